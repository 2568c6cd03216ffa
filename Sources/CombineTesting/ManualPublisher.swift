import Combine
import Foundation
import Locks

/// A publisher that does exactly what the test tells it to, right or wrong, and records what is asked of it.
///
///     let source = ManualPublisher<Int, Never>()
///     let recorder = source.map { $0 * 2 }.record(demand: .max(1))
///     #expect(source.requests == [.max(1)])
///     source.send(21)
///     #expect(recorder.values == [42])
///     recorder.cancel()
///     #expect(source.cancelCount == 1)
///
/// Values are sent whether or not there is demand, also after a completion or a cancel, so that operators can be
/// tested against impolite sources. It may be used from any thread.
public final class ManualPublisher<Output, Failure: Error>: Publisher {
  /// One subscriber's side of a ``ManualPublisher``.
  public final class Connection: Subscription, CustomStringConvertible {
    private let subscriber: AnySubscriber<Output, Failure>
    private struct State {
      var recordedRequests: [Subscribers.Demand] = []
      var recordedCancels = 0
    }

    private let state = Locked(State())
    fileprivate let onRequest: ((Connection, Subscribers.Demand) -> Void)?
    fileprivate let onCancel: ((Connection) -> Void)?

    fileprivate init(
      _ subscriber: AnySubscriber<Output, Failure>, onRequest: ((Connection, Subscribers.Demand) -> Void)?,
      onCancel: ((Connection) -> Void)?
    ) {
      self.subscriber = subscriber
      self.onRequest = onRequest
      self.onCancel = onCancel
    }

    /// The demands this subscriber asked for, in order, without those it returned for a value.
    public var requests: [Subscribers.Demand] { state.withLock { $0.recordedRequests } }

    /// How many times this subscriber cancelled.
    public var cancelCount: Int { state.withLock { $0.recordedCancels } }

    /// Records a request, and tells `onRequest`.
    public func request(_ demand: Subscribers.Demand) {
      state.withLock { $0.recordedRequests.append(demand) }
      onRequest?(self, demand)
    }

    /// Counts the cancellation, and tells `onCancel`.
    public func cancel() {
      state.withLock { $0.recordedCancels += 1 }
      onCancel?(self)
    }

    /// Hands the subscriber its subscription.
    public func sendSubscription() {
      subscriber.receive(subscription: self)
    }

    /// Hands the subscriber a value, and returns the demand it answers with.
    @discardableResult
    public func send(_ value: Output) -> Subscribers.Demand {
      subscriber.receive(value)
    }

    /// Tells the subscriber that this is the end.
    public func send(completion: Subscribers.Completion<Failure>) {
      subscriber.receive(completion: completion)
    }

    /// The name of the type.
    public var description: String { "ManualPublisher.Connection" }
  }

  private struct State {
    var all: [Connection] = []
  }

  private let state = Locked(State())
  private let sendsSubscription: Bool
  private let onRequest: ((Connection, Subscribers.Demand) -> Void)?
  private let onCancel: ((Connection) -> Void)?

  /// Creates a publisher.
  ///
  /// - Parameters:
  ///   - sendsSubscription: whether a new subscriber is handed its subscription at once, or only by
  ///     ``Connection/sendSubscription()``.
  ///   - onRequest: called on every request, after it has been recorded.
  ///   - onCancel: called on every cancel, after it has been recorded.
  public init(
    sendsSubscription: Bool = true, onRequest: ((Connection, Subscribers.Demand) -> Void)? = nil,
    onCancel: ((Connection) -> Void)? = nil
  ) {
    self.sendsSubscription = sendsSubscription
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let connection = Connection(AnySubscriber(subscriber), onRequest: onRequest, onCancel: onCancel)
    state.withLock { $0.all.append(connection) }
    if sendsSubscription { connection.sendSubscription() }
  }

  /// Every subscriber so far, in the order in which they came.
  public var connections: [Connection] { state.withLock { $0.all } }

  /// The demands of all subscribers, one subscriber after the other.
  public var requests: [Subscribers.Demand] { connections.flatMap(\.requests) }

  /// How many times subscribers have cancelled.
  public var cancelCount: Int { connections.reduce(0) { $0 + $1.cancelCount } }

  /// Hands every subscriber a value; returns the sum of the demands they answer with.
  @discardableResult
  public func send(_ value: Output) -> Subscribers.Demand {
    connections.reduce(.none) { $0 + $1.send(value) }
  }

  /// Tells every subscriber that this is the end.
  public func send(completion: Subscribers.Completion<Failure>) {
    for connection in connections { connection.send(completion: completion) }
  }

  /// Forgets all subscribers, so that the test can see what else holds them.
  public func removeConnections() {
    let removed = state.withLock { state in
      let removed = state.all
      state.all = []
      return removed
    }
    _ = removed
  }
}

extension ManualPublisher: @unchecked Sendable where Output: Sendable {}
