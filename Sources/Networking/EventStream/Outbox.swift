import Combine
import Foundation

/// Hands values to a subscriber as it demands them; keeps what it has not asked for yet.
///
/// Values must be sent from one thread at a time; demand may come from any thread. A subscriber that leaves more than
/// `limit` values lying loses the oldest.
final class Outbox<Downstream: Subscriber>: @unchecked Sendable {
  private let limit: Int
  private let lock = NSLock()
  private var downstream: Downstream?
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDraining = false

  init(_ downstream: Downstream, limit: Int = 1024) {
    self.downstream = downstream
    self.limit = limit
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    drain()
  }

  func send(_ value: Downstream.Input) {
    let lost = lock.withLock { () -> Downstream.Input? in
      guard downstream != nil, completion == nil else { return value }
      waiting.append(value)
      return waiting.count > limit ? waiting.removeFirst() : nil
    }
    _ = lost
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
  }

  private func takeTurn() -> Bool {
    defer { isDraining = true }
    return !isDraining
  }

  private func nextStep() -> Step? {
    if let downstream {
      if !waiting.isEmpty, demand > 0 {
        demand -= 1
        return .value(waiting.removeFirst(), downstream)
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
