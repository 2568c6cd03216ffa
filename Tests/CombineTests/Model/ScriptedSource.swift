import Combine

/// A polite publisher of one trace: never more than the demand, nothing after the end or a cancel.
///
/// It starts anew for each subscriber. Its events become ready one at a time, by ``makeReady()``, or all at once.
final class ScriptedSource: Publisher {
  typealias Output = Int
  typealias Failure = any Error

  private let trace: Trace<Int>
  private let isReady: Bool
  private var connections: [Connection] = []

  init(_ trace: Trace<Int>, isReady: Bool) {
    self.trace = trace
    self.isReady = isReady
  }

  /// How many subscribers have neither cancelled nor seen the end.
  var liveCount: Int { connections.count }

  /// Whether some subscriber waits for an event that is not ready.
  var hasUnreadyEvents: Bool { connections.contains(where: \.hasUnreadyEvents) }

  /// Makes one more event ready for each subscriber.
  func makeReady() {
    for connection in connections { connection.makeReady() }
  }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Int, Downstream.Failure == any Error {
    let connection = Connection(AnySubscriber(subscriber), source: self, ready: isReady ? trace.values.count + 1 : 0)
    connections.append(connection)
    subscriber.receive(subscription: connection)
    connection.deliver()
  }

  private final class Connection: Subscription {
    private var subscriber: AnySubscriber<Int, any Error>?
    private var source: ScriptedSource?
    private let trace: Trace<Int>
    private var demand = Subscribers.Demand.none
    private var next = 0
    private var ready: Int
    private var isDelivering = false

    init(_ subscriber: AnySubscriber<Int, any Error>, source: ScriptedSource, ready: Int) {
      self.subscriber = subscriber
      self.source = source
      self.ready = ready
      trace = source.trace
    }

    var hasUnreadyEvents: Bool { ready < trace.values.count + (trace.ending == .open ? 0 : 1) }

    func makeReady() {
      ready += 1
      deliver()
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      deliver()
    }

    func cancel() { close() }

    func deliver() {
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      while let subscriber, next < ready {
        if next < trace.values.count {
          guard demand > .none else { return }
          demand -= 1
          next += 1
          demand += subscriber.receive(trace.values[next - 1])
        } else {
          switch trace.ending {
          case .open: return
          case .finished:
            close()
            subscriber.receive(completion: .finished)
          case .failed:
            close()
            subscriber.receive(completion: .failure(Oops()))
          }
        }
      }
    }

    private func close() {
      source?.connections.removeAll { $0 === self }
      source = nil
      subscriber = nil
    }
  }
}
