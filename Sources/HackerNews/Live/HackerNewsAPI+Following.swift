import Combine
import Foundation
import Networking

extension HackerNewsAPI {
  /// The live list of one subscriber.
  ///
  /// Subscribing and everything that touches the state happen on the client's scheduler, one thing at a time: no value can
  /// arrive between two steps of the wiring.
  func following(_ endpoint: HackerNewsEndpoint, limit: Int) -> AnyPublisher<LiveStories, Never> {
    Deferred { [self] in
      /// The newest state, which says what need not be asked for.
      let current = CurrentValueSubject<LiveStories, Never>(LiveStories())
      let live = liveIDs(from: endpoint).receive(on: scheduler).sharedKeepingLatest()
      let streamed = live.compactMap(\.value)
        .removeDuplicates()
        .handleEvents(receiveOutput: { [self] ids in keep(ids, from: endpoint) })
        .map { Array($0.prefix(limit)) }
        .throttle(for: .seconds(Self.shortestPause), scheduler: scheduler, latest: true)
      let asked = ids(from: endpoint)
        .map { Result<[Int], ServiceError>.success(Array($0.prefix(limit))) }
        .catch { Just(.failure($0)) }
        .receive(on: scheduler)
        .prefix(untilOutputFrom: streamed)

      let lists = asked.merge(with: streamed.map { .success($0) })
        .removeDuplicates()
        .map { [self] ids in
          switch ids {
          case .success(let ids): persistent(ids, known: { current.value.confirmedStories })
          case .failure(let error): replacement(for: endpoint, limit: limit, after: error)
          }
        }
        .switchToLatest()
      let changed = ChangedItems()
      let refreshed = changes()
        .map { ids in ids.filter(Set(current.value.stories.map(\.id)).contains) }
        .filter { !$0.isEmpty }
        .map { changed.add($0) }
        .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
        .flatMap(maxPublishers: .max(1)) { [self] in refreshedStories(changed.takeAll()) }
      let connections = live.map(\.connection).removeDuplicates().map(LiveStoriesState.Input.connection)

      let cached = cachedList(endpoint, limit: limit).map { LiveStoriesState.Input.cached($0.list) }
      return lists.merge(with: refreshed, connections)
        .receive(on: scheduler)
        .prepend([cached].compactMap { $0 })
        .scan(LiveStoriesState()) { $0.applying($1) }
        .map(\.stories)
        .removeDuplicates()
        .handleEvents(receiveOutput: { current.send($0) })
    }
    .subscribe(on: scheduler)
    .eraseToAnyPublisher()
  }

  /// Seconds between two rebuildings of a list whose ids change all the time; the first change is followed at once.
  private static let shortestPause = 0.2

  /// The list of `ids`; stories that could not be had are asked for again from time to time.
  private func persistent(
    _ ids: [Int], known: @escaping () -> [Story]
  ) -> AnyPublisher<LiveStoriesState.Input, Never> {
    var isLacking = false
    return assemblies(ids: ids, known: known())
      .map { assembly in
        let list = assembly.list
        if case .storiesMissing? = list.shortcoming { isLacking = list.isComplete }
        if list.isComplete { self.keep(list.stories) }
        return assembly.totalFailure.map { .failed(HackerNewsError($0)) } ?? .list(list, Date())
      }
      .append(
        Deferred { [self] in
          isLacking
            ? scheduler.pause(configuration.pollInterval)
              .flatMap { [self] in persistent(ids, known: known) }.eraseToAnyPublisher()
            : Empty().eraseToAnyPublisher()
        }
      )
      .eraseToAnyPublisher()
  }

  private func replacement(
    for endpoint: HackerNewsEndpoint, limit: Int, after error: ServiceError
  ) -> AnyPublisher<LiveStoriesState.Input, Never> {
    substitute(for: endpoint, limit: limit, after: error)
      .map { .list($0, Date()) }
      .catch { Just(.failed($0)) }
      .eraseToAnyPublisher()
  }

  private func refreshedStories(_ ids: [Int]) -> AnyPublisher<LiveStoriesState.Input, Never> {
    Publishers.MergeMany(ids.map { single($0) })
      .collect()
      .map { [self] changes in
        let stories = changes.compactMap(\.story)
        keep(stories)
        return .refreshed(stories, Date())
      }
      .eraseToAnyPublisher()
  }
}

/// Items that have changed since they were last asked for.
private final class ChangedItems: @unchecked Sendable {
  private let lock = NSLock()
  private var ids: Set<Int> = []

  func add(_ new: [Int]) { lock.withLock { ids.formUnion(new) } }

  func takeAll() -> [Int] {
    lock.withLock {
      defer { ids = [] }
      return ids.sorted()
    }
  }
}

extension StoryAssembly.Change {
  fileprivate var story: Story? {
    if case .single(_, let story) = self { story } else { nil }
  }
}
