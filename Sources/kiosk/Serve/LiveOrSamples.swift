import Combine
import Foundation
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
  private var newsSamples: ServiceAccess?
  private var fallback = ServiceFallback()
  private var pending: AnyCancellable?

  /// Seconds the live services have to answer a probe.
  private static let probeTimeLimit: TimeInterval = 3

  /// - Parameter onlySamples: whether samples were asked for.
  init(settings: Settings, onlySamples: Bool, messages: any TextOutput) throws(CommandFailure) {
    usesOnlySamples = onlySamples
    self.messages = messages
    self.settings = settings
    probe = ServiceProbe(settings: settings, timeLimit: Self.probeTimeLimit)
    live = ServiceAccess(settings: settings, timeLimit: 30)
    if onlySamples {
      let access = try Self.startSamples(settings)
      samples = access
      services = KioskServices(
        hackerNews: access.hackerNews, origin: .samples, news: try access.newsForScreens(.samples),
        pictures: access.pictures())
    } else {
      services = KioskServices(hackerNews: live.hackerNews, origin: .live)
      try chooseNews()
    }
  }

  /// The live news where there is a key for them, else samples that say how to get one.
  private func chooseNews() throws(CommandFailure) {
    let hint: String
    do throws(CommandFailure) {
      if let news = try live.newsForScreens(.live) {
        services.replace(news: news, pictures: live.pictures())
        return
      }
      hint = settings.keys.newsAPIHint
    } catch {
      hint = [error.sentence, error.hint].compactMap { $0 }.joined(separator: " ")
    }
    let access = try Self.startSamples(settings)
    newsSamples = access
    services.replace(
      news: try access.newsForScreens(.samplesWithoutKey(hint: hint)), pictures: access.pictures())
  }

  /// Begins to look for the live services. An output that cannot be written any more ends `loop`.
  func start(_ loop: MainLoop) {
    guard !usesOnlySamples else { return }
    ask(loop)
  }

  func stop() {
    pending?.cancel()
    pending = nil
  }

  private func ask(_ loop: MainLoop) {
    pending = probe.either().sink { [weak self] answer in
      guard let self else { return }
      loop.attempt {
        switch answer {
        case .success: try self.perform(self.fallback.probeSucceeded(), loop)
        case .failure(let error): self.lookForStored(after: error, loop)
        }
      }
    }
  }

  /// What was stored while the service answered is better than samples: it stays on the screens, with its age.
  private func lookForStored(after error: ServiceError, _ loop: MainLoop) {
    let lookUp = HackerNewsEndpoint.allCases.map {
      live.storedHackerNews.stories(from: $0, limit: 1).replaceError(with: [])
    }
    pending = Publishers.MergeMany(lookUp).collect()
      .sink { [weak self] lists in
        guard let self else { return }
        loop.attempt {
          let hasStored = lists.contains { !$0.isEmpty }
          try self.perform(self.fallback.probeFailed(reason: error.sentence, hasStored: hasStored), loop)
        }
      }
  }

  private func perform(_ actions: [ServiceFallback.Action], _ loop: MainLoop) throws {
    for action in actions {
      switch action {
      case .showSamples(let reason) where live.hackerNews.hasStoredStories:
        try messages.write("kiosk: \(reason) Showing what is stored until Hacker News answers.\n")
      case .showSamples(let reason):
        let access = try Self.startSamples(settings)
        samples = access
        services.replace(hackerNews: access.hackerNews, origin: .samplesInstead(reason: reason))
        try messages.write("kiosk: \(reason) Showing the sample services until Hacker News answers.\n")
      case .showLive where samples == nil:
        try messages.write("kiosk: Hacker News answers again.\n")
      case .showLive:
        services.replace(hackerNews: live.hackerNews, origin: .live)
        samples = nil
        try messages.write("kiosk: Hacker News answers: showing the live service.\n")
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
