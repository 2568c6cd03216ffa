import Combine
import Foundation
import Networking

extension HackerNewsAPI {
  /// An item, as it is and whenever its score, replies or counts change; without polling. The value is nil where there is no
  /// such item.
  package func liveItem(id: Int) -> AnyPublisher<LiveValue<Item?>, Never> {
    items.publisher(for: id) { [self] in
      deliveredNewest(
        document(addresses.item(id))
          .map { document in LiveValue(value: document.decoded(Item?.self), connection: document.connection) }
          .removeDuplicates())
    }
  }

  /// The first `limit` stories of a list, growing at first and then following what happens: new stories, new ranks, new
  /// scores and comment counts. Never fails and never ends: problems are part of the value, and pass by themselves.
  ///
  /// New stories are asked for only when the ids change, changed ones only when they are on the list; an undisturbed list
  /// causes no requests.
  /// - Parameter asksAnew: whether everything is asked for again, for all who follow the list.
  package func liveStories(
    from endpoint: HackerNewsEndpoint, limit: Int = 30, asksAnew: Bool = false
  ) -> AnyPublisher<LiveStories, Never> {
    let key = FollowedListKey(endpoint: endpoint, limit: max(limit, 0))
    return lists.publisher(for: key, startsAnew: asksAnew) { [self] in
      deliveredNewest(following(key.endpoint, limit: key.limit))
    }
  }

  // MARK: - Without a hop

  /// The location's value and connection; shared by all who follow it. Arrives on the client's scheduler.
  func document(_ url: URL) -> AnyPublisher<LiveDocument, Never> {
    documents.publisher(for: url) { [self] in
      client.eventStream(url, policy: configuration.streams)
        .map { StreamStep.signal($0) }
        .append(StreamStep.ended(nil))
        .catch { Just(StreamStep.ended($0)) }
        .scan(LiveDocument()) { document, step in
          var document = document
          switch step {
          case .signal(let signal): document.apply(signal)
          case .ended(let error): document.end(error)
          }
          return document
        }
        // Followers of a stream that has ended still want to know its state.
        .append(Empty(completeImmediately: false))
        .eraseToAnyPublisher()
    }
  }

  private enum StreamStep {
    case signal(EventStreamSignal)
    case ended(ServiceError?)
  }

  func liveIDs(from endpoint: HackerNewsEndpoint) -> AnyPublisher<LiveValue<[Int]>, Never> {
    let streamed = document(addresses.list(endpoint)).map { document in
      LiveValue(value: document.decoded(IDList.self)?.ids, connection: document.connection)
    }
    let polled = streamed.map(\.connection.isBroken).removeDuplicates()
      .map { [self] isBroken in
        isBroken ? polledIDs(from: endpoint) : Empty(completeImmediately: false).eraseToAnyPublisher()
      }
      .switchToLatest()
    return streamed.map(IDStep.streamed).merge(with: polled.map(IDStep.polled))
      .scan(LiveValue<[Int]>(value: nil, connection: .connecting)) { live, step in
        switch step {
        // A broken stream still shows its last value, which must not undo a newer one that was asked for.
        case .streamed(let new):
          LiveValue(
            value: new.connection.isBroken ? live.value ?? new.value : new.value ?? live.value,
            connection: new.connection)
        case .polled(let ids): LiveValue(value: ids, connection: live.connection)
        }
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  private enum IDStep {
    case streamed(LiveValue<[Int]>)
    case polled([Int])
  }

  private func polledIDs(from endpoint: HackerNewsEndpoint) -> AnyPublisher<[Int], Never> {
    ticks(every: configuration.pollInterval)
      .map { [self] _ in ids(from: endpoint).catch { _ in Empty() } }
      .switchToLatest()
      .receive(on: scheduler)
      .eraseToAnyPublisher()
  }

  func ticks(every seconds: TimeInterval) -> Ticks {
    Ticks(interval: seconds, scheduler: scheduler)
  }

  func changes() -> AnyPublisher<[Int], Never> {
    document(addresses.updates)
      .removeDuplicates { $0.revision == $1.revision }
      .compactMap { document in document.decoded(Updates.self)?.items.ids }
      .filter { !$0.isEmpty }
      .eraseToAnyPublisher()
  }

  private struct Updates: Decodable {
    var items: IDList
  }
}

extension LiveConnection {
  /// Whether changes must be asked for.
  var isBroken: Bool {
    switch self {
    case .connecting, .live: false
    case .interrupted, .unavailable: true
    }
  }
}
