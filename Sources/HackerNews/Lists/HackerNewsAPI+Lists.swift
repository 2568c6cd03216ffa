import Combine
import Foundation
import Networking

extension HackerNewsAPI {
  /// The first `limit` stories of a list, complete, in the order of the site.
  ///
  /// Fails only when nothing could be had from either service and nothing is cached; a single story that fails is left out.
  package func stories(from endpoint: HackerNewsEndpoint, limit: Int = 30) -> AnyPublisher<[Story], HackerNewsError> {
    delivered(reading(endpoint, limit: limit).filter(\.isComplete).map(\.stories))
  }

  /// The same list while it grows: each value holds more of it, always in the order of the site; the last value is what
  /// ``stories(from:limit:)`` gives.
  package func growingStories(
    from endpoint: HackerNewsEndpoint, limit: Int = 30
  ) -> AnyPublisher<[Story], HackerNewsError> {
    delivered(reading(endpoint, limit: limit).map(\.stories).removeDuplicates())
  }

  /// The growing list with all that is known about it; `cached` is set where it is the one of an earlier time.
  ///
  /// - Parameter known: stories on the screen already; they are not asked for again, so a refresh that finds nothing new
  ///   costs the one request for the ids.
  package func storyLists(
    from endpoint: HackerNewsEndpoint, limit: Int = 30, known: [Story] = []
  ) -> AnyPublisher<StoryList, HackerNewsError> {
    delivered(reading(endpoint, limit: limit, known: known))
  }

  /// The growing list of the given ids, in their order. Never fails: what cannot be had is named in `shortcoming`.
  package func storyLists(ids: [Int], known: [Story] = []) -> AnyPublisher<StoryList, Never> {
    delivered(assemblies(ids: ids, known: known).map(\.list))
  }

  /// Any number of stories, each as soon as it is there; what cannot be had is left out. One request for each id.
  package func mergedStories(ids: [Int]) -> AnyPublisher<Story, Never> {
    delivered(
      Publishers.MergeMany(ids.map { single($0) }).compactMap { change in
        if case .single(_, let story) = change { story } else { nil }
      })
  }

  // MARK: - Without a hop

  /// The growing list, or the cached one; see ``Configuration/reading``.
  private func reading(
    _ endpoint: HackerNewsEndpoint, limit: Int, known: [Story] = []
  ) -> AnyPublisher<StoryList, HackerNewsError> {
    reading(endpoint, limit: limit, orElse: lists(from: endpoint, limit: limit, known: known))
  }

  func lists(
    from endpoint: HackerNewsEndpoint, limit: Int, known: [Story] = []
  ) -> AnyPublisher<StoryList, HackerNewsError> {
    Deferred { [self] in
      // All of it ends in the time that one request may take: half of it is for the ids, so that some is left for the
      // search service where the official one is silent.
      let time = TimeLimit(client.configuration.deadline, on: scheduler)
      return ids(from: endpoint)
        .deadline(time.left / 2, on: scheduler, error: .timedOut(url: addresses.list(endpoint)))
        .map { ids in self.trustedLists(ids: Array(ids.prefix(max(limit, 0))), known: known, within: time) }
        .catch { error in Just(self.substitute(for: endpoint, limit: limit, after: error, within: time)) }
        .flatMap { $0 }
    }
    .eraseToAnyPublisher()
  }

  /// Fails when there are ids but not a single story could be had.
  private func trustedLists(
    ids: [Int], known: [Story], within time: TimeLimit
  ) -> AnyPublisher<StoryList, HackerNewsError> {
    assemblies(ids: ids, known: known, within: time)
      .setFailureType(to: HackerNewsError.self)
      .flatMap { assembly in
        OneAnswer(assembly.totalFailure.map { .failure(HackerNewsError($0)) } ?? .success(assembly.list))
      }
      .handleEvents(receiveOutput: { [self] list in
        if list.isComplete { keep(list.stories) }
      })
      .eraseToAnyPublisher()
  }

  /// Puts a list together: bodies in one bulk request, what it lacks one by one.
  ///
  /// The first value is what is known already; then one value for each thing that arrives.
  /// - Parameter time: what all of it may take; nil where each request has its own time.
  func assemblies(
    ids: [Int], known: [Story], within time: TimeLimit? = nil
  ) -> AnyPublisher<StoryAssembly, Never> {
    let start = StoryAssembly(ids: ids, known: known)
    let wanted = start.wanted
    guard !wanted.isEmpty else { return Just(start).eraseToAnyPublisher() }
    let changes =
      wanted.count <= configuration.fewestInBulk
      ? singles(wanted, time)
      : Publishers.MergeMany(wanted.chunks(of: 100).map { filled($0, time) }).eraseToAnyPublisher()
    let growing = changes.scan(start) { $0.applying($1) }
    return start.list.stories.isEmpty
      ? growing.eraseToAnyPublisher() : growing.prepend(start).eraseToAnyPublisher()
  }

  /// The bulk answer, then one by one what it lacks.
  private func filled(_ ids: [Int], _ time: TimeLimit?) -> AnyPublisher<StoryAssembly.Change, Never> {
    bulk(ids, time).flatMap { change in
      let found: Set<Int>
      if case .bulk(let stories, _) = change { found = Set(stories.map(\.id)) } else { found = [] }
      let gaps = ids.filter { !found.contains($0) }
      return gaps.isEmpty
        ? Just(change).eraseToAnyPublisher() : self.singles(gaps, time).prepend(change).eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  private func bulk(_ ids: [Int], _ time: TimeLimit?) -> AnyPublisher<StoryAssembly.Change, Never> {
    var request = HTTPRequest(addresses.bodies(of: ids), retryLimit: 0)
    request.timeouts.total = min(configuration.bulkTimeLimit, (time?.left).map { $0 / 2 } ?? .infinity)
    return client.value(SearchAnswer.self, for: request)
      .map { .bulk(found: $0.hits.compactMap(\.story), asked: ids) }
      .catch { Just(.bulkFailed($0)) }
      .eraseToAnyPublisher()
  }

  private func singles(_ ids: [Int], _ time: TimeLimit?) -> AnyPublisher<StoryAssembly.Change, Never> {
    Publishers.MergeMany(ids.map { single($0, within: time) }).eraseToAnyPublisher()
  }

  func single(_ id: Int, within time: TimeLimit? = nil) -> AnyPublisher<StoryAssembly.Change, Never> {
    let item = officialItem(id)
    let limited = time.map { item.deadline($0.left, on: scheduler, error: .timedOut(url: addresses.item(id))) }
    return (limited ?? item)
      .map { .single(id: id, $0.flatMap(Story.init)) }
      .catch { Just(.singleFailed(id: id, $0)) }
      .eraseToAnyPublisher()
  }

  /// What the search service offers in place of a list that the official API does not give.
  func substitute(
    for endpoint: HackerNewsEndpoint, limit: Int, after error: ServiceError, within time: TimeLimit? = nil
  ) -> AnyPublisher<StoryList, HackerNewsError> {
    let reason = HackerNewsError(error)
    return client.value(
      SearchAnswer.self, for: HTTPRequest(addresses.substitute(for: endpoint, limit: limit, now: Date()))
    )
    .deadline(time?.left ?? client.configuration.deadline, on: scheduler, error: error)
    .mapError { _ in reason }
    .flatMap { answer in
      let stories = answer.hits.compactMap(\.story)
      var list = StoryAssembly(ids: stories.map(\.id), known: stories).list
      list.shortcoming = .officialUnavailable(reason)
      return OneAnswer(list.stories.isEmpty ? .failure(reason) : .success(list))
    }
    .eraseToAnyPublisher()
  }
}

extension Array {
  fileprivate func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
