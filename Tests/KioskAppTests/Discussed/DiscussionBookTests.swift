import Combine
import FakeHackerNews
import Foundation
import HackerNews
import Library
import Networking
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct DiscussionBookTests {
  private let news = FakeHackerNews()
  private let library = Library(work: .immediate, watchInterval: nil)

  private func book() -> DiscussionBook {
    DiscussionBook(services: KioskServices(hackerNews: news.api, origin: .live), library: library)
  }

  private func searches() -> [URL] { news.transport.requests.map(\.url).filter { $0.host() == "search.example" } }

  private let page = FakeHackerNews.url("https://site2.example/7")

  private func story(_ id: Int, _ url: String, comments: Int) -> Story {
    Story(id: id, title: "Story \(id)", by: "a", url: URL(string: url), commentCount: comments)
  }

  @Test func whatWasReadIsKnownWithoutAQuestionUnderEveryFormOfItsAddress() {
    let book = book()
    let lists = PassthroughSubject<[Story], Never>()
    let reading = book.read(lists)
    defer { reading.cancel() }
    lists.send([story(1, "https://www.site2.example/7/?utm_source=x#top", comments: 3)])
    #expect(book.discussion(of: [page]) == Discussed(id: 1, title: "Story 1", commentCount: 3))
    lists.send([story(1, "https://site2.example/7", comments: 9), story(2, "http://site2.example/7", comments: 4)])
    #expect(
      book.discussion(of: [page])?.commentCount == 9, "newer counts of the same story hold, and the livelier of two")
    let model = DiscussedModel(book: book, subject: .page([page]))
    news.time.advance(by: .seconds(2))
    #expect(model.discussions.map(\.id) == [1] && searches().isEmpty)
    #expect(model.discussions.first?.words == "Discussed on Hacker News · 9 comments")
  }

  @Test func aWindowThatStaysOpenRemembersTheNewestPages() {
    let book = book()
    let lists = PassthroughSubject<[Story], Never>()
    let reading = book.read(lists)
    defer { reading.cancel() }
    for id in 1...DiscussionBook.most * 2 { lists.send([story(id, "https://site.example/\(id)", comments: 1)]) }
    #expect(book.known.count <= DiscussionBook.most)
    for id in DiscussionBook.most * 5 / 4...DiscussionBook.most * 2 {
      #expect(book.discussion(of: [FakeHackerNews.url("https://site.example/\(id)")])?.id == id)
    }
  }

  @Test func whatWasSavedAndVisitedIsKnown() {
    let key = ItemKey(.hackerNews, 12)
    library.toggleSaved(KeptItem(key: key, title: "Kept", url: page, date: library.now))
    library.visit(key, Visit(date: library.now, newestComment: 20, commentCount: 5))
    #expect(book().discussion(of: [page]) == Discussed(id: 12, title: "Kept", commentCount: 5))
  }

  @Test func anOpenArticleIsAskedForOnceAndOnlyTheSamePageCounts() {
    news.publish(Array(1...10))
    let book = book()
    let model = DiscussedModel(book: book, subject: .page([page]))
    news.time.advance(by: .seconds(2))
    #expect(model.discussions.map(\.id) == [7], "ten stories were found, one leads to the page")
    #expect(searches().count == 1)
    #expect(searches()[0].query()?.contains("restrictSearchableAttributes=url") == true)
    _ = DiscussedModel(book: book, subject: .page([page]))
    let other = DiscussedModel(book: book, subject: .page([FakeHackerNews.url("https://nobody.example/here")]))
    news.time.advance(by: .seconds(2))
    other.subject = .page([FakeHackerNews.url("https://nobody.example/here#again")])
    news.time.advance(by: .seconds(2))
    #expect(other.discussions.isEmpty && searches().count == 2, "what is not discussed is not asked for again")
  }

  @Test func aStoryThatWasReadBeforeAnybodyCommentedIsAskedForAnew() {
    news.publish([7])
    let book = book()
    let lists = PassthroughSubject<[Story], Never>()
    let reading = book.read(lists)
    defer { reading.cancel() }
    lists.send([story(7, "https://site2.example/7", comments: 0)])
    let model = DiscussedModel(book: book, subject: .page([page]))
    #expect(model.discussions.first?.words == "On Hacker News", "what is known is shown meanwhile")
    news.time.advance(by: .seconds(2))
    #expect(searches().count == 1)
    #expect(model.discussions.first?.commentCount ?? 0 > 0)
    _ = DiscussedModel(book: book, subject: .page([page]))
    news.time.advance(by: .seconds(2))
    #expect(searches().count == 1)
  }

  @Test func theNewestArticleWinsAndAClosedOneStopsAsking() {
    news.publish(Array(1...10))
    news.change { $0.delay = { _ in 5 } }
    let book = book()
    var model: DiscussedModel? = DiscussedModel(book: book, subject: .page([page]))
    news.time.advance(by: .seconds(1))
    model?.subject = .page([FakeHackerNews.url("https://site3.example/3")])
    news.time.advance(by: .seconds(20))
    #expect(model?.discussions.map(\.id) == [3])
    model?.subject = .page([FakeHackerNews.url("https://slow.example/1")])
    news.time.advance(by: .seconds(1))
    weak let released = model
    model = nil
    news.time.advance(by: .seconds(1))
    #expect(released == nil && news.transport.openCount == 0)
  }

  @Test func aFailureShowsNothingAndMayBeAskedAgain() {
    news.publish([7])
    news.change { $0.failure = { _ in .json("{}", status: 500) } }
    let book = book()
    let model = DiscussedModel(book: book, subject: .page([page]))
    news.time.advance(by: .seconds(60))
    #expect(model.discussions.isEmpty)
    news.change { $0.failure = { _ in nil } }
    let again = DiscussedModel(book: book, subject: .page([page]))
    news.time.advance(by: .seconds(2))
    #expect(again.discussions.map(\.id) == [7] && model.discussions.map(\.id) == [7])
  }

  @Test func aFilmIsAskedForByItsWholeTitleAndOnlyWhereThatIsTelling() {
    news.publish([4, 44])
    let book = book()
    let film = DiscussedModel(book: book, subject: .film(title: "Story: 44"))
    news.time.advance(by: .seconds(2))
    #expect(film.discussions.map(\.id) == [44] && searches().count == 1)
    let short = DiscussedModel(book: book, subject: .film(title: "Story"))
    let again = DiscussedModel(book: book, subject: .film(title: "Story 44"))
    news.time.advance(by: .seconds(2))
    #expect(short.discussions.isEmpty && again.discussions.map(\.id) == [44] && searches().count == 1)
  }

  @Test func anotherServiceKnowsOtherDiscussions() {
    news.publish([7])
    let other = FakeHackerNews()
    let services = KioskServices(hackerNews: news.api, origin: .live)
    let book = DiscussionBook(services: services, library: library)
    _ = DiscussedModel(book: book, subject: .page([page]))
    let model = DiscussedModel(book: book, subject: .page([page]))
    news.time.advance(by: .seconds(2))
    #expect(model.discussions.map(\.id) == [7])
    services.replace(hackerNews: other.api, origin: .samples)
    #expect(model.discussions.isEmpty)
  }

  @Test func theCachedListsAreReadWithoutAQuestion() {
    let cache = MemoryCache()
    let before = FakeHackerNews(cache: cache)
    before.publish([7], in: "topstories")
    let stories = before.api.stories(from: .top, limit: 1).sink { _ in
    } receiveValue: { _ in
    }
    before.time.advance(by: .seconds(5))
    stories.cancel()
    let later = FakeHackerNews(cache: cache)
    let book = DiscussionBook(services: KioskServices(hackerNews: later.api, origin: .live), library: library)
    later.time.advance(by: .seconds(1))
    #expect(book.discussion(of: [page])?.id == 7)
    #expect(later.transport.requests.isEmpty)
  }
}
