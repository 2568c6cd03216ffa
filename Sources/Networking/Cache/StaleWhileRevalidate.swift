import Combine
import Foundation

extension Publisher where Failure == ServiceError {
  /// Puts what is cached before, or in place of, what this publisher of fresh values gives.
  ///
  /// A failure with something cached at hand is not the end: the cached value is published once more, with the problem.
  func revalidating<Value>(
    _ cached: Fetched<Value>?, use: CachePolicy.Use, patience: TimeInterval?, on scheduler: AnyScheduler, url: URL
  ) -> AnyPublisher<Fetched<Value>, ServiceError> where Output == Fetched<Value> {
    guard let cached else {
      return use == .cachedOnly
        ? Fail(error: .notCached(url: url)).eraseToAnyPublisher() : eraseToAnyPublisher()
    }
    switch use {
    case .freshOnly:
      return eraseToAnyPublisher()
    case .cachedOnly:
      return Just(cached).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    case _ where !cached.freshness.isStale:
      return Just(cached).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    case .freshOrCached:
      let fresh = patience.map { deadline($0, on: scheduler, error: .timedOut(url: url)) } ?? eraseToAnyPublisher()
      return fresh.catch { Just(cached.with(problem: $0)) }
        .setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    case .cachedThenFresh:
      return self.catch { Just(cached.with(problem: $0)) }
        .prepend(cached)
        .setFailureType(to: ServiceError.self).eraseToAnyPublisher()
    }
  }
}
