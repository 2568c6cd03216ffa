import Feeds
import Foundation
import Storage
import Testing

@testable import FeedLibrary

@Suite("Followed feeds", .timeLimit(.minutes(2)))
final class FeedStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
  private let start = Date(timeIntervalSince1970: 1_795_168_800)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func store(_ limits: ArticleLimits = .init()) throws -> FeedStore {
    try FeedStore(folder: folder, limits: limits)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func item(_ id: String, _ title: String? = nil, age: TimeInterval = 60, url: String? = nil) -> FeedItem {
    let base = URL(string: "https://a.example/")!
    return FeedItem(
      id: id, title: title ?? "Item \(id)", url: url.flatMap { URL(string: $0) },
      published: start.addingTimeInterval(-age),
      summary: FeedMarkup(.html, "<p>About <b>\(id)</b> gulls</p>", base: base))
  }

  private func answer(_ items: [FeedItem], title: String = "A", movedTo: URL? = nil) -> Result<FeedAnswer, FeedProblem>
  {
    .success(
      FeedAnswer(
        feed: Feed(format: .rss, title: title, items: items), memory: FeedMemory(entityTag: "1"), movedTo: movedTo))
  }

  @Test func whatIsFollowedIsThereAfterAStart() throws {
    let first = try store()
    let feed = try first.follow(
      ListedFeed(url: url("https://a.example/feed"), title: "Mine", folder: "Sea"), at: start)
    try first.take(answer([item("1")]), of: feed.id, at: start, jitter: 0)
    var changed = try #require(try first.feeds().first)
    changed.ownTitle = "Renamed"
    changed.isPaused = true
    try first.update(changed)
    let feeds = try store().feeds()
    #expect(feeds.map(\.name) == ["Renamed"] && feeds[0].folder == "Sea" && feeds[0].isPaused && feeds[0].title == "A")
    #expect(feeds[0].health.memory.entityTag == "1" && feeds[0].health.lastNew == start)
    #expect(try store().articles(ArticleQuestion()).map(\.item.id) == ["1"])
  }

  @Test func nobodyFollowsTheSameFeedTwice() throws {
    let store = try store()
    let listed = ListedFeed(url: try url("https://a.example/feed"))
    _ = try store.follow(listed, at: start)
    #expect(throws: FeedStoreError.followed(listed.url)) { try store.follow(listed, at: self.start) }
  }

  @Test func anEditIsAnEditAndNoNews() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    try store.take(answer([item("1"), item("2", age: 120)]), of: feed.id, at: start, jitter: 0)
    let ids = try store.articles(ArticleQuestion()).map(\.id)
    try store.setRead([ids[0]])
    let later = start.addingTimeInterval(3600)
    let outcome = try store.take(
      answer([item("1", "Better title"), item("2", age: 120)]), of: feed.id, at: later, jitter: 0)
    #expect(outcome?.newCount == 0)
    let articles = try store.articles(ArticleQuestion())
    #expect(articles.map(\.id) == ids && articles[0].item.title == "Better title" && articles[0].isRead)
    #expect(try store.search("better").count == 1)
  }

  @Test func aFeedThatNamesItsItemsAnewHasNoNews() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    for round in 0..<5 {
      let items = (1...3).map { item("\(round)-\($0)", url: "https://a.example/\($0)") }
      let outcome = try store.take(answer(items), of: feed.id, at: start.addingTimeInterval(Double(round)), jitter: 0)
      #expect(outcome?.newCount == (round == 0 ? 3 : 0))
    }
    #expect(try store.articles(ArticleQuestion()).count == 3)
  }

  @Test func articlesStayUntilALimit() throws {
    let store = try store(ArticleLimits(mostOfSource: 5, age: 86_400))
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    for round in 0..<10 {
      let items = [item("\(round)", age: Double(-round))]
      try store.take(answer(items), of: feed.id, at: start.addingTimeInterval(Double(round * 10)), jitter: 0)
    }
    #expect(try store.articles(ArticleQuestion()).map(\.item.id) == ["9", "8", "7", "6", "5"])
    // All of an answer stays, or it would come back as new.
    let many = (100..<120).map { item("\($0)", age: $0 == 100 ? -90_000 : 10 * 86_400) }
    for round in 1...2 {
      let later = start.addingTimeInterval(Double(round) * 100_000)
      let outcome = try store.take(answer(many), of: feed.id, at: later, jitter: 0)
      #expect(outcome?.newCount == (round == 1 ? 20 : 0))
    }
    #expect(try store.articles(ArticleQuestion()).count == 20)
  }

  @Test func aClockAYearWrongThrowsNoArticleAway() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    let year: TimeInterval = 365 * 86_400
    for (round, wrong) in [0, year, 0, -year, 0].enumerated() {
      let now = start.addingTimeInterval(Double(round) * 3600 + wrong)
      try store.take(answer([item("\(round)", age: Double(-round) * 3600)]), of: feed.id, at: now, jitter: 0)
      #expect(try store.articles(ArticleQuestion()).count == round + 1)
    }
  }

  @Test func articlesOfTheFutureStandWhereTheyArrived() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    try store.take(answer([item("future", age: -1_000_000), item("past")]), of: feed.id, at: start, jitter: 0)
    #expect(try store.articles(ArticleQuestion()).map(\.date) == [start, start.addingTimeInterval(-60)])
  }

  @Test func scopesAndUnread() throws {
    let store = try store()
    let one = try store.follow(ListedFeed(url: url("https://a.example/feed"), folder: "Sea"), at: start)
    let two = try store.follow(ListedFeed(url: url("https://b.example/feed")), at: start)
    try store.take(answer([item("1"), item("2", age: 70)]), of: one.id, at: start, jitter: 0)
    try store.take(answer([item("1", age: 65)]), of: two.id, at: start, jitter: 0)
    #expect(try store.articles(ArticleQuestion()).count == 3)
    #expect(try store.articles(ArticleQuestion(.folder("Sea"))).map(\.sourceID) == [one.id, one.id])
    #expect(try store.articles(ArticleQuestion(.folder("No"))).isEmpty)
    #expect(try store.articles(ArticleQuestion(.source(two.id))).count == 1)
    let first = try store.articles(ArticleQuestion(.source(one.id), limit: 1))
    try store.setRead(first.map(\.id))
    #expect(try store.unreadCounts() == [one.id: 1, two.id: 1])
    #expect(try store.articles(ArticleQuestion(isUnreadOnly: true)).map(\.item.id) == ["1", "2"])
    try store.remove(one.id)
    #expect(try store.articles(ArticleQuestion()).count == 1 && store.feeds().map(\.id) == [two.id])
    #expect(try store.search("gulls").count == 1)
  }

  @Test func olderArticlesOfANewFeedAreNotNews() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    let items = (0..<50).map { item("\($0)", age: Double($0) * 60) } + [item("old", age: 100 * 86_400)]
    try store.take(answer(items), of: feed.id, at: start, jitter: 0)
    #expect(try store.unreadCounts() == [feed.id: 30])
  }

  @Test func findsWordsHoweverTheyAreAsked() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    try store.take(answer([item("1", "Ferry café late"), item("2", "Nothing")]), of: feed.id, at: start, jitter: 0)
    #expect(try store.search("CAFE fer").map(\.item.id) == ["1"])
    #expect(try store.search("gul").count == 2)
    for text in ["", "\"", "a OR", "NEAR(", "*", "words:x", "-", "'; DROP TABLE articles"] {
      #expect(throws: Never.self) { try store.search(text) }
    }
  }

  @Test func wholeWordsComeBeforeBeginningsWhereThereAreEnough() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    let items = [
      item("1", "Lantern", age: 300), item("2", "Lantern late", age: 200), item("3", "Lanterns", age: 100),
    ]
    try store.take(answer(items), of: feed.id, at: start, jitter: 0)
    #expect(try store.search("lantern", limit: 2).map(\.item.id) == ["2", "1"])
    #expect(try store.search("lantern", limit: 3).map(\.item.id) == ["3", "2", "1"])
    #expect(try store.search("lanter", limit: 3).count == 3)
    #expect(try store.search("gulls lantern", limit: 2).map(\.item.id) == ["2", "1"])
  }

  @Test func failuresAreSaidAndEndsRemembered() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
    let problem = FeedProblem.page(try url("https://a.example/feed"))
    let outcome = try #require(try store.take(.failure(problem), of: feed.id, at: start, jitter: 0))
    #expect(outcome.feed.health.problem?.english == "a.example answered with a web page instead of a feed.")
    #expect(outcome.feed.health.schedule.failureCount == 1 && outcome.feed.isAsked)
    let gone = FeedProblem.service(
      .response(url: try url("https://a.example/feed"), status: 410, message: nil, retryAfter: nil))
    try store.take(.failure(gone), of: feed.id, at: start, jitter: 0)
    #expect(try store.feeds().first?.isAsked == false)
  }

  @Test func aMovedFeedIsAskedAtItsNewPlace() throws {
    let store = try store()
    let feed = try store.follow(ListedFeed(url: url("https://a.example/old")), at: start)
    try store.take(answer([], movedTo: url("https://a.example/new")), of: feed.id, at: start, jitter: 0)
    #expect(try store.feeds().first?.url.path() == "/new")
  }

  @Test func damagedArticlesAreBegunAnewAndFeedsStay() throws {
    do {
      let store = try store()
      let feed = try store.follow(ListedFeed(url: url("https://a.example/feed")), at: start)
      try store.take(answer([item("1")]), of: feed.id, at: start, jitter: 0)
    }
    let file = folder.appending(path: "feed-articles.sqlite")
    for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path() + ending) }
    try Data(repeating: 7, count: 10_000).write(to: file)
    let store = try store()
    #expect(try store.feeds().map(\.url.absoluteString) == ["https://a.example/feed"])
    #expect(try store.articles(ArticleQuestion()).isEmpty)
    #expect(FileManager.default.fileExists(atPath: file.path() + ".damaged"))
  }

  @Test func aDamagedListOfFeedsIsSetAside() throws {
    _ = try store()
    let file = folder.appending(path: "feeds.sqlite")
    for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path() + ending) }
    try Data(repeating: 7, count: 10_000).write(to: file)
    #expect(try store().setAside != nil)
  }
}
