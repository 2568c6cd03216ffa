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
/// subscribes, and stops it when nobody listens any more.
public final class HackerNewsAPI: Sendable {
  public struct Configuration: Sendable {
    public var addresses: HackerNewsAddresses
    /// How long the bulk request for bodies may take before the items are asked for one by one, in seconds.
    public var bulkTimeLimit: TimeInterval
    /// So many missing stories, or fewer, are asked for one by one without the bulk request.
    public var fewestInBulk: Int
    /// How often lists are asked for while no event stream can be had, in seconds.
    public var pollInterval: TimeInterval
    public var streams: EventStreamPolicy

    public init(
      addresses: HackerNewsAddresses = .standard, bulkTimeLimit: TimeInterval = 4, fewestInBulk: Int = 3,
      pollInterval: TimeInterval = 30, streams: EventStreamPolicy = .init()
    ) {
      self.addresses = addresses
      self.bulkTimeLimit = bulkTimeLimit
      self.fewestInBulk = fewestInBulk
      self.pollInterval = pollInterval
      self.streams = streams
    }
  }

  public let configuration: Configuration
  let client: HTTPClient
  let documents = SharedSource<URL, LiveDocument>()

  public init(client: HTTPClient = HTTPClient(), configuration: Configuration = .init()) {
    self.client = client
    self.configuration = configuration
  }

  var addresses: HackerNewsAddresses { configuration.addresses }
  var scheduler: AnyScheduler { client.configuration.scheduler }

  // MARK: - Single things

  /// The ids of a list in its order, up to 500.
  public func storyIDs(from endpoint: HackerNewsEndpoint) -> AnyPublisher<[Int], HackerNewsError> {
    delivered(ids(from: endpoint).mapError(HackerNewsError.init))
  }

  /// The item with this id; nil where there is none, or none yet.
  public func item(id: Int) -> AnyPublisher<Item?, HackerNewsError> {
    delivered(officialItem(id).mapError(HackerNewsError.init))
  }

  /// The story with this id; fails with `notFound` where there is none to show.
  public func story(id: Int) -> AnyPublisher<Story, HackerNewsError> {
    delivered(
      officialItem(id).mapError(HackerNewsError.init).flatMap { item in
        OneAnswer(item.flatMap(Story.init).map(Result.success) ?? .failure(HackerNewsError.notFound("story \(id)")))
      })
  }

  /// The user of this name; case matters. Asks the search service where the official API fails.
  public func user(_ name: String) -> AnyPublisher<User, HackerNewsError> {
    let official = client.value(User?.self, for: HTTPRequest(addresses.user(name)))
    let substitute = client.value(User?.self, for: HTTPRequest(addresses.searchUser(name)))
    return delivered(
      official.catch { error in substitute.mapError { _ in error } }
        .mapError(HackerNewsError.init)
        .flatMap { user in
          OneAnswer(user.map(Result.success) ?? .failure(HackerNewsError.notFound("user “\(name)”")))
        })
  }

  // MARK: - Without a hop

  func ids(from endpoint: HackerNewsEndpoint) -> AnyPublisher<[Int], ServiceError> {
    client.value(IDList.self, for: HTTPRequest(addresses.list(endpoint))).map(\.ids).eraseToAnyPublisher()
  }

  func officialItem(_ id: Int) -> AnyPublisher<Item?, ServiceError> {
    client.value(Item?.self, for: HTTPRequest(addresses.item(id)))
  }

  func delivered<Value, Failure>(_ publisher: some Publisher<Value, Failure>) -> AnyPublisher<Value, Failure> {
    publisher.receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }
}
