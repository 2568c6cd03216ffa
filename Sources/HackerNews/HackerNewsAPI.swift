import Combine
import Foundation
import Networking

/// Hacker News as publishers.
///
///     let api = HackerNewsAPI()
///     api.growingStories(from: .top, limit: 30)
///       .sink { … } receiveValue: { stories in … }
///
/// Every public publisher delivers on the client's `delivery` (the main run loop by default), starts work when somebody
/// subscribes, and stops it when nobody listens any more. Live values are asked for, decoded and followed once for all who
/// listen; whoever comes later gets the newest at once, where they subscribe.
package final class HackerNewsAPI: Sendable {
  package struct Configuration: Sendable {
    package var addresses: HackerNewsAddresses
    /// How long the bulk request for bodies may take before the items are asked for one by one, in seconds.
    package var bulkTimeLimit: TimeInterval
    /// So many missing stories, or fewer, are asked for one by one without the bulk request.
    package var fewestInBulk: Int
    /// How often lists are asked for while no event stream can be had, in seconds.
    package var pollInterval: TimeInterval
    package var streams: EventStreamPolicy
    /// How single lists, threads, items and searches use what the client's cache holds. Growing and live ones show what is
    /// cached first in any case.
    package var reading: CachePolicy
    /// How long a live list is followed on that nobody listens to any more, in seconds: whoever comes back has it at once.
    package var lingering: TimeInterval

    package init(
      addresses: HackerNewsAddresses = .standard, bulkTimeLimit: TimeInterval = 4, fewestInBulk: Int = 3,
      pollInterval: TimeInterval = 30, streams: EventStreamPolicy = .init(),
      reading: CachePolicy = CachePolicy(.freshOrCached, freshFor: -1, trustsServersLifetime: false),
      lingering: TimeInterval = 0
    ) {
      self.addresses = addresses
      self.bulkTimeLimit = bulkTimeLimit
      self.fewestInBulk = fewestInBulk
      self.pollInterval = pollInterval
      self.streams = streams
      self.lingering = lingering
      self.reading = reading
    }
  }

  package let configuration: Configuration
  let client: HTTPClient
  let documents = SharedSource<URL, LiveDocument>()
  let items = SharedSource<Int, LiveValue<Item?>>()
  let lists: SharedSource<FollowedListKey, LiveStories>

  package init(client: HTTPClient = HTTPClient(), configuration: Configuration = .init()) {
    self.client = client
    self.configuration = configuration
    lists = SharedSource(lingers: configuration.lingering, on: client.configuration.scheduler)
  }

  /// The same service, of which only what is cached is seen: nothing is asked.
  package var quiet: HackerNewsAPI {
    var configuration = configuration
    configuration.reading = configuration.reading.using(.cachedThenFresh)
    return HackerNewsAPI(client: client.quiet, configuration: configuration)
  }

  /// The same, which fails for what is not cached.
  package var storedOnly: HackerNewsAPI {
    var configuration = configuration
    configuration.reading = configuration.reading.using(.cachedOnly)
    return HackerNewsAPI(client: client.storedOnly, configuration: configuration)
  }

  var addresses: HackerNewsAddresses { configuration.addresses }
  var scheduler: AnyScheduler { client.configuration.scheduler }

  // MARK: - Single things

  /// The ids of a list in its order, up to 500.
  package func storyIDs(from endpoint: HackerNewsEndpoint) -> AnyPublisher<[Int], HackerNewsError> {
    delivered(ids(from: endpoint).mapError(HackerNewsError.init))
  }

  /// The item with this id; nil where there is none, or none yet.
  package func item(id: Int) -> AnyPublisher<Item?, HackerNewsError> {
    delivered(officialItem(id, configuration.reading).map(\.value).mapError(HackerNewsError.init))
  }

  /// The story with this id; fails with `notFound` where there is none to show.
  package func story(id: Int) -> AnyPublisher<Story, HackerNewsError> {
    delivered(
      officialItem(id, configuration.reading).mapError(HackerNewsError.init).flatMap { item in
        OneAnswer(
          item.value.flatMap(Story.init).map(Result.success) ?? .failure(HackerNewsError.notFound(.story(id))))
      })
  }

  /// The user of this name; case matters. Asks the search service where the official API fails.
  package func user(_ name: String) -> AnyPublisher<User, HackerNewsError> {
    let official = client.value(User?.self, for: HTTPRequest(addresses.user(name)), cache: configuration.reading)
    let substitute = client.value(
      User?.self, for: HTTPRequest(addresses.searchUser(name)), cache: configuration.reading)
    return delivered(
      official.catch { error in substitute.mapError { _ in error } }
        .map(\.value)
        .mapError(HackerNewsError.init)
        .flatMap { user in
          OneAnswer(user.map(Result.success) ?? .failure(HackerNewsError.notFound(.user(name))))
        })
  }

  // MARK: - Without a hop

  func ids(from endpoint: HackerNewsEndpoint) -> AnyPublisher<[Int], ServiceError> {
    client.value(IDList.self, for: listRequest(endpoint), cache: configuration.reading.using(.freshOnly))
      .map(\.value.ids).eraseToAnyPublisher()
  }

  func listRequest(_ endpoint: HackerNewsEndpoint) -> HTTPRequest {
    HTTPRequest(addresses.list(endpoint), headers: Self.askingForTag)
  }

  func officialItem(_ id: Int) -> AnyPublisher<Item?, ServiceError> {
    officialItem(id, configuration.reading.using(.freshOnly)).map(\.value).eraseToAnyPublisher()
  }

  func officialItem(_ id: Int, _ policy: CachePolicy) -> AnyPublisher<Fetched<Item?>, ServiceError> {
    let request = HTTPRequest(addresses.item(id), headers: Self.askingForTag)
    return client.value(Item?.self, for: request, cache: policy)
      .flatMap { fetched in
        let isAnother = fetched.value.map { $0.id != id } ?? false
        return OneAnswer(isAnother ? .failure(ServiceError.anotherThing(at: request.url, than: id)) : .success(fetched))
      }
      .eraseToAnyPublisher()
  }

  /// The official API gives an `ETag`, for asking whether an answer still holds, only to who wants one.
  private static let askingForTag: HTTPHeaders = ["X-Firebase-ETag": "true"]

  /// States that replace each other: of those that come while the receiver is busy, the newest alone is delivered.
  func deliveredNewest<Value>(_ publisher: some Publisher<Value, Never>) -> AnyPublisher<Value, Never> {
    let delivery = client.configuration.delivery
    return publisher.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
      .flatMap(maxPublishers: .max(1)) { Just($0).receive(on: delivery) }
      .eraseToAnyPublisher()
  }

  func delivered<Value, Failure>(_ publisher: some Publisher<Value, Failure>) -> AnyPublisher<Value, Failure> {
    publisher.receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }
}
