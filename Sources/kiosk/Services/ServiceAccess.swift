import Articles
import Foundation
import FoundationExtras
import HTTPServer
import HackerNews
import Networking
import NewsAPI
import SampleServices
import TMDb

/// The way to the services that the settings describe, or to the sample services in their place.
///
/// Each service is made when it is first asked for; all share one client.
final class ServiceAccess {
  let settings: Settings
  let client: HTTPClient
  private let transport: CurlTransport
  /// The sample services' addresses where they stand in.
  let sampleAddresses: SampleServices.Addresses?
  /// Keeps the sample services running as long as this value lives.
  private let samples: SampleServices?
  /// How Hacker News's single answers use what is cached; with `cachedOnly`, those of all services.
  private let reading: CachePolicy

  /// Seconds an answer may take.
  static let standardTimeLimit = 10

  /// The live services.
  /// - Parameters:
  ///   - timeLimit: seconds until an unanswered request fails, repetitions included.
  ///   - isHeld: whether requests wait until ``release()``; what is cached is there before.
  ///   - telling: called for each request that ends, on any thread.
  init(
    settings: Settings, timeLimit: TimeInterval, reading: CachePolicy = HackerNewsAPI.Configuration().reading,
    isHeld: Bool = false, telling: (@Sendable (RequestRecord) -> Void)? = nil
  ) {
    self.settings = settings
    self.reading = reading
    transport = Self.transport(settings: settings, isHeld: isHeld)
    client = Self.client(
      over: transport, timeLimit: timeLimit, stores: ServiceStores(folders: settings.folders), telling: telling)
    samples = nil
    sampleAddresses = nil
  }

  /// The sample services, started for this purpose on a free port of this machine.
  /// - Throws: ``CommandFailure`` where they cannot start.
  init(
    samples options: SampleServices.Options, settings: Settings, timeLimit: TimeInterval,
    telling: (@Sendable (RequestRecord) -> Void)? = nil
  ) throws(CommandFailure) {
    let samples = SampleServices(options)
    do throws(HTTPServerError) {
      sampleAddresses = try samples.start()
    } catch {
      throw CommandFailure(error, command: "kiosk samples")
    }
    self.samples = samples
    self.settings = settings
    reading = HackerNewsAPI.Configuration().reading
    transport = Self.transport(settings: nil)
    client = Self.client(over: transport, timeLimit: timeLimit, stores: ServiceStores(), telling: telling)
  }

  /// Seconds until an unanswered request fails.
  var timeLimit: TimeInterval { client.configuration.deadline }

  /// Sends the requests that have been held.
  func release() { transport.release() }

  /// What a list command reads from: the samples where they were asked for, else the live services.
  convenience init(
    _ options: ListOptions, settings: Settings, telling: (@Sendable (RequestRecord) -> Void)?
  ) throws(CommandFailure) {
    let timeLimit = TimeInterval(options.timeLimit ?? Self.standardTimeLimit)
    if options.usesSamples {
      try self.init(samples: SampleServices.Options(), settings: settings, timeLimit: timeLimit, telling: telling)
    } else {
      self.init(settings: settings, timeLimit: timeLimit, reading: Self.reading(options), telling: telling)
    }
  }

  /// A command that prints and ends is content with what was read within the last minute; one that goes on is not.
  private static func reading(_ options: ListOptions) -> CachePolicy {
    CachePolicy(
      options.isOffline ? .cachedOnly : .freshOrCached, freshFor: options.watches ? -1 : 60,
      trustsServersLifetime: false)
  }

  var usesSamples: Bool { samples != nil }

  /// The pages that are kept of what is saved; nil where samples stand in. Their file is looked through when it is opened, so all
  /// share one.
  private(set) lazy var keptPages = usesSamples ? nil : KeptPages(folder: settings.folders.savedPagesFolder)

  private(set) lazy var hackerNews = HackerNewsAPI(
    client: client,
    configuration: HackerNewsAPI.Configuration(
      addresses: sampleAddresses.map { HackerNewsAddresses(official: $0.hackerNews, search: $0.search) }
        ?? settings.hackerNewsAddresses,
      reading: reading, lingering: Self.lingering))

  /// Who loads a page again, or turns to another one, finds the list as it is.
  private static let lingering: TimeInterval = 10

  /// NewsAPI, with the key of the environment or of the keys file; the client says itself where it has none.
  /// - Throws: ``CommandFailure`` where the keys file may not be used.
  func news() throws(CommandFailure) -> NewsAPIClient {
    if let made = newsClient { return made }
    let made = NewsAPIClient(client: client, configuration: try newsConfiguration())
    newsClient = made
    return made
  }

  private var newsClient: NewsAPIClient?

  private func newsConfiguration() throws(CommandFailure) -> NewsAPIClient.Configuration {
    let country = settings.country ?? .ofLocale()
    if let sampleAddresses {
      return .init(
        addresses: NewsAddresses(base: sampleAddresses.newsAPI),
        key: NewsAPIKey(SampleServices.Options().newsKey), country: country)
    }
    return newsConfiguration(key: reading.use == .cachedOnly ? nil : try settings.keys.newsAPI(), country)
  }

  private func newsConfiguration(key: NewsAPIKey?, _ country: NewsCountry) -> NewsAPIClient.Configuration {
    var configuration = NewsAPIClient.Configuration(
      addresses: settings.newsAddresses, key: key, keyHint: settings.keys.newsAPIHint, country: country,
      mostResults: settings.newsRequestsPerDay > Settings.freePlan ? nil : 100, quota: settings.newsQuota)
    if reading.use == .cachedOnly {
      configuration.articlePolicy.use = .cachedOnly
      configuration.directoryPolicy.use = .cachedOnly
    }
    return configuration
  }

  /// TMDb, with the token or key of the environment or of the keys file; the store says itself where it has none.
  /// - Throws: ``CommandFailure`` where the keys file may not be used.
  func movies() throws(CommandFailure) -> MovieStore {
    if let made = movieStore { return made }
    let made = MovieStore(client: client, configuration: try movieConfiguration())
    movieStore = made
    return made
  }

  private var movieStore: MovieStore?

  private func movieConfiguration() throws(CommandFailure) -> MovieStore.Configuration {
    var locale = MovieLocale(.machine)
    if let country = settings.country { locale.region = country.code.uppercased() }
    if let sampleAddresses {
      return .init(
        addresses: TMDbAddresses(api: sampleAddresses.tmdb, images: sampleAddresses.tmdbImages),
        credential: TMDbCredential(SampleServices.Options().tmdbToken), locale: locale)
    }
    return movieConfiguration(reading.use == .cachedOnly ? nil : try settings.keys.tmdb(), locale)
  }

  private func movieConfiguration(_ credential: TMDbCredential?, _ locale: MovieLocale) -> MovieStore.Configuration {
    .init(
      addresses: settings.tmdbAddresses, credential: credential, locale: locale,
      credentialHint: settings.keys.tmdbHint, isOffline: reading.use == .cachedOnly)
  }

  // MARK: - Keys that change

  /// NewsAPI with a key that may become the reader's.
  func news(asking key: NewsAPIKey) -> NewsAPIClient {
    NewsAPIClient(client: client, configuration: newsConfiguration(key: key, settings.country ?? .ofLocale()))
  }

  /// TMDb with a credential that may become the reader's.
  func movies(asking credential: TMDbCredential) -> MovieStore {
    MovieStore(client: client, configuration: movieConfiguration(credential, MovieLocale(.machine)))
  }

  /// Whether the keys say something else of the service than what is asked with now.
  /// - Throws: ``CommandFailure`` where the keys file may not be used.
  func isOutdated(_ service: Keys.Service) throws(CommandFailure) -> Bool {
    switch service {
    case .newsAPI: try settings.keys.newsAPI() != newsClient?.configuration.key
    case .tmdb: try settings.keys.tmdb() != movieStore?.configuration.credential
    }
  }

  /// Whether the service is asked with a key.
  func isAsking(_ service: Keys.Service) -> Bool {
    switch service {
    case .newsAPI: newsClient?.hasKey == true
    case .tmdb: movieStore?.configuration.credential != nil
    }
  }

  /// The next `news()` or `movies()` reads its key anew.
  func forgetKey(of service: Keys.Service) {
    switch service {
    case .newsAPI: newsClient = nil
    case .tmdb: movieStore = nil
    }
  }

  /// - Parameter settings: nil for the samples.
  static func transport(settings: Settings?, isHeld: Bool = false) -> CurlTransport {
    var options = CurlTransport.Options(
      certificateAuthorityFile: settings?.caFile, userAgent: "kiosk/\(kioskVersion)")
    // A service may lie anywhere, but must not send its reader into a private network.
    if let settings { options.addresses = .publicOnly(trusting: settings.serviceOrigins) }
    return CurlTransport(options, isHeld: isHeld)
  }

  /// The one place where a client for the services is made.
  static func client(
    over transport: CurlTransport, timeLimit: TimeInterval, stores: ServiceStores,
    telling: (@Sendable (RequestRecord) -> Void)? = nil
  ) -> HTTPClient {
    HTTPClient(
      transport: RedirectingTransport(transport),
      configuration: HTTPClient.Configuration(
        deadline: timeLimit, cache: stores.cache, ledger: stores.ledger,
        log: { record in
          stores.log.record(record)
          telling?(record)
        }))
  }
}

extension Settings {
  /// Scheme, host and port of every service.
  fileprivate var serviceOrigins: Set<String> {
    let addresses = [
      hackerNewsAddresses.official, hackerNewsAddresses.search, newsAddresses.base,
      tmdbURL ?? TMDbAddresses.standard.api,
    ]
    return Set(addresses.map(AddressRule.origin))
  }

  var hackerNewsAddresses: HackerNewsAddresses {
    let standard = HackerNewsAddresses.standard
    return HackerNewsAddresses(
      official: hackerNewsURL ?? standard.official, search: hackerNewsSearchURL ?? standard.search)
  }
}

extension Settings {
  /// Counted apart for another address than the service's own.
  var newsQuota: Quota {
    var quota = Quota.newsAPI(requestsPerDay: newsRequestsPerDay)
    if let newsAPIURL { quota.name += " at \(newsAPIURL.host() ?? ""):\(newsAPIURL.port ?? 0)" }
    return quota
  }

  var tmdbAddresses: TMDbAddresses {
    TMDbAddresses(api: tmdbURL ?? TMDbAddresses.standard.api, images: tmdbImageURL)
  }

  var newsAddresses: NewsAddresses { newsAPIURL.map { NewsAddresses(base: $0) } ?? .standard }
}
