import Articles
import Foundation
import HackerNews
import Images
import Library
import Networking
import NewsAPI
import SampleServices
import SwiftUI
import TMDb

@testable import KioskApp
@testable import SwiftUITerminal

/// The reader over the sample services, at a date on which they show the same things at every run.
@MainActor
final class SampledKiosk {
  let samples: SampleServices
  let library = Library(work: .immediate, watchInterval: nil)
  let services: KioskServices

  init() throws {
    var options = SampleServices.Options()
    options.speed = 0
    samples = SampleServices(options)
    let addresses = try samples.start()
    let client = HTTPClient(
      transport: RedirectingTransport(CurlTransport(CurlTransport.Options(userAgent: "kiosk/test"))),
      configuration: HTTPClient.Configuration(
        deadline: 10, delivery: AnyScheduler(DispatchQueue.main), cache: MemoryCache()))
    services = KioskServices(
      hackerNews: HackerNewsAPI(
        client: client,
        configuration: HackerNewsAPI.Configuration(
          addresses: HackerNewsAddresses(official: addresses.hackerNews, search: addresses.search))),
      origin: .samples,
      news: .init(
        client: NewsAPIClient(
          client: client,
          configuration: .init(
            addresses: NewsAddresses(base: addresses.newsAPI), key: NewsAPIKey(options.newsKey),
            country: NewsCountry("us"))), origin: .samples),
      movies: .init(
        store: MovieStore(
          client: client,
          configuration: .init(
            addresses: TMDbAddresses(api: addresses.tmdb, images: addresses.tmdbImages),
            credential: TMDbCredential(options.tmdbToken))), origin: .samples),
      articles: ArticleSource(
        transport: CurlTransport.Options(userAgent: "kiosk/test"), standIn: StandInServer(origin: addresses.base),
        delivery: AnyScheduler(DispatchQueue.main)))
  }

  deinit { samples.stop() }

  func screen(_ columns: Int, _ rows: Int, path: String? = nil) -> TerminalScreen {
    TerminalScreen(columns, rows, path: path) { [services, library] in
      KioskRootView(services: services, library: library)
    }
  }

  /// As `kiosk tui` shows it.
  func reader(
    _ columns: Int, _ rows: Int, path: String? = nil, reading: TerminalReading = TerminalReading(),
    language: String = "en_US"
  ) -> TerminalScreen {
    library.standardSettings[ReaderSettings.Name.rows] = RowDensity.line.rawValue
    return TerminalScreen(columns, rows, path: path, language: language) { [services, library] in
      KioskRootView(services: services, library: library, terminal: reading)
    }
  }

  /// A page that has a model on the main queue, which tests can run, in place of the main run loop.
  func articles(_ columns: Int, _ rows: Int) -> TerminalScreen {
    let window = WindowContext(services: services, library: library)
    let model = ArticlesViewModel(
      services: services, library: library, scheduler: AnyScheduler(DispatchQueue.main))
    return TerminalScreen(columns, rows) {
      ScrollView { ArticlesScreen(window: window, model: model).padding(16) }
    }
  }
}
