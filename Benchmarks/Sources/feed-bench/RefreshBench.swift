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
    let asking = refresher.refresh().collect().sink { events in
      let outcomes = events.compactMap { event -> FeedStore.Outcome? in
        if case .asked(let outcome) = event { outcome } else { nil }
      }
      let failures = outcomes.filter { $0.feed.health.problem != nil }
      print(
        String(
          format: "%d feeds %@ in %.2f s, %d new articles, %d failures, %d kB at most", outcomes.count, words,
          watch.milliseconds / 1000, outcomes.reduce(0) { $0 + $1.newCount }, failures.count, peakMemory()))
      if let problem = failures.first?.feed.health.problem { print(problem) }
      isOver.signal()
    }
    isOver.wait()
    asking.cancel()
  }
}
