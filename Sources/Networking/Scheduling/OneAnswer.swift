import Combine
import Foundation

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

  private final class Inner<Downstream: Subscriber>: Subscription, @unchecked Sendable
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var start: ((@escaping Callback) -> any Cancellable)?
    private var work: (any Cancellable)?

    init(downstream: Downstream, start: @escaping (@escaping Callback) -> any Cancellable) {
      self.downstream = downstream
      self.start = start
    }

    func request(_ demand: Subscribers.Demand) {
      let start = lock.withLock {
        defer { self.start = nil }
        return self.start
      }
      guard let work = start?({ [self] in finish($0) }) else { return }
      let isOver = lock.withLock {
        if downstream != nil { self.work = work }
        return downstream == nil
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
      lock.withLock {
        defer { (work, downstream, start) = (nil, nil, nil) }
        return (work, downstream, start)
      }
    }
  }
}
