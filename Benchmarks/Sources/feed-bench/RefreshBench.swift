import Combine
import FeedLibrary
import Feeds
import Foundation
import Networking

/// Asks many feeds of a local server.
enum RefreshBench {
  static func follow(folder: String, count: Int, address: String) throws {
    let store = try FeedStore(folder: URL(filePath: folder))
    for number in 0..<count {
      guard let url = URL(string: "\(address)\(number)") else { continue }
      _ = try store.follow(ListedFeed(url: url, allowsPrivate: true), at: Date())
    }
    try ask(store, "asked for the first time")
  }

  static func refresh(folder: String) throws {
    try ask(try FeedStore(folder: URL(filePath: folder)), "asked, all unchanged")
  }

  private static func ask(_ store: FeedStore, _ words: String) throws {
    let source = FeedSource(transport: .init(), delivery: .concurrent)
    let refresher = FeedRefresher(store: store, source: source)
    let watch = Stopwatch()
    let isOver = DispatchSemaphore(value: 0)
    let asking = refresher.refresh().reduce(Tally()) { $0.taking($1) }.sink { tally in
      print(
        String(
          format: "%d feeds %@ in %.2f s, %d new articles, %d failures, %d kB at most", tally.asked, words,
          watch.milliseconds / 1000, tally.new, tally.failures, peakMemory()))
      if let problem = tally.problem { print(problem) }
      isOver.signal()
    }
    isOver.wait()
    asking.cancel()
  }

  /// What became of the feeds.
  private struct Tally {
    var (asked, new, failures) = (0, 0, 0)
    var problem: String?

    func taking(_ event: FeedRefresher.Event) -> Tally {
      guard case .asked(let outcome) = event else { return self }
      var tally = self
      tally.asked += 1
      tally.new += outcome.newCount
      guard let problem = outcome.feed.health.problem else { return tally }
      tally.failures += 1
      tally.problem = tally.problem ?? String(localized: problem)
      return tally
    }
  }
}
