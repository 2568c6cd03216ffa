import Combine
import Foundation
import Locks

/// A publisher of one value that comes from a callback: the bridge between things that call back and Combine.
///
/// `start` runs anew for each subscriber, on the thread of its first demand, and returns what stops it. The value and the
/// completion arrive on the thread that calls back. After cancellation nothing arrives.
package struct OneAnswer<Output, Failure: Error>: Publisher {
  package typealias Callback = (Result<Output, Failure>) -> Void

  private let start: (@escaping Callback) -> any Cancellable

  package init(_ start: @escaping (@escaping Callback) -> any Cancellable) {
    self.start = start
  }

  /// A result that is there already.
  package init(_ result: Result<Output, Failure>) {
    start = { callback in
      callback(result)
      return AnyCancellable {}
    }
  }

  package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Inner(downstream: subscriber, start: start))
  }

  private final class Inner<Downstream: Subscriber>: Subscription, Sendable
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private struct State {
      var downstream: Downstream?
      var start: ((@escaping Callback) -> any Cancellable)?
      var work: (any Cancellable)?
    }

    private let state: Locked<State>

    init(downstream: Downstream, start: @escaping (@escaping Callback) -> any Cancellable) {
      state = Locked(unchecked: State(downstream: downstream, start: start))
    }

    func request(_ demand: Subscribers.Demand) {
      let start = state.withLock { state in
        defer { state.start = nil }
        return state.start
      }
      guard let work = start?({ [self] in finish($0) }) else { return }
      let isOver = state.withLock { state in
        if state.downstream != nil { state.work = work }
        return state.downstream == nil
      }
      if isOver { work.cancel() }
    }

    func cancel() {
      let (work, downstream, start) = takeAll()
      _ = (downstream, start)
      work?.cancel()
    }

    private func finish(_ result: Result<Output, Failure>) {
      let (work, downstream, start) = takeAll()
      _ = (work, start)
      guard let downstream else { return }
      switch result {
      case .success(let value):
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
      case .failure(let error):
        downstream.receive(completion: .failure(error))
      }
    }

    /// Empties the subscription; what it held dies outside the lock.
    private func takeAll() -> ((any Cancellable)?, Downstream?, ((@escaping Callback) -> any Cancellable)?) {
      state.withLock { state in
        defer { (state.work, state.downstream, state.start) = (nil, nil, nil) }
        return (state.work, state.downstream, state.start)
      }
    }
  }
}
