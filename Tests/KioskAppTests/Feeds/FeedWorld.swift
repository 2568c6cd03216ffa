import Combine
import CombineTesting
import FeedLibrary
import Feeds
import Foundation
import HackerNews
import Library
import Networking
import Testing

@testable import KioskApp

/// Followed feeds on virtual time; every question to a server fails.
@MainActor
final class FeedWorld {
  let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
  let time = TestScheduler()
  let scheduler: AnyScheduler
  let store: FeedStore
  let desk: FeedDesk
  let library = Library(watchInterval: nil)
  let services: KioskServices

  /// - Parameter items: by the names of their feeds, in their order.
  init(_ items: [(feed: String, items: [FeedItem])]) throws {
    let scheduler = AnyScheduler(time) { $0.seconds }
    self.scheduler = scheduler
    let transport = InMemoryTransport(scheduler: scheduler) { _ in .response(status: 500, after: 0.1) }
    let client = HTTPClient(
      transport: transport,
      configuration: .init(scheduler: scheduler, decoding: scheduler, delivery: scheduler))
    let source = FeedSource(client: client)
    store = try FeedStore(folder: folder)
    for (name, items) in items {
      let url = try #require(URL(string: "https://\(name).example/feed"))
      let found = FoundFeed(url: url, feed: Feed(format: .rss, title: name, items: items), memory: FeedMemory())
      _ = try store.follow(ListedFeed(url: url), found: found, at: Date())
    }
    desk = FeedDesk(
      store: store, source: source, refresher: FeedRefresher(store: store, source: source, scheduler: scheduler),
      work: scheduler, delivery: scheduler)
    services = KioskServices(hackerNews: HackerNewsAPI(client: client), origin: .live)
    services.replace(feeds: .init(desk: desk, suggestions: []))
    wait()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func wait() { time.advance(by: .seconds(5)) }

  static func item(_ id: String, _ title: String, _ address: String, text: String = "", age: Double = 100) throws
    -> FeedItem
  {
    let url = try #require(URL(string: address))
    return FeedItem(
      id: id, title: title, url: url, published: Date(timeIntervalSinceNow: -age),
      content: text.isEmpty ? nil : FeedMarkup(.text, text, base: url))
  }
}
