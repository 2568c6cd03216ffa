import Foundation
import HackerNews
import Images
import KioskApp
import Networking
import NewsAPI

/// What the screens read besides Hacker News: the news, live where there is a key, and pictures.
extension ServiceAccess {
  /// Hacker News as it was stored, without a question to anybody.
  var storedHackerNews: HackerNewsAPI {
    var configuration = hackerNews.configuration
    configuration.reading = configuration.reading.using(.storedOnly)
    return HackerNewsAPI(client: client, configuration: configuration)
  }

  /// The news of these services; nil where there is no key to ask with.
  /// - Throws: ``CommandFailure`` where the keys file may not be used.
  func newsForScreens(_ origin: KioskServices.Origin) throws(CommandFailure) -> KioskServices.News? {
    let client = try news()
    return client.hasKey ? KioskServices.News(client: client, origin: origin) : nil
  }

  /// Pictures from public addresses, and from the samples where they stand in.
  func pictures() -> PictureSource {
    let options = CurlTransport.Options(
      certificateAuthorityFile: usesSamples ? nil : settings.caFile, userAgent: "kiosk/\(kioskVersion)")
    let trusted = [sampleAddresses?.newsAPI, sampleAddresses?.tmdbImages, usesSamples ? nil : settings.newsAPIURL]
      .compactMap { $0 }.map(AddressRule.origin)
    let cache: any CacheStore =
      usesSamples
      ? MemoryCache() : LayeredCache(disk: DiskCache(file: settings.folders.picturesFile, maximumSize: 256 << 20))
    return PictureSource(transport: options, trusting: Set(trusted), cache: cache)
  }
}
