import Combine
import Foundation

extension Publisher {
  /// Fails with `error` unless the one value comes within `seconds`, counted from the first demand.
  package func deadline(
    _ seconds: TimeInterval, on scheduler: AnyScheduler, error: Failure
  ) -> AnyPublisher<Output, Failure> {
    OneAnswer<Output, Failure> { callback in
      let work = self.sink { completion in
        if case .failure(let error) = completion { callback(.failure(error)) }
      } receiveValue: {
        callback(.success($0))
      }
      let isRunning = WeakReference(work)
      scheduler.run(after: seconds) {
        guard isRunning.value != nil else { return }
        callback(.failure(error))
      }
      return work
    }
    .eraseToAnyPublisher()
  }
}

private final class WeakReference<Value: AnyObject> {
  weak var value: Value?

  init(_ value: Value) {
    self.value = value
  }
}
