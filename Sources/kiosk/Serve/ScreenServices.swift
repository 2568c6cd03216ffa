import Articles
import Foundation
import HackerNews
import Images
import KioskApp
import Networking
import NewsAPI

/// What the screens read besides Hacker News: the news and films, live where there are keys, and pictures.
extension ServiceAccess {
  /// Hacker News as it was cached, without a question to anybody.
  var cachedHackerNews: HackerNewsAPI {
    var configuration = hackerNews.configuration
    configuration.reading = configuration.reading.using(.cachedOnly)
    return HackerNewsAPI(client: client, configuration: configuration)
  }

  /// The news of these services; nil where there is no key to ask with.
  /// - Throws: ``CommandFailure`` where the keys file may not be used.
  func newsForScreens(_ origin: KioskServices.Origin) throws(CommandFailure) -> KioskServices.News? {
    let client = try news()
    return client.hasKey ? KioskServices.News(client: client, origin: origin) : nil
  }

  /// The films of these services; nil where there is no key to ask with.
  /// - Throws: ``CommandFailure`` where the keys file may not be used.
  func moviesForScreens(_ origin: KioskServices.Origin) throws(CommandFailure) -> KioskServices.Movies? {
    let store = try movies(MovieLocaleOptions())
    return store.configuration.credential == nil ? nil : KioskServices.Movies(store: store, origin: origin)
  }

  /// Articles from public addresses; those of sites that do not exist, from the samples.
  func articles(from samples: ServiceAccess?) -> ArticleSource {
    let options = CurlTransport.Options(
      certificateAuthorityFile: usesSamples ? nil : settings.caFile, userAgent: "kiosk/\(kioskVersion)")
    return ArticleSource(
      transport: options, standIn: samples?.sampleAddresses.map { StandInServer(origin: $0.base) },
      cache: client.configuration.cache ?? MemoryCache(),
      kept: keptPages)
  }

  /// Pictures from public addresses, and from samples where they stand in.
  /// - Parameter others: samples that stand in for some of these services.
  func pictures(andOf others: [ServiceAccess] = []) -> PictureSource {
    let options = CurlTransport.Options(
      certificateAuthorityFile: usesSamples ? nil : settings.caFile, userAgent: "kiosk/\(kioskVersion)")
    let own = usesSamples ? [] : [settings.newsAPIURL, settings.tmdbURL, settings.tmdbImageURL]
    let samples = ([self] + others).map { $0.sampleAddresses?.base }
    let trusted = (samples + own).compactMap { $0 }.map(AddressRule.origin)
    let cache: any CacheStore =
      keptPages.map { kept in
        KeptPictures(
          kept,
          over: LayeredCache(
            memory: MemoryCache(), disk: DiskCache(file: settings.folders.picturesFile, maximumSize: 256 << 20)))
      } ?? MemoryCache()
    return PictureSource(transport: options, trusting: Set(trusted), cache: cache)
  }
}
