import FeedLibrary
import Feeds
import Foundation

/// A store of many articles: filled, opened and searched.
enum StoreBench {
  static func fill(folder: String, feeds: Int, articles: Int) throws {
    let watch = Stopwatch()
    let store = try FeedStore(folder: URL(filePath: folder))
    let now = Date()
    for feed in 0..<feeds {
      let url = URL(filePath: "/").appending(path: "\(feed)")
      guard let address = URL(string: "https://outlet-\(feed).example\(url.path)") else { continue }
      let items = (0..<articles).map { number -> FeedItem in
        let seed = feed &* 100_003 &+ number
        let text = FeedMarkup(.html, "<p>\(InventedFeed.words(70, seed: seed))</p>", base: address)
        return FeedItem(
          id: "\(number)", title: InventedFeed.words(8, seed: seed &+ 7).capitalized,
          url: address.appending(path: "\(number)"), authors: ["Ann Author"],
          published: now.addingTimeInterval(-Double(seed % 7_000_000)), summary: text)
      }
      let found = FoundFeed(
        url: address, feed: Feed(format: .rss, title: "Outlet \(feed)", items: items),
        memory: FeedMemory(entityTag: "\"1\""))
      _ = try store.follow(ListedFeed(url: address, folder: "Folder \(feed % 20)"), found: found, at: now)
    }
    print(
      String(format: "%d articles of %d feeds stored in %.0f s", feeds * articles, feeds, watch.milliseconds / 1000))
  }

  /// What a process does before *My sources* can be drawn: opens both files, and reads the feeds, what is unread and the first page.
  static func open(folder: String) throws {
    let watch = Stopwatch()
    let store = try FeedStore(folder: URL(filePath: folder))
    let opened = watch.milliseconds
    let feeds = try store.feeds()
    let listed = watch.milliseconds
    let unread = try store.unreadCounts()
    let counted = watch.milliseconds
    let articles = try store.articles(FeedDesk.first)
    let all = watch.milliseconds
    print(
      String(
        format:
          "first %d articles of %d feeds, %d unread: %.1f ms (files %.1f, feeds %.1f, counts %.1f, articles %.1f)",
        articles.count, feeds.count, unread.values.reduce(0, +), all, opened, listed - opened, counted - listed,
        all - counted))
    let again = try Stopwatch.runs(20) {
      _ = try store.feeds()
      _ = try store.unreadCounts()
      _ = try store.articles(FeedDesk.first)
    }
    print(
      String(format: "the same again: %.1f ms (middle %.1f); %d kB at most", again.fastest, again.middle, peakMemory()))
  }

  static func search(folder: String, words: [String]) throws {
    let store = try FeedStore(folder: URL(filePath: folder))
    // Words by how usual they are.
    let places = ["most": 0, "often": 150, "seldom": 12_000]
    for names in words {
      let text = names.split(separator: " ").map { name in
        places[String(name)].map { InventedFeed.vocabulary[$0] } ?? String(name)
      }.joined(separator: " ")
      let watch = Stopwatch()
      let found = try store.search(text)
      let first = watch.milliseconds
      let again = try Stopwatch.runs(20) { _ = try store.search(text) }
      print(String(format: "%@ (%@): %d found, %.1f ms, again %.1f ms", names, text, found.count, first, again.middle))
    }
  }
}
