import Articles
import Combine
import FeedLibrary
import Foundation
import FoundationExtras
import HackerNews
import KioskApp
import Networking
import SampleServices

/// The services that the screens read: the live ones, with samples in their place until they can be reached.
@MainActor
final class LiveOrSamples {
  let services: KioskServices
  private let settings: Settings
  private let live: ServiceAccess
  private let probe: ServiceProbe
  private let messages: any TextOutput
  private let usesOnlySamples: Bool
  private var samples: ServiceAccess?
  /// Samples in place of services that have no key.
  private var keySamples: ServiceAccess?
  private var fallback = ServiceFallback()
  private var pending: AnyCancellable?
  private var feeds: FeedAccess?
  private var keysFile: FileWatch
  private var watching: LooksAtFile?

  /// The time by the live services' clocks; sent on any thread. Samples know no more than this machine.
  var serverDates: AnyPublisher<Date, Never> { live.client.serverDates }

  /// The pages that are kept of what is saved; nil where samples were asked for.
  var keptPages: KeptPages? { usesOnlySamples ? nil : live.keptPages }

  static let oldKeysHold: String.LocalizationValue = "The old keys stay in use."

  /// Seconds the live services have to answer a probe.
  private static let probeTimeLimit: TimeInterval = 3

  /// - Parameters:
  ///   - onlySamples: whether samples were asked for.
  ///   - isHeld: whether the live services are asked only from ``start(_:)`` on.
  init(settings: Settings, onlySamples: Bool, isHeld: Bool, messages: any TextOutput) throws(CommandFailure) {
    usesOnlySamples = onlySamples
    self.messages = messages
    self.settings = settings
    keysFile = FileWatch(settings.keys.file)
    probe = ServiceProbe(settings: settings, timeLimit: Self.probeTimeLimit)
    live = ServiceAccess(settings: settings, timeLimit: 30, isHeld: isHeld)
    if onlySamples {
      let access = try Self.startSamples(settings)
      samples = access
      services = KioskServices(
        hackerNews: access.hackerNews, origin: .samples, news: try access.newsForScreens(.samples),
        movies: try access.moviesForScreens(.samples), pictures: access.pictures(),
        articles: access.articles(from: access))
    } else {
      services = KioskServices(hackerNews: live.hackerNews, origin: .live)
      try chooseByKeys()
      services.keepKeys(
        by: FileKeyKeeper(live) { [weak self] service throws(CommandFailure) in try self?.keyChanged(of: service) })
    }
    chooseFeeds()
  }

  /// The feeds that the reader follows; of the samples, none at first.
  private func chooseFeeds() {
    do throws(CommandFailure) {
      feeds = try FeedAccess(samples ?? live, followsSamples: false)
    } catch {
      try? messages.tell(error.allWords)
      // A damaged list has been set aside; a new one can be begun.
      feeds = try? FeedAccess(samples ?? live, followsSamples: false)
    }
    guard let feeds else { return }
    let desk = FeedDesk(
      store: feeds.store, source: feeds.source, refresher: feeds.refresher, folder: feeds.store.folder)
    services.replace(feeds: .init(desk: desk, suggestions: suggestions))
  }

  private var suggestions: [FeedSuggestion] {
    guard usesOnlySamples else { return .standard(language: Locale.machine.language.languageCode?.identifier) }
    return SampleServices.feeds.compactMap { feed in
      URL(string: feed.address).map { FeedSuggestion(name: feed.name, topic: feed.topic, address: $0) }
    }
  }

  /// Seconds between two questions to sample feeds, which have something new soon.
  private static let sampleFeedInterval: TimeInterval = 5

  /// The live news and films where there are keys for them, else samples that say how to get one.
  private func chooseByKeys() throws(CommandFailure) {
    var (news, newsHint) = Self.found(or: settings.keys.placing(.newsAPI)) { () throws(CommandFailure) in
      try live.newsForScreens(.live)
    }
    var (movies, moviesHint) = Self.found(or: settings.keys.placing(.tmdbToken)) { () throws(CommandFailure) in
      try live.moviesForScreens(.live)
    }
    if news == nil || movies == nil {
      let samples = try standIns()
      if news == nil { news = try samples.newsForScreens(.samplesWithoutKey(hint: newsHint)) }
      if movies == nil { movies = try samples.moviesForScreens(.samplesWithoutKey(hint: moviesHint)) }
    } else {
      keySamples = nil
    }
    choosePages()
    services.replace(news: news, movies: movies)
  }

  /// Articles and pictures of the live web; the samples' stories, news and films lead to the samples.
  private func choosePages() {
    services.replace(
      articles: live.articles(from: samples ?? keySamples),
      pictures: live.pictures(andOf: [samples, keySamples].compactMap { $0 }))
  }

  /// The samples that stand in for services without a key, the same ones as long as one needs them.
  private func standIns() throws(CommandFailure) -> ServiceAccess {
    if let keySamples { return keySamples }
    let samples = try Self.startSamples(settings)
    keySamples = samples
    return samples
  }

  /// The reader has given a key or taken one away: their windows follow at once.
  private func keyChanged(of service: KeyedService) throws(CommandFailure) {
    live.forgetKey(of: service.inKeys)
    try chooseByKeys()
    services.readKeyStates()
  }

  /// Somebody else may have written the keys file: an editor, another `kiosk`.
  private func lookAtKeys() throws {
    if keysFile.hasChanged() { try readKeys() }
  }

  /// Reads the keys again; where one cannot be read, none changes.
  func readKeys() throws {
    guard !usesOnlySamples else { return }
    do throws(CommandFailure) {
      // All of it first: where one key cannot be read, none changes.
      let (news, movies) = (try live.isOutdated(.newsAPI), try live.isOutdated(.tmdb))
      if news { live.forgetKey(of: .newsAPI) }
      if movies { live.forgetKey(of: .tmdb) }
      try chooseByKeys()
    } catch {
      let hold = [Keys.Service.newsAPI, .tmdb].contains(where: live.isAsking) ? Self.oldKeysHold : nil
      try messages.tell(.joined([error.allWords, hold].compactMap { $0 }))
    }
    services.readKeyStates()
  }

  /// What `make` gives, and what to do where it gives nothing or the keys may not be used.
  private static func found<Value>(
    or hint: String.LocalizationValue, _ make: () throws(CommandFailure) -> Value?
  ) -> (Value?, hint: String.LocalizationValue) {
    do throws(CommandFailure) {
      return (try make(), hint)
    } catch {
      return (nil, error.allWords)
    }
  }

  /// Begins to look for the live services. An output that cannot be written any more ends `loop`.
  func start(_ loop: MainLoop) {
    live.release()
    services.feeds?.desk.start(every: usesOnlySamples ? Self.sampleFeedInterval : nil)
    guard !usesOnlySamples else { return }
    ask(loop)
    watching = LooksAtFile(settings.keys.file) { [weak self] in loop.attempt { try self?.lookAtKeys() } }
  }

  func stop() {
    services.feeds?.desk.stop()
    pending?.cancel()
    pending = nil
    watching = nil
  }

  private func ask(_ loop: MainLoop) {
    pending = probe.either().sink { [weak self] answer in
      guard let self else { return }
      loop.attempt {
        switch answer {
        case .success: try self.perform(self.fallback.probeSucceeded(), loop)
        case .failure(let error): self.lookForCached(after: error, loop)
        }
      }
    }
  }

  /// What was cached while the service answered is better than samples: it stays on the screens, with its age.
  private func lookForCached(after error: ServiceError, _ loop: MainLoop) {
    let lookUp = HackerNewsEndpoint.allCases.map {
      live.cachedHackerNews.stories(from: $0, limit: 1).replaceError(with: [])
    }
    pending = Publishers.MergeMany(lookUp).collect()
      .sink { [weak self] lists in
        guard let self else { return }
        loop.attempt {
          let hasCached = lists.contains { !$0.isEmpty }
          try self.perform(self.fallback.probeFailed(reason: error.words, hasCached: hasCached), loop)
        }
      }
  }

  private func perform(_ actions: [ServiceFallback.Action], _ loop: MainLoop) throws {
    for action in actions {
      switch action {
      case .showSamples(let reason) where live.hackerNews.hasCachedStories:
        try messages.tell("\(reason) Showing cached stories until Hacker News answers.")
      case .showSamples(let reason):
        let access = try Self.startSamples(settings)
        samples = access
        choosePages()
        services.replace(hackerNews: access.hackerNews, origin: .samplesInstead(reason: reason))
        try messages.tell("\(reason) Showing samples until Hacker News answers.")
      case .showLive where samples == nil:
        try messages.tell("Hacker News answers again.")
      case .showLive:
        services.replace(hackerNews: live.hackerNews, origin: .live)
        samples = nil
        choosePages()
        try messages.tell("Hacker News answers. Showing live stories.")
      case .probe(let seconds):
        pending = Just(()).delay(for: .seconds(seconds), scheduler: RunLoop.main)
          .sink { [weak self] in self?.ask(loop) }
      }
    }
  }

  private static func startSamples(_ settings: Settings) throws(CommandFailure) -> ServiceAccess {
    try ServiceAccess(samples: SampleServices.Options(), settings: settings, timeLimit: 10)
  }
}
