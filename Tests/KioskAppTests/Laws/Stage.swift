import Combine
import CombineTesting
import Foundation
import HackerNews
import Images
import Library
import Networking
import NewsAPI
import TMDb
import Testing

@testable import KioskApp

/// Everything a view model stands on, in memory and on virtual time.
@MainActor final class Stage {
  let time = TestScheduler()
  let main: MainDouble
  let scripted: ScriptedServices
  let library: Library
  let services: KioskServices
  let pictures: PictureSource
  let hackerNews: [HackerNewsAPI]
  let news: [NewsAPIClient]
  let movies: [MovieStore]

  static let services = 3

  /// - Parameter hasServices: whether news and films are there from the start.
  init(hasServices: Bool = true) throws {
    let time = time
    let background = AnyScheduler(time) { $0.seconds }
    let clock: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_800_000_000 + background.now.seconds) }
    let main = MainDouble(time)
    let scripted = try ScriptedServices(background)
    func client() -> HTTPClient {
      HTTPClient(
        transport: scripted.transport,
        configuration: .init(
          retry: .init(jitter: { 1 }), scheduler: background, decoding: background, delivery: main.any, clock: clock))
    }
    func url(_ host: String, _ number: Int, _ path: String) throws -> URL {
      try #require(URL(string: "http://\(host)\(number).example/\(path)"))
    }
    self.main = main
    self.scripted = scripted
    hackerNews = try (0..<Self.services).map {
      HackerNewsAPI(
        client: client(),
        configuration: .init(
          addresses: .init(official: try url("hackers", $0, "v0"), search: try url("seek", $0, "v1")),
          streams: .init(pauses: .init(firstDelay: 1, longestDelay: 60, jitter: { 1 }))))
    }
    news = try (0..<Self.services).map {
      NewsAPIClient(
        client: client(),
        configuration: .init(
          addresses: NewsAddresses(base: try url("news", $0, "v2")), key: NewsAPIKey("secret"),
          country: NewsCountry("us"), mostResults: nil, pageSize: 3, quota: .newsAPI(requestsPerDay: 100_000)))
    }
    movies = try (0..<Self.services).map {
      MovieStore(
        client: client(),
        configuration: .init(
          addresses: TMDbAddresses(api: try url("films", $0, "3")),
          credential: TMDbCredential("0123456789abcdef0123456789abcdef")))
    }
    pictures = PictureSource(client: client())
    library = Library(work: .immediate, watchInterval: nil, clock: clock)
    services = KioskServices(hackerNews: hackerNews[0], origin: .live)
    if hasServices { provide(0) }
  }

  /// Has news and films come from service `number`.
  func provide(_ number: Int) {
    services.replace(articles: services.articles, pictures: pictures)
    services.replace(
      news: .init(client: news[number], origin: .live), movies: .init(store: movies[number], origin: .live))
  }

  func pass(_ seconds: Double) { time.advance(by: .seconds(seconds)) }

  /// Longer than any answer, any repetition of a failed one and any patience of a model.
  func settle() { pass(400) }
}
