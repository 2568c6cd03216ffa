import Feeds
import Foundation
import Storage
import Testing

@testable import FeedLibrary

@Suite("Saved articles", .timeLimit(.minutes(2)))
final class SavedArticleTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
  private let start = Date(timeIntervalSince1970: 1_795_168_800)
  private let page = URL(string: "https://a.example/1")!

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func item(_ id: String) -> FeedItem {
    FeedItem(
      id: id, title: "Item \(id)", url: page.deletingLastPathComponent().appending(path: id), published: start,
      content: FeedMarkup(.html, "<p>All about gulls, part \(id)</p>", base: page))
  }

  private func take(_ store: FeedStore, _ id: Int64, _ items: [FeedItem], after days: Double = 0) throws {
    let answer = FeedAnswer(feed: Feed(format: .rss, title: "A", items: items), memory: FeedMemory())
    try store.take(.success(answer), of: id, at: start.addingTimeInterval(days * 86_400), jitter: 0)
  }

  private func following(_ limits: ArticleLimits = .init()) throws -> (store: FeedStore, id: Int64) {
    let store = try FeedStore(folder: folder, limits: limits)
    let feed = try store.follow(ListedFeed(url: page.deletingLastPathComponent()), at: start)
    try take(store, feed.id, [item("1"), item("2")])
    return (store, feed.id)
  }

  @Test func theTextStaysWhenTheFeedHasForgottenIt() throws {
    let (store, id) = try following(ArticleLimits(mostOfSource: 1))
    try store.keepSaved([page.absoluteString], removesOthers: true)
    var newer = item("9")
    newer.published = start.addingTimeInterval(3600)
    try take(store, id, [newer], after: 1)
    #expect(try store.articles(ArticleQuestion()).map(\.item.id) == ["9"])
    let saved = try #require(try store.savedArticle(page))
    #expect(saved.item == item("1") && saved.outlet == "A" && saved.date == start)
    try store.remove(id)
    let again = try FeedStore(folder: folder)
    #expect(try again.savedArticle(page) == saved)
    #expect(try again.find("gulls part").map(\.address) == [page])
  }

  @Test func itIsThereWhereTheFileOfArticlesIsDamaged() throws {
    let (store, _) = try following()
    try store.keepSaved([page.absoluteString], removesOthers: false)
    let file = folder.appending(path: "feed-articles.sqlite")
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + ending) }
    try Data("no database at all, but as long as one may be".utf8).write(to: file)
    let again = try FeedStore(folder: folder)
    #expect(try again.articles(ArticleQuestion()).isEmpty)
    #expect(try again.savedArticle(page)?.item.title == "Item 1")
  }

  @Test func whatIsSavedNoMoreGoesAtTheNextStart() throws {
    let (store, _) = try following()
    try store.keepSaved([page.absoluteString], removesOthers: true)
    // Somebody changes their mind, and changes it back.
    try store.keepSaved([], removesOthers: false)
    #expect(try store.savedArticle(page) != nil)
    try store.keepSaved([], removesOthers: true)
    #expect(try store.savedArticle(page) == nil && store.searchSaved("gulls").isEmpty)
  }

  @Test func searchFindsStoredAndSavedArticlesOnce() throws {
    let (store, _) = try following()
    try store.keepSaved([page.absoluteString], removesOthers: true)
    #expect(try store.find("gulls").map(\.address.lastPathComponent).sorted() == ["1", "2"])
    #expect(try store.find("gulls", limit: 1).count == 1)
    #expect(try store.find("part 2").map(\.item.id) == ["2"])
    #expect(try store.find("\" OR * nothing").isEmpty && store.find("").isEmpty)
  }

  /// A list of feeds that an older Kiosk has written.
  @Test func anOlderFileIsTakenOver() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = Database(
      file: folder.appending(path: "feeds.sqlite"), content: .irreplaceable(steps: Array(SourceTable.steps.prefix(1))))
    try file.perform { connection throws(DatabaseError) in
      try connection.run(
        """
        INSERT INTO sources (url, title, folder, is_paused, reads_full_text, added)
        VALUES ('https://a.example/feed', 'A', 'Sea', 0, 1, 0)
        """)
    }
    file.close()
    let feed = try #require(try FeedStore(folder: folder).feeds().first)
    #expect(feed.title == "A" && feed.folder == "Sea" && feed.opening == .pageText && !feed.allowsPrivate)
  }
}
