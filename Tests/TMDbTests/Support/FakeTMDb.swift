import Combine
import CombineTesting
import Foundation
import Networking

@testable import TMDb

/// TMDb in memory, with virtual time. Tests change what it answers.
final class FakeTMDb: @unchecked Sendable {
  static let token = "eyJhbGciOiJIUzI1NiJ9.eyJraW9zayI6MX0.c2lnbmF0dXJl"
  static let apiKey = "0123456789abcdef0123456789abcdef"

  let time = TestScheduler()
  private(set) var transport: InMemoryTransport!
  private(set) var client: HTTPClient!

  private let lock = NSLock()
  private var answers: [(path: String, answer: InMemoryTransport.Answer)] = []

  /// - Parameter cache: where answers are kept; nowhere without one.
  init(cache: (any CacheStore)? = nil) {
    let scheduler = AnyScheduler(time) { $0.seconds }
    transport = InMemoryTransport(scheduler: scheduler) { [weak self] in self?.answer(to: $0) ?? .silence }
    client = HTTPClient(
      transport: transport,
      configuration: .init(
        retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler, cache: cache,
        clock: { [time] in Date(timeIntervalSince1970: 1_790_000_000 + Double(time.now.nanoseconds) / 1e9) }))
  }

  func store(
    credential: TMDbCredential? = TMDbCredential(FakeTMDb.token), locale: MovieLocale = .init(), images: URL? = nil
  ) -> MovieStore {
    let addresses = TMDbAddresses(api: TMDbAddresses.known("https://tmdb.example/3"), images: images)
    return MovieStore(
      client: client, configuration: .init(addresses: addresses, credential: credential, locale: locale))
  }

  /// Lets so many seconds go by.
  func pass(_ seconds: Double) { time.advance(by: .seconds(seconds)) }

  /// The latest answer set for a path counts.
  func set(_ path: String, _ answer: InMemoryTransport.Answer) {
    lock.withLock { answers.append((path, answer)) }
  }

  func set(_ path: String, _ json: String) { set(path, .json(json, after: 0.1)) }

  /// Addresses asked for, below the base.
  var asked: [String] {
    transport.requests.map { $0.url.absoluteString.replacing("https://tmdb.example/3/", with: "") }
  }

  private func answer(to request: HTTPRequest) -> InMemoryTransport.Answer {
    let path = request.url.path().replacing("/3/", with: "")
    let found = lock.withLock { answers.last { $0.path == path } }
    return found?.answer
      ?? .json(#"{"success": false, "status_code": 34, "status_message": "Nothing here."}"#, status: 404, after: 0.1)
  }

  static func row(_ id: Int, _ title: String? = nil, more: String = "") -> String {
    """
    {"id": \(id), "title": "\(title ?? "Film \(id)")", "release_date": "2026-03-0\(id % 9 + 1)", "vote_average": 7.4, \
    "vote_count": 12, "overview": "About \(id).", "poster_path": "/p\(id).jpg"\(more)}
    """
  }

  static func page(_ ids: some Sequence<Int>, page: Int = 1, of pages: Int = 1) -> String {
    """
    {"page": \(page), "results": [\(ids.map { row($0) }.joined(separator: ","))], "total_pages": \(pages), \
    "total_results": \(pages * 20)}
    """
  }
}
