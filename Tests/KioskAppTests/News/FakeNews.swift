import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import KioskApp
import Networking
import NewsAPI

/// NewsAPI.org in memory, on virtual time: every question gets articles named after it.
final class FakeNews: @unchecked Sendable {
  let time = TestScheduler()
  private(set) var transport: InMemoryTransport!
  private(set) var client: NewsAPIClient!

  private let lock = NSLock()
  private var state = State()

  struct State: Sendable {
    /// Seconds an answer takes, by what is asked for.
    var delay: @Sendable (String) -> TimeInterval = { _ in 0.1 }
    var failure: @Sendable (String) -> InMemoryTransport.Answer? = { _ in nil }
    var articles = 3
    var total: Int?
  }

  init() {
    let scheduler = AnyScheduler(time) { $0.seconds }
    transport = InMemoryTransport(scheduler: scheduler) { [weak self] in self?.answer($0) ?? .silence }
    let http = HTTPClient(
      transport: transport,
      configuration: .init(
        retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler))
    client = NewsAPIClient(
      client: http,
      configuration: .init(
        addresses: NewsAddresses(base: FakeHackerNews.url("http://news.example/v2")), key: NewsAPIKey("secret"),
        country: NewsCountry("us")))
  }

  var scheduler: AnyScheduler { AnyScheduler(time) { $0.seconds } }

  func change(_ change: (inout State) -> Void) { lock.withLock { change(&state) } }

  /// What has been asked for, in order: `headlines`, `science`, `q=words`, `source`, `directory`.
  var questions: [String] { transport.requests.map { Self.name(of: $0.url) } }

  private static func name(of url: URL) -> String {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    if url.path().hasSuffix("/sources") { return "directory" }
    if let words = values["q"] { return "q=\(words)" }
    return values["sources"] ?? values["category"] ?? "headlines"
  }

  private func answer(_ request: HTTPRequest) -> InMemoryTransport.Answer {
    let state = lock.withLock { self.state }
    let name = Self.name(of: request.url)
    let delay = state.delay(name)
    if let failure = state.failure(name) { return failure }
    if name == "directory" {
      return .json(
        """
        {"status": "ok", "sources": [
          {"id": "the-paper", "name": "The Paper", "country": "us", "category": "general", "language": "en"},
          {"id": "le-papier", "name": "Le Papier", "country": "fr", "category": "general", "language": "fr"},
          {"id": "die-zeitung", "name": "Éclair News", "country": "us", "category": "science", "language": "en"}]}
        """, after: delay)
    }
    let articles = (0..<state.articles).map { number in
      """
      {"title": "\(name) \(number)", "url": "https://site\(number).example/\(name.hashValue & 0xFFFF)/\(number)",
       "publishedAt": "2026-11-20T10:00:00Z", "source": {"id": "the-paper", "name": "The Paper"}}
      """
    }
    return .json(
      """
      {"status": "ok", "totalResults": \(state.total ?? state.articles), "articles": [\(articles.joined(separator: ","))]}
      """, after: delay)
  }
}
