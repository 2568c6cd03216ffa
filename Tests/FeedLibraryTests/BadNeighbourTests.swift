import Combine
import FaultyServer
import Feeds
import Foundation
import Networking
import Testing

@testable import FeedLibrary

/// Bad answers at a real server: each is said in words at its source, nobody else suffers, and nothing that was there is lost.
@Suite("Bad neighbours", .timeLimit(.minutes(3)))
final class BadNeighbourTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func rss(_ items: String) -> String {
    "<rss version=\"2.0\"><channel><title>T</title>\(items)</channel></rss>"
  }

  private static func items(_ count: Int) -> String {
    (0..<count).map { "<item><guid>\($0)</guid><title>Item \($0)</title></item>" }.joined()
  }

  private static func answer(_ body: String, type: String = "application/rss+xml") -> [RawServer.Step] {
    [
      .send(
        "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"),
      .send(body),
    ]
  }

  private static let open = "HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nConnection: close\r\n\r\n"

  /// What a path answers; all others have a good feed.
  private static func bad(_ path: String) -> [RawServer.Step] {
    switch path {
    case "/page": answer("<!DOCTYPE html><html><body>Welcome</body></html>", type: "text/html")
    case "/html-as-feed": answer("<html><head><title>Down for maintenance</title></head></html>")
    case "/empty": answer("")
    case "/blank": answer("  \n \n")
    case "/other-json": answer("{\"error\": \"not found\"}", type: "application/json")
    case "/picture": [.send(open), .bytes([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 0])]
    case "/huge": [.send(open + "<rss><channel><title>T</title>"), .endless(items(500))]
    case "/circle": [.send("HTTP/1.1 302 Found\r\nLocation: /circle\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")]
    case "/drip": [.send(open), .drip(rss(items(50)), milliseconds: 20)]
    case "/silent": [.send(open), .hold]
    case "/reset": [.send(open + "<rss><channel>"), .reset]
    default: answer(rss(items(3)))
    }
  }

  private static let paths = [
    "/page", "/html-as-feed", "/empty", "/blank", "/other-json", "/picture", "/huge", "/circle", "/drip", "/silent",
    "/reset",
  ]

  /// What a source says of itself, in part.
  private static let words = [
    "/page": "web page", "/html-as-feed": "web page", "/empty": "an empty answer", "/blank": "an empty answer",
    "/other-json": "other JSON", "/picture": "a picture", "/huge": "16", "/circle": "redirects",
    "/drip": "in time", "/silent": "in time",
    "/reset": "broke",
  ]

  @Test func eachSaysWhatIsWrongAndNobodyElseSuffers() async throws {
    let server = try RawServer { head in
      Self.bad(head.split(separator: " ").dropFirst().first.map(String.init) ?? "")
    }
    defer { server.stop() }
    let store = try FeedStore(folder: folder)
    let start = Date()
    for path in Self.paths + ["/good"] {
      let feed = try store.follow(ListedFeed(url: server.url(path), allowsPrivate: true), at: start)
      guard path != "/good" else { continue }
      // It has been well before.
      let item = FeedItem(id: path, title: "Of \(path)", published: start)
      let answer = FeedAnswer(feed: Feed(format: .rss, title: path, items: [item]), memory: FeedMemory())
      try store.take(.success(answer), of: feed.id, at: start, jitter: 0)
    }
    let source = FeedSource(
      transport: .init(), timeouts: HTTPTimeouts(connect: 5, firstByte: 1, total: 2, stall: 1), delivery: .concurrent)
    for await _ in FeedRefresher(store: store, source: source).refresh().values {}
    let feeds = try store.feeds()
    #expect(feeds.count == Self.paths.count + 1)
    for feed in feeds {
      let path = feed.url.path
      let titles = try store.articles(ArticleQuestion(.source(feed.id))).map(\.item.title)
      if path == "/good" {
        #expect(feed.health.problem == nil && titles.count == 3)
        continue
      }
      let problem = try #require(feed.health.problem?.english, "\(path)")
      #expect(problem.hasPrefix("127.0.0.1") || problem.contains("127.0.0.1"), "\(path): \(problem)")
      #expect(problem.contains(Self.words[path] ?? ""), "\(path): \(problem)")
      #expect(problem.hasSuffix("."), "\(path): \(problem)")
      #expect(feed.health.schedule.failureCount == 1 && feed.health.schedule.next > start, "\(path)")
      #expect(titles == ["Of \(path)"], "\(path)")
    }
    let sentences = Set(feeds.compactMap(\.health.problem?.english))
    #expect(sentences.count >= 7, "\(sentences)")
  }

  /// What is odd but no failure: its articles are there, and once.
  @Test(arguments: [
    ("a cut feed", "<rss><channel><title>T</title>\(items(3))<item><guid>9</guid><title>Cut</title><link>https://x", 4),
    (
      "a billion laughs",
      "<!DOCTYPE l [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]>"
        + rss("<item><guid>1</guid><title>x &c;</title></item>"), 1
    ),
    ("100,000 items", rss(items(100_000)), 500),
    (
      "ids that repeat",
      rss(
        "<item><guid>1</guid><title>A</title></item><item><guid>1</guid><title>B</title></item><item><guid>1</guid><title>A</title></item>"
      ), 2
    ),
    (
      "odd dates",
      rss(
        "<item><guid>1</guid><title>A</title><pubDate>Fri, 20 Nov 2099 10:00:00 GMT</pubDate></item><item><guid>2</guid><title>B</title><pubDate>Mon, 01 Jan 0000 00:00:00 GMT</pubDate></item>"
      ), 2
    ),
    ("no dates", rss(items(5)), 5),
  ])
  func oddFeedsAreReadAndTwiceIsOnce(_ name: String, _ body: String, _ count: Int) async throws {
    let server = try RawServer { _ in Self.answer(body) }
    defer { server.stop() }
    let store = try FeedStore(folder: folder)
    let start = Date()
    let feed = try store.follow(ListedFeed(url: server.url("/feed"), allowsPrivate: true), at: start)
    let source = FeedSource(transport: .init(), delivery: .concurrent)
    for round in 1...2 {
      var new: [Int] = []
      for await event in FeedRefresher(store: store, source: source).refresh().values {
        if case .asked(let outcome) = event { new.append(outcome.newCount) }
      }
      #expect(round == 1 ? new.allSatisfy { $0 >= count } : new == [0], "\(name): \(new)")
      // The same bytes are no news: the second answer is read anew.
      var forgetful = try #require(try store.feed(feed.id))
      forgetful.health.memory = FeedMemory()
      try store.update(forgetful)
    }
    let articles = try store.articles(ArticleQuestion(limit: 5000))
    #expect(name == "100,000 items" ? (500...2000).contains(articles.count) : articles.count == count, "\(name)")
    // Neither a date of the future nor one of year 0 decides where an article stands.
    let end = Date()
    #expect(articles.allSatisfy { (start...end).contains($0.date) }, "\(name)")
    #expect(try store.feed(feed.id)?.health.problem == nil)
  }

  @Test func aFeedThatNamesItsItemsAnewEachTimeHasNoNews() async throws {
    let server = try RawServer { _ in
      let items = (0..<5).map {
        "<item><guid>\(UUID())</guid><title>Item \($0)</title><link>https://a.example/\($0)</link></item>"
      }
      return Self.answer(Self.rss(items.joined()))
    }
    defer { server.stop() }
    let store = try FeedStore(folder: folder)
    _ = try store.follow(ListedFeed(url: server.url("/feed"), allowsPrivate: true), at: Date())
    let source = FeedSource(transport: .init(), delivery: .concurrent)
    for _ in 0..<5 { for await _ in FeedRefresher(store: store, source: source).refresh().values {} }
    #expect(try store.articles(ArticleQuestion()).count == 5)
  }
}
