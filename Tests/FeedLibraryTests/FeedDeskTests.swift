import Combine
import CombineTesting
import Feeds
import Foundation
import Locks
import Networking
import Testing

@testable import FeedLibrary

@Suite("The reader's feeds", .timeLimit(.minutes(2))) @MainActor
final class FeedDeskTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
  private let start = Date(timeIntervalSince1970: 1_795_168_800)
  private let time = TestScheduler()
  private var transport: InMemoryTransport?

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func desk(_ answer: @escaping @Sendable (HTTPRequest) -> InMemoryTransport.Answer) throws -> FeedDesk {
    let scheduler = AnyScheduler(time) { $0.seconds }
    let transport = InMemoryTransport(scheduler: scheduler, answer: answer)
    self.transport = transport
    let source = FeedSource(
      client: HTTPClient(
        transport: RedirectingTransport(transport),
        configuration: .init(
          limits: .init(http1: 1, multiplexed: 1), scheduler: scheduler, decoding: scheduler, delivery: scheduler)))
    let store = try FeedStore(folder: folder)
    let start = start
    let refresher = FeedRefresher(
      store: store, source: source, scheduler: scheduler,
      clock: { start.addingTimeInterval(scheduler.now.seconds) }, jitter: { 0 })
    return FeedDesk(store: store, source: source, refresher: refresher, work: scheduler, delivery: scheduler)
  }

  private nonisolated static func rss(_ count: Int) -> InMemoryTransport.Answer {
    let items = (0..<count).map { "<item><guid>\($0)</guid><title>Item \($0)</title></item>" }.joined()
    return .response(body: Data("<rss><channel><title>T</title>\(items)</channel></rss>".utf8), after: 0.1)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func whatIsFollowedIsAskedAndItsArticlesAreThere() throws {
    let desk = try desk { _ in Self.rss(3) }
    desk.start()
    time.advance(by: .seconds(1))
    desk.follow([ListedFeed(url: try url("https://a.example/"), folder: "Sea")])
    time.advance(by: .seconds(10))
    #expect(desk.feeds.map(\.name) == ["T"] && desk.folders == ["Sea"] && !desk.isAsking)
    #expect(desk.unreadCount == 3 && transport?.requests.count == 1)
    let recorder = desk.articles(ArticleQuestion()).record()
    time.advance(by: .seconds(1))
    let articles = try #require(recorder.values.first)
    #expect(articles.count == 3)
    desk.setRead([articles[0].id])
    time.advance(by: .seconds(1))
    #expect(desk.unreadCount == 2)
    desk.remove(desk.feeds[0].id)
    time.advance(by: .seconds(1))
    #expect(desk.feeds.isEmpty && desk.unreadCount == 0)
    desk.stop()
  }

  @Test func teasersAreThoseOfTheArticlesAsTheyAre() throws {
    let edited = Locked(false)
    let desk = try desk { _ in
      let text = edited.withLock { $0 } ? "New words" : "Old words"
      return .response(
        body: Data(
          """
          <rss><channel><title>T</title><item><guid>1</guid><title>A</title><description>\(text)</description></item>
          <item><guid>2</guid><title>B</title></item></channel></rss>
          """.utf8), after: 0.1)
    }
    desk.start()
    desk.follow([ListedFeed(url: try url("https://a.example/"))])
    time.advance(by: .seconds(10))
    func teasers() -> [String?] { desk.latest.sorted { $0.item.title < $1.item.title }.map { desk.teaser(of: $0) } }
    #expect(teasers() == ["Old words", nil] && teasers() == ["Old words", nil])
    edited.withLock { $0 = true }
    desk.refresh()
    time.advance(by: .seconds(10))
    #expect(teasers() == ["New words", nil])
    desk.stop()
  }

  @Test func whatAnotherProcessFollowsIsThereAndAsked() throws {
    let desk = try desk { _ in Self.rss(3) }
    desk.start()
    time.advance(by: .seconds(5))
    let other = try FeedStore(folder: folder)
    let feed = try other.follow(ListedFeed(url: try url("https://a.example/")), at: start)
    time.advance(by: .seconds(10))
    #expect(desk.feeds.map(\.name) == ["T"] && desk.unreadCount == 3 && transport?.requests.count == 1)
    try other.setRead(try other.articles(ArticleQuestion()).map(\.id))
    time.advance(by: .seconds(5))
    #expect(desk.unreadCount == 0)
    try other.remove(feed.id)
    time.advance(by: .seconds(5))
    #expect(desk.feeds.isEmpty)
    let revision = desk.revision
    time.advance(by: .seconds(60))
    #expect(desk.revision == revision)
    desk.stop()
  }

  @Test func manyAnswersAreLookedAtOnce() throws {
    let desk = try desk { _ in Self.rss(2) }
    desk.start()
    time.advance(by: .seconds(5))
    desk.follow(try (0..<40).map { ListedFeed(url: try url("https://host-\($0).example/")) })
    time.advance(by: .seconds(1))
    let before = desk.revision
    time.advance(by: .seconds(60))
    #expect(desk.unreadCount == 80 && desk.revision - before < 20)
    desk.stop()
  }

  @Test func whatIsFoundCanBeFollowedWithoutAskingAgain() throws {
    let desk = try desk { _ in Self.rss(2) }
    let found = desk.find("a.example/feed").record()
    time.advance(by: .seconds(10))
    desk.follow(try #require(found.values.first?.first))
    time.advance(by: .seconds(1))
    #expect(desk.unreadCount == 2 && desk.feeds.first?.url.absoluteString == "https://a.example/feed")
    #expect(transport?.requests.count == 1)
    desk.follow(try #require(found.values.first?.first))
    time.advance(by: .seconds(1))
    #expect(desk.trouble?.english == "You already follow https://a.example/feed." && desk.feeds.count == 1)
  }

  @Test func aWishEndsAlsoWhereThereIsNothingToAsk() throws {
    let desk = try desk { _ in Self.rss(1) }
    desk.refresh()
    #expect(desk.isAsking)
    time.advance(by: .seconds(1))
    #expect(!desk.isAsking)
    desk.start()
    desk.refresh()
    time.advance(by: .seconds(1))
    #expect(!desk.isAsking)
    desk.stop()
  }

  @Test func aReleasedDeskAsksNoMore() throws {
    var desk: FeedDesk? = try desk { _ in Self.rss(1) }
    weak let gone = desk
    desk?.start()
    desk?.follow([ListedFeed(url: try url("https://a.example/"))])
    time.advance(by: .seconds(10))
    let count = transport?.requests.count
    desk = nil
    #expect(gone == nil)
    time.advance(by: .seconds(200_000))
    #expect(transport?.requests.count == count)
  }
}
