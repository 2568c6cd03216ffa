import Combine
import HackerNews
import Networking

/// The discussions that windows show. Each is asked for, put together and followed once for all of them, as long as one shows
/// it; who comes later has what is known at once, and a retry is one for all.
@MainActor
final class SharedDiscussions {
  typealias Content = Loadable<CommentThread, HackerNewsError>

  private struct Key: Hashable {
    var service: ObjectIdentifier
    var id: Int
  }

  private let contents = SharedSource<Key, Content>()
  private let retries = PassthroughSubject<Key, Never>()

  /// The number of discussions that somebody shows.
  var count: Int { contents.count }

  /// - Parameter make: makes the content of a discussion that nobody else shows; it asks again at each retry.
  func publisher(
    of id: Int, from api: HackerNewsAPI,
    _ make: @escaping (_ retries: AnyPublisher<Void, Never>) -> AnyPublisher<Content, Never>
  ) -> AnyPublisher<Content, Never> {
    let key = Key(service: ObjectIdentifier(api), id: id)
    return contents.publisher(for: key) { [retries] in
      make(retries.filter { $0 == key }.map { _ in () }.eraseToAnyPublisher())
    }
  }

  /// Has the discussion asked for again.
  func retry(_ id: Int, from api: HackerNewsAPI) {
    retries.send(Key(service: ObjectIdentifier(api), id: id))
  }
}
