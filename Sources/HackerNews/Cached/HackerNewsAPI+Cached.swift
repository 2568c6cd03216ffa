import Combine
import Foundation
import Networking

extension HackerNewsAPI {
  var cached: CachedStories? {
    client.configuration.cache.map { CachedStories(cache: $0, addresses: addresses) }
  }

  /// The list as it was last seen; nil where none is cached, or one too old to show. May wait for a disk.
  func cachedList(_ endpoint: HackerNewsEndpoint, limit: Int) -> CachedList? {
    guard let found = cached?.list(under: CacheKey(listRequest(endpoint)), limit: limit),
      age(of: found) <= configuration.reading.keptFor
    else { return nil }
    return found
  }

  /// What `fresh` gives; what is cached where the configuration's `reading` wants that, or where `fresh` fails.
  func reading(
    _ endpoint: HackerNewsEndpoint, limit: Int, orElse fresh: AnyPublisher<StoryList, HackerNewsError>
  ) -> AnyPublisher<StoryList, HackerNewsError> {
    let policy = configuration.reading
    guard cached != nil, policy.use != .freshOnly else { return fresh }
    return client.configuration.decoding.work { [self] in cachedList(endpoint, limit: limit) }
      .setFailureType(to: HackerNewsError.self)
      .flatMap { [self] found -> AnyPublisher<StoryList, HackerNewsError> in
        guard let found else {
          let nothing = HackerNewsError(.notCached(url: addresses.list(endpoint)))
          return policy.use == .cachedOnly ? Fail(error: nothing).eraseToAnyPublisher() : fresh
        }
        if policy.use == .cachedOnly || isFresh(found) { return OneAnswer(.success(found.list)).eraseToAnyPublisher() }
        return fresh.catch { OneAnswer(.success(found.list(after: $0))) }.eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  /// Whether a list needs no question; one without a young date does.
  private func isFresh(_ found: CachedList) -> Bool {
    !found.hasGaps && (0...max(0, configuration.reading.freshFor)).contains(age(of: found))
      && configuration.reading.freshFor >= 0
  }

  private func age(of found: CachedList) -> TimeInterval {
    client.configuration.clock().timeIntervalSince(found.date)
  }

  // MARK: - Keeping

  func keep(_ stories: [Story]) {
    cached?.keep(stories, at: client.configuration.clock())
  }

  func keep(_ ids: [Int], from endpoint: HackerNewsEndpoint) {
    cached?.keep(ids, under: CacheKey(listRequest(endpoint)), at: client.configuration.clock())
  }
}

extension HackerNewsAPI {
  /// Whether a list of stories is cached, so that a reader without a network has something to read. May wait for a disk.
  package var hasCachedStories: Bool {
    HackerNewsEndpoint.allCases.contains { cachedList($0, limit: 1) != nil }
  }

  /// The stories of all lists as they are cached, without a question to anybody. One value.
  package func cachedStories() -> AnyPublisher<[Story], Never> {
    delivered(
      client.configuration.decoding.work { [self] in
        HackerNewsEndpoint.allCases.flatMap { cachedList($0, limit: 500)?.list.stories ?? [] }
      })
  }
}
