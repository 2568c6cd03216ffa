import Combine
import Foundation
import Networking

/// Who follows the same list to the same length shares it.
struct FollowedListKey: Hashable {
  var endpoint: HackerNewsEndpoint
  var limit: Int
}

extension HackerNewsAPI {
  /// The live list of one subscriber: ``FollowedList`` says what to do, this does it.
  ///
  /// Subscribing and everything that touches the machine happen on the client's scheduler, one thing at a time.
  func following(_ endpoint: HackerNewsEndpoint, limit: Int) -> AnyPublisher<LiveStories, Never> {
    Deferred { [self] in
      let cached = cachedList(endpoint, limit: limit).map { FollowedList.Input.cached($0.list) }
      return liveIDs(from: endpoint).map(FollowedList.Input.live)
        .merge(with: changes().map(FollowedList.Input.changed))
        .receive(on: scheduler)
        .prepend([cached, .begin].compactMap { $0 })
        .driving(FollowedList(limit: limit)) { [self] in inputs(of: $0, endpoint, limit: limit) }
        .map(\.stories)
        .removeDuplicates()
    }
    .subscribe(on: scheduler)
    .eraseToAnyPublisher()
  }

  /// Runs an effect; what comes of it, on the client's scheduler.
  private func inputs(
    of effect: FollowedList.Effect, _ endpoint: HackerNewsEndpoint, limit: Int
  ) -> AnyPublisher<FollowedList.Input, Never> {
    switch effect {
    case .askIDs:
      ids(from: endpoint).asResult.map(FollowedList.Input.asked).receive(on: scheduler).eraseToAnyPublisher()
    case .assemble(let ids, let known):
      assemblies(ids: ids, known: known).map { .assembled($0, Date()) }.receive(on: scheduler).eraseToAnyPublisher()
    case .substitute(let error):
      substitute(for: endpoint, limit: limit, after: error).asResult.map { .substituted($0, Date()) }
        .receive(on: scheduler).eraseToAnyPublisher()
    case .refresh(let ids):
      Publishers.MergeMany(ids.map { single($0) }).collect()
        .map { .refreshed($0.compactMap(\.story), Date()) }
        .receive(on: scheduler).eraseToAnyPublisher()
    case .pause(let pause):
      scheduler.pause(seconds(of: pause)).map { .paused(pause) }.eraseToAnyPublisher()
    case .keepIDs(let ids): doing { keep(ids, from: endpoint) }
    case .keep(let stories): doing { keep(stories) }
    case .stopAskingIDs: doing {}
    }
  }

  private func seconds(of pause: FollowedList.Pause) -> TimeInterval {
    switch pause {
    case .betweenLists: 0.2
    case .beforeMissing: configuration.pollInterval
    }
  }

  private func doing(_ action: () -> Void) -> AnyPublisher<FollowedList.Input, Never> {
    action()
    return Empty().eraseToAnyPublisher()
  }
}

extension StoryAssembly.Change {
  fileprivate var story: Story? {
    if case .single(_, let story) = self { story } else { nil }
  }
}
