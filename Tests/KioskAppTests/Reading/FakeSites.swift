import Articles
import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import KioskApp
import Networking

/// The web in memory, on virtual time: every address has an article named after its path.
final class FakeSites: @unchecked Sendable {
  let time: TestScheduler
  private(set) var transport: InMemoryTransport!
  private(set) var source: ArticleSource!

  private let lock = NSLock()
  private var state = State()

  struct State: Sendable {
    /// Seconds an answer takes, by path.
    var delay: @Sendable (String) -> TimeInterval = { _ in 0.1 }
    var failure: @Sendable (String) -> InMemoryTransport.Answer? = { _ in nil }
    /// Markup behind the text of each page.
    var more = ""
    var words = "A sentence of some length, with a comma in it, that fills the page as such sentences do. "
  }

  init(time: TestScheduler = TestScheduler(), cache: any CacheStore = MemoryCache(), kept: KeptPages? = nil) {
    self.time = time
    let scheduler = AnyScheduler(time) { $0.seconds }
    transport = InMemoryTransport(scheduler: scheduler) { [weak self] in self?.answer($0) ?? .silence }
    source = ArticleSource(
      client: HTTPClient(
        transport: RedirectingTransport(transport),
        configuration: .init(
          retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler, cache: cache,
          clock: { Date(timeIntervalSince1970: 1_800_000_000 + scheduler.now.seconds) })), kept: kept)
  }

  func change(_ change: (inout State) -> Void) { lock.withLock { change(&state) } }

  var paths: [String] { transport.requests.map { $0.url.lastPathComponent } }

  static func url(_ path: String) -> URL { FakeHackerNews.url("https://site.example/\(path)") }

  private func answer(_ request: HTTPRequest) -> InMemoryTransport.Answer {
    let state = lock.withLock { self.state }
    let path = request.url.lastPathComponent
    if let failure = state.failure(path) { return failure }
    let page = "<title>\(path)</title><h1>\(path)</h1><p>\(String(repeating: state.words, count: 5))</p>\(state.more)"
    return .response(headers: ["Content-Type": "text/html"], body: Data(page.utf8), after: state.delay(path))
  }
}
