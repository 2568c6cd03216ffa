import Combine
import Foundation

extension HTTPClient {
  /// Asks for a value by way of what is cached; see ``CachePolicy/Use`` for how many values come. Delivers on the
  /// configuration's `delivery`.
  ///
  /// Fails only when nothing usable is cached: otherwise the cached value comes with its age and, in `problem`, the reason
  /// why there is no newer one. An answer that cannot be read never replaces a cached one that can.
  ///
  ///     client.fetch(Page.self, request, cache: CachePolicy(freshFor: 300))
  ///       .sink { … } receiveValue: { page in show(page.value, age: page.freshness.age()) }
  package func fetch<Value: Decodable>(
    _ type: Value.Type = Value.self, _ request: HTTPRequest, cache policy: CachePolicy
  ) -> AnyPublisher<Fetched<Value>, ServiceError> {
    value(type, for: request, cache: policy).receive(on: configuration.delivery).eraseToAnyPublisher()
  }

  /// For services: the same, delivered where it was decoded.
  package func value<Value: Decodable>(
    _ type: Value.Type = Value.self, for request: HTTPRequest, cache policy: CachePolicy
  ) -> AnyPublisher<Fetched<Value>, ServiceError> {
    reading(request, cache: policy) { response throws(ServiceError) in try JSONAnswer.decode(type, from: response) }
  }

  /// The same for answers of which many ask, that are remembered as they were decoded: what is fresh is published at once, where
  /// one subscribes, and anything else delivered on the configuration's `delivery`.
  /// - Parameter finish: what is made of the decoded value before it is remembered; the same for each request of an address.
  package func sharedValue<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self, for request: HTTPRequest, cache policy: CachePolicy,
    finish: @escaping (Value) -> Value = { $0 }
  ) -> AnyPublisher<Fetched<Value>, ServiceError> {
    guard configuration.cache != nil, let key = CacheKey(request) else {
      return fetch(type, request, cache: policy).map { $0.map(finish) }.eraseToAnyPublisher()
    }
    return Deferred { [self] in
      if let known = decoded.answer(type, to: key, policy, at: configuration.clock()) {
        return Just(known).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
      }
      return value(type, for: request, cache: policy)
        .map { $0.map(finish) }
        .handleEvents(receiveOutput: { [self] in decoded.keep($0, to: key) })
        .receive(on: configuration.delivery)
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  /// The same for answers of any form: `read` makes the value, on the configuration's `decoding`, from a fresh or cached
  /// answer with a status of 200…299; only answers it can read are cached.
  package func reading<Value>(
    _ request: HTTPRequest, cache policy: CachePolicy,
    _ read: @escaping (HTTPResponse) throws(ServiceError) -> Value
  ) -> AnyPublisher<Fetched<Value>, ServiceError> {
    guard let cache = configuration.cache, let key = CacheKey(request) else {
      return fresh(request, known: nil, key: nil, read).eraseToAnyPublisher()
    }
    let url = Redactor.url(request.url)
    return configuration.decoding.work { [self] in lookUp(key, in: cache, for: request, policy, read) }
      .setFailureType(to: ServiceError.self)
      .flatMap { [self] found in
        fresh(request, known: found?.entry, key: key, read)
          .revalidating(
            found?.value, use: policy.use, patience: policy.patience, on: configuration.scheduler, url: url)
      }
      .eraseToAnyPublisher()
  }

  /// What is cached and can be read; an entry that cannot is removed.
  private func lookUp<Value>(
    _ key: CacheKey, in cache: any CacheStore, for request: HTTPRequest, _ policy: CachePolicy,
    _ read: (HTTPResponse) throws(ServiceError) -> Value
  ) -> (entry: CacheEntry, value: Fetched<Value>)? {
    let now = configuration.clock()
    guard let entry = cache.entry(for: key), policy.isUsable(entry, at: now) else { return nil }
    do throws(ServiceError) {
      let value = try read(entry.response(url: request.url))
      let isStale = !policy.isFresh(entry, at: now)
      return (entry, Fetched(value, freshness: Freshness(date: entry.date, source: .store, isStale: isStale)))
    } catch {
      cache.remove([key])
      return nil
    }
  }

  /// Asks the service, and stores its answer where that can be read.
  private func fresh<Value>(
    _ request: HTTPRequest, known: CacheEntry?, key: CacheKey?,
    _ read: @escaping (HTTPResponse) throws(ServiceError) -> Value
  ) -> AnyPublisher<Fetched<Value>, ServiceError> {
    answer(to: request, known: known)
      .flatMap { [self] answer in
        configuration.decoding.attempt { [self] () throws(ServiceError) in
          let value = try read(answer.response)
          let date = configuration.clock()
          if let key, let cache = configuration.cache {
            if answer.isConfirmed {
              cache.confirm(key, date: date)
            } else if let entry = CacheEntry(answer.response, date: date) {
              cache.store([key: entry])
            }
          }
          return Fetched(value, freshness: Freshness(date: date, source: .network))
        }
      }
      .eraseToAnyPublisher()
  }
}
