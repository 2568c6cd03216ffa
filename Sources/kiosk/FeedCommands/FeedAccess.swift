import Articles
import Combine
import FeedLibrary
import Feeds
import Foundation
import Networking
import SampleServices
import Storage

/// The feeds that are followed, and the way to them; with samples, a dozen invented outlets.
final class FeedAccess {
  let store: FeedStore
  let source: FeedSource
  let refresher: FeedRefresher
  let usesSamples: Bool
  /// Seconds that a command waits for an answer.
  let timeLimit: TimeInterval
  private let sampleFolder: TemporaryFolder?

  /// - Parameters:
  ///   - followsSamples: whether the sample outlets are followed, where samples stand in.
  ///   - timeLimit: seconds until a feed that does not answer is given up.
  init(
    _ access: ServiceAccess, allowsPrivate: Bool = false, followsSamples: Bool = true, timeLimit: TimeInterval = 60
  ) throws(CommandFailure) {
    self.timeLimit = timeLimit
    let samples = access.sampleAddresses
    usesSamples = samples != nil
    sampleFolder = samples == nil ? nil : TemporaryFolder("kiosk-feeds")
    do throws(FeedStoreError) {
      store = try FeedStore(folder: sampleFolder?.url ?? access.settings.folders.feedsFolder)
    } catch {
      throw CommandFailure(error)
    }
    source = FeedSource(
      transport: CurlTransport.Options(
        certificateAuthorityFile: usesSamples ? nil : access.settings.caFile, userAgent: "kiosk/\(kioskVersion)"),
      allowsPrivate: allowsPrivate, standIn: samples.map { StandInServer(origin: $0.base) }, deadline: timeLimit,
      delivery: .concurrent,
      log: access.client.configuration.log)
    refresher = FeedRefresher(store: store, source: source)
    if let aside = store.setAside {
      throw CommandFailure(
        .badData, "The list of your feeds could not be read. It is kept as \(aside.path).",
        hint: "A new, empty one has been started.")
    }
    if usesSamples, followsSamples { try followSamples() }
  }

  private func followSamples() throws(CommandFailure) {
    do throws(FeedStoreError) {
      for feed in SampleServices.feeds {
        guard let url = URL(string: feed.address) else { continue }
        _ = try store.follow(ListedFeed(url: url, title: feed.name, folder: feed.topic), at: Date())
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The feed that somebody means by its address, name or number.
  func feed(meant text: String) throws(CommandFailure) -> FollowedFeed {
    let feeds: [FollowedFeed]
    do throws(FeedStoreError) { feeds = try store.feeds() } catch { throw CommandFailure(error) }
    let address = KnownFeeds.address(typed: text)
    let found =
      feeds.first { $0.url == address } ?? feeds.first { String($0.id) == text }
      ?? feeds.first { $0.name.compare(text, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame }
      ?? feeds.first { $0.siteURL != nil && $0.siteURL == address }
    guard let found else {
      throw CommandFailure(
        .badData, "You do not follow a feed called “\(text)”.",
        hint: "\"kiosk feeds list\" shows the feeds that you follow.")
    }
    return found
  }
}

extension CommandFailure {
  init(_ error: FeedStoreError) {
    switch error {
    case .damaged, .followed, .tooMany: self.init(.badData, error.words)
    case .newer, .unavailable: self.init(.unavailable, error.words)
    }
  }

  init(_ problem: FeedProblem) {
    let code: ExitCode =
      switch problem.cause {
      case .badData: .badData
      case .unavailable: .unavailable
      case .tryLater: .tryLater
      case .keyMissing: .keyRefused
      }
    self.init(code, problem.words, hint: problem.hintWords)
  }
}
