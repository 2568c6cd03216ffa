import Combine
import Foundation

/// Hands values to a subscriber as it demands them; keeps what it has not asked for yet.
///
/// Values must be sent from one thread at a time; demand may come from any thread. Who sends keeps the number of waiting
/// values bounded: it sends no more until `whenEmpty` is called.
final class Outbox<Downstream: Subscriber>: @unchecked Sendable {
  private let whenEmpty: @Sendable () -> Void
  private let lock = NSLock()
  private var downstream: Downstream?
  private var waiting: ArraySlice<Downstream.Input> = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDraining = false

  /// - Parameter whenEmpty: called on the thread that delivered the last waiting value.
  init(_ downstream: Downstream, whenEmpty: @escaping @Sendable () -> Void) {
    self.downstream = downstream
    self.whenEmpty = whenEmpty
  }

  var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    drain()
  }

  func send(_ value: Downstream.Input) {
    lock.withLock {
      if downstream != nil, completion == nil { waiting.append(value) }
    }
    drain()
  }

  func finish(_ error: Downstream.Failure?) {
    lock.withLock { completion = error.map { .failure($0) } ?? .finished }
    drain()
  }

  func cancel() {
    let dropped = lock.withLock {
      defer { (downstream, waiting) = (nil, []) }
      return (downstream, waiting)
    }
    _ = dropped
  }

  private enum Step {
    case value(Downstream.Input, Downstream)
    case completion(Subscribers.Completion<Downstream.Failure>, Downstream)
  }

  /// Delivers what is demanded. One thread drains at a time; a call from within a delivery leaves the rest to it.
  private func drain() {
    guard lock.withLock({ takeTurn() }) else { return }
    while let step = lock.withLock({ nextStep() }) {
      switch step {
      case .value(let value, let downstream):
        let more = downstream.receive(value)
        lock.withLock { demand += more }
      case .completion(let completion, let downstream):
        downstream.receive(completion: completion)
      }
    }
    if isEmpty { whenEmpty() }
  }

  private func takeTurn() -> Bool {
    defer { isDraining = true }
    return !isDraining
  }

  private func nextStep() -> Step? {
    if let downstream {
      if demand > 0, let value = waiting.popFirst() {
        demand -= 1
        return .value(value, downstream)
      }
      if waiting.isEmpty, let completion {
        self.downstream = nil
        return .completion(completion, downstream)
      }
    }
    isDraining = false
    return nil
  }
}
