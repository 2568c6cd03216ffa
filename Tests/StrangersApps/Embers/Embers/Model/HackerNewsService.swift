import Foundation
import Combine

struct HackerNewsService {

  /// API errors.
  enum Error: LocalizedError, Identifiable {
    var id: String { localizedDescription }

    case addressUnreachable(URL)
    case invalidResponse

    var errorDescription: String? {
      switch self {
      case .invalidResponse: return "The server answered with garbage."
      case .addressUnreachable(let url): return "\(url.absoluteString) is unreachable."
      }
    }
  }

  private enum EndPoint {
    static let base = URL(
      string: ProcessInfo.processInfo.environment["HN_BASE_URL"] ?? "https://hacker-news.firebaseio.com/v0/")!

    case stories
    case story(Int)

    var url: URL {
      switch self {
      case .stories:
        return EndPoint.base.appendingPathComponent("newstories.json")
      case .story(let id):
        return EndPoint.base.appendingPathComponent("item/\(id).json")
      }
    }
  }

  var maxStories = 12

  private let decoder = JSONDecoder()
  private let apiQueue = DispatchQueue(label: "API", qos: .default, attributes: .concurrent)

  func story(id: Int) -> AnyPublisher<Story, Error> {
    URLSession.shared.dataTaskPublisher(for: EndPoint.story(id).url)
      .receive(on: apiQueue)
      .map { $0.0 }
      .decode(type: Story.self, decoder: decoder)
      .catch { _ in Empty() }
      .eraseToAnyPublisher()
  }

  func mergedStories(ids storyIDs: [Int]) -> AnyPublisher<Story, Error> {
    let storyIDs = Array(storyIDs.prefix(maxStories))
    precondition(!storyIDs.isEmpty)
    let initialPublisher = story(id: storyIDs[0])
    let remainder = Array(storyIDs.dropFirst())
    return remainder.reduce(initialPublisher) { combined, id in
      combined.merge(with: story(id: id)).eraseToAnyPublisher()
    }
  }

  func stories() -> AnyPublisher<[Story], Error> {
    URLSession.shared
      .dataTaskPublisher(for: EndPoint.stories.url)
      .map(\.data)
      .decode(type: [Int].self, decoder: decoder)
      .mapError { error -> HackerNewsService.Error in
        switch error {
        case is URLError: return Error.addressUnreachable(EndPoint.stories.url)
        default: return Error.invalidResponse
        }
      }
      .filter { !$0.isEmpty }
      .flatMap { self.mergedStories(ids: $0) }
      .scan([]) { stories, story -> [Story] in stories + [story] }
      .map { $0.sorted() }
      .eraseToAnyPublisher()
  }
}
