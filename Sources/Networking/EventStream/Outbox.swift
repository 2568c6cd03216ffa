import Combine
import Foundation
import Locks

/// Hands values to a subscriber as it demands them; keeps what it has not asked for yet.
///
/// Values must be sent from one thread at a time; demand may come from any thread. Who sends keeps the number of waiting
/// values bounded: it sends no more until `whenEmpty` is called.
final class Outbox<Downstream: Subscriber>: Sendable {
  private let whenEmpty: @Sendable () -> Void
  private struct State {
    var downstream: Downstream?
    var waiting: ArraySlice<Downstream.Input> = []
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Downstream.Failure>?
    var isDraining = false

    mutating func takeTurn() -> Bool {
      defer { isDraining = true }
      return !isDraining
    }

    mutating func nextStep() -> Step? {
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

  private let state: Locked<State>

  /// - Parameter whenEmpty: called on the thread that delivered the last waiting value.
  init(_ downstream: Downstream, whenEmpty: @escaping @Sendable () -> Void) {
    state = Locked(unchecked: State(downstream: downstream))
    self.whenEmpty = whenEmpty
  }

  var isEmpty: Bool { state.withLock { $0.waiting.isEmpty } }

  func request(_ more: Subscribers.Demand) {
    state.withLock { $0.demand += more }
    drain()
  }

  func send(_ value: Downstream.Input) {
    state.withLock { state in
      if state.downstream != nil, state.completion == nil { state.waiting.append(value) }
    }
    drain()
  }

  func finish(_ error: Downstream.Failure?) {
    state.withLock { $0.completion = error.map { .failure($0) } ?? .finished }
    drain()
  }

  func cancel() {
    let dropped = state.withLock { state in
      defer { (state.downstream, state.waiting) = (nil, []) }
      return (state.downstream, state.waiting)
    }
    _ = dropped
  }

  private enum Step {
    case value(Downstream.Input, Downstream)
    case completion(Subscribers.Completion<Downstream.Failure>, Downstream)
  }

  /// Delivers what is demanded. One thread drains at a time; a call from within a delivery leaves the rest to it.
  private func drain() {
    guard state.withLock({ $0.takeTurn() }) else { return }
    while let step = state.withLock({ $0.nextStep() }) {
      switch step {
      case .value(let value, let downstream):
        let more = downstream.receive(value)
        state.withLock { $0.demand += more }
      case .completion(let completion, let downstream):
        downstream.receive(completion: completion)
      }
    }
    if isEmpty { whenEmpty() }
  }

}
