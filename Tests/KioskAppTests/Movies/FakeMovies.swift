import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import KioskApp
import Networking
import TMDb

/// TMDb in memory, on virtual time: every list gets films named after it.
final class FakeMovies: @unchecked Sendable {
  let time = TestScheduler()
  private(set) var transport: InMemoryTransport!
  private(set) var store: MovieStore!

  private let lock = NSLock()
  private var state = State()

  struct State: Sendable {
    /// Seconds an answer takes, by what is asked for.
    var delay: @Sendable (String) -> TimeInterval = { _ in 0.1 }
    var failure: @Sendable (String) -> InMemoryTransport.Answer? = { _ in nil }
    var pages = 3
  }

  init(cache: (any CacheStore)? = nil) {
    let scheduler = scheduler
    transport = InMemoryTransport(scheduler: scheduler) { [weak self] in self?.answer($0) ?? .silence }
    let client = HTTPClient(
      transport: transport,
      configuration: .init(
        retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler, cache: cache,
        clock: { [time] in Self.date(time) }))
    store = MovieStore(
      client: client,
      configuration: .init(
        addresses: TMDbAddresses(api: FakeHackerNews.url("https://tmdb.example/3")),
        credential: TMDbCredential("0123456789abcdef0123456789abcdef")))
  }

  var scheduler: AnyScheduler { AnyScheduler(time) { $0.seconds } }

  /// What time it is in this world.
  var now: Date { Self.date(time) }

  private static func date(_ time: TestScheduler) -> Date {
    Date(timeIntervalSince1970: 1_790_000_000 + Double(time.now.nanoseconds) / 1e9)
  }

  func change(_ change: (inout State) -> Void) { lock.withLock { change(&state) } }

  func pass(_ seconds: Double) { time.advance(by: .seconds(seconds)) }

  /// What has been asked for, in order: `popular 1`, `genre 18 1`, `words`, `movie 7`; the service's own directories left out.
  var questions: [String] { transport.requests.map { Self.name(of: $0.url) }.filter { !$0.hasPrefix("-") } }

  private static func name(of url: URL) -> String {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    let page = values["page"] ?? "1"
    let path = url.path().replacing("/3/", with: "")
    switch path {
    case "genre/movie/list", "configuration", "watch/providers/movie": return "-" + path
    case "discover/movie": return "genre \(values["with_genres"] ?? "") \(page)"
    case "search/multi": return "search \(values["query"] ?? "") \(page)"
    case "movie/now_playing", "movie/popular", "movie/upcoming", "movie/top_rated":
      return "\(url.lastPathComponent) \(page)"
    default: return path.replacing("/", with: " ")
    }
  }

  private func answer(_ request: HTTPRequest) -> InMemoryTransport.Answer {
    let state = lock.withLock { self.state }
    let name = Self.name(of: request.url)
    let delay = state.delay(name)
    if let failure = state.failure(name) { return failure }
    if name == "-genre/movie/list" {
      return .json(#"{"genres": [{"id": 18, "name": "Drama"}, {"id": 35, "name": "Comedy"}]}"#, after: delay)
    }
    if name.hasPrefix("-watch") {
      return .json(
        #"{"results": [{"provider_id": 8, "provider_name": "Lantern"}, {"provider_id": 9, "provider_name": "Fathom"}]}"#,
        after: delay)
    }
    if name.hasPrefix("-") { return .json(#"{"images": {"poster_sizes": []}}"#, after: delay) }
    let words = name.split(separator: " ").map(String.init)
    if words[0] == "movie" || words[0] == "person" {
      let id = Int(words[1]) ?? 0
      return .json(
        #"{"id": \#(id), "title": "Film \#(id)", "name": "Person \#(id)", "overview": "…", "genres": []}"#, after: delay
      )
    }
    let page = Int(words[words.count - 1]) ?? 1
    // The last film of a page is the first of the next one, as where ranking moves.
    let films = (0..<4).map { number in
      let place = (page - 1) * 3 + number
      return """
        {"id": \(100 + abs(name.prefix(6).hashValue % 1_000_000) * 100 + place), "genre_ids": [\(place % 2 == 0 ? 18 : 35)],
         "title": "\(words.dropLast().joined(separator: " ")) \(place)", "media_type": "movie"}
        """
    }
    return .json(
      """
      {"page": \(page), "results": [\(films.joined(separator: ","))], "total_pages": \(state.pages), "total_results": 9}
      """.replacing("\n", with: " "), after: delay)
  }
}
