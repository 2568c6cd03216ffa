import Combine
import Foundation
import HackerNews
import Networking

/// Small requests that tell whether the two services of Hacker News answer, and how fast.
struct ServiceProbe {
  /// How one of the services answered.
  typealias Answer = Result<TimeInterval, ServiceError>

  private let addresses: HackerNewsAddresses
  private let client: HTTPClient

  /// - Parameter timeLimit: seconds a service has to answer.
  init(settings: Settings, timeLimit: TimeInterval) {
    addresses = settings.hackerNewsAddresses
    client = ServiceAccess.client(
      over: ServiceAccess.transport(settings: settings), timeLimit: timeLimit, stores: ServiceStores())
  }

  /// Asks the official API for the newest number. Delivers on the main run loop.
  func official() -> AnyPublisher<Answer, Never> {
    timed(Int.self, addresses.official.appending(path: "maxitem.json"))
  }

  /// Asks the search service for a single hit. Delivers on the main run loop.
  func search() -> AnyPublisher<Answer, Never> {
    let items = [("tags", "front_page"), ("hitsPerPage", "1")]
    return timed(Hits.self, addresses.search.appending(path: "search", query: items))
  }

  /// Whether the live services can be used, which either of them makes possible; fails with the official API's trouble.
  func either() -> AnyPublisher<Answer, Never> {
    let official = official()
    let search = search()
    return official.flatMap { answer in
      if case .success = answer { return Just(answer).eraseToAnyPublisher() }
      return search.map { substitute in
        if case .success = substitute { substitute } else { answer }
      }.eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  private struct Hits: Decodable {
    struct Hit: Decodable {}
    var hits: [Hit]
  }

  private func timed<Value: Decodable>(_ type: Value.Type, _ url: URL) -> AnyPublisher<Answer, Never> {
    let client = client
    return Deferred {
      let start = Date()
      return client.fetch(type, HTTPRequest(url, retryLimit: 0))
        .map { _ in Answer.success(Date().timeIntervalSince(start)) }
        .catch { Just(Answer.failure($0)) }
    }
    .eraseToAnyPublisher()
  }
}
