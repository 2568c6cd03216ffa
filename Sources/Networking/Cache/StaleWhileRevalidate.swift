import Combine
import Foundation

extension Publisher where Failure == ServiceError {
  /// Puts what is stored before, or in place of, what this publisher of fresh values gives.
  ///
  /// A failure with something stored at hand is not the end: the stored value is published once more, with the problem.
  func revalidating<Value>(
    _ stored: Fetched<Value>?, use: CachePolicy.Use, patience: TimeInterval?, on scheduler: AnyScheduler, url: URL
  ) -> AnyPublisher<Fetched<Value>, ServiceError> where Output == Fetched<Value> {
    guard let stored else {
      return use == .storedOnly
        ? Fail(error: .notStored(url: url)).eraseToAnyPublisher() : eraseToAnyPublisher()
    }
    switch use {
    case .freshOnly:
      return eraseToAnyPublisher()
    case .storedOnly:
      return Just(stored).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    case _ where !stored.freshness.isStale:
      return Just(stored).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    case .freshOrStored:
      let fresh = patience.map { deadline($0, on: scheduler, error: .timedOut(url: url)) } ?? eraseToAnyPublisher()
      return fresh.catch { Just(stored.with(problem: $0)) }
        .setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    case .storedThenFresh:
      return self.catch { Just(stored.with(problem: $0)) }
        .prepend(stored)
        .setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    }
  }
}
