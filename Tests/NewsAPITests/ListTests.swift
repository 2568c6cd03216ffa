import Foundation
import Testing

@testable import NewsAPI

/// Paging and folding, as values.
@Suite struct ListTests {
  private static let question = NewsQuestion.search("x")

  private static func article(
    _ title: String, _ address: String?, outlet: String = "O", days: Double = 0
  ) -> Article {
    Article(
      title: title, publishedAt: Date(timeIntervalSince1970: 1_731_924_000 + days * 86_400),
      source: Source(identifier: nil, name: outlet), url: address.flatMap { URL(string: $0) })
  }

  private static func list(
    _ pages: [NewsResponse], size: Int = 2, most: Int? = 100, _ question: NewsQuestion = question
  ) -> ArticleList {
    pages.enumerated().reduce(into: ArticleList(question)) { list, page in
      list.add(NewsPage(question: question, number: page.offset + 1, size: size, response: page.element), most: most)
    }
  }

  private static func page(_ numbers: ClosedRange<Int>, total: Int?) -> NewsResponse {
    NewsResponse(
      totalResults: total,
      articles: numbers.map { article("Title number \($0) in the list", "https://a.example/\($0)") })
  }

  @Test func pagesFollowUntilTheTotalIsReached() {
    #expect(ArticleList(Self.question).nextPage == 1)
    #expect(Self.list([Self.page(1...2, total: 5)]).nextPage == 2)
    #expect(Self.list([Self.page(1...2, total: 5), Self.page(3...4, total: 5)]).nextPage == 3)
    let whole = Self.list([Self.page(1...2, total: 5), Self.page(3...4, total: 5), Self.page(5...5, total: 5)])
    #expect(!whole.hasMore && whole.articles.count == 5 && !whole.isCutByPlan && whole.emptiness == nil)
  }

  @Test func anEmptyPageIsTheEndWhateverTheTotalSays() {
    let list = Self.list([Self.page(1...2, total: 61), NewsResponse(totalResults: 61, articles: [])])
    #expect(!list.hasMore && list.articles.count == 2 && list.total == 61)
  }

  @Test func aPageOfRepetitionsIsTheEnd() {
    let list = Self.list([Self.page(1...2, total: 61), Self.page(1...2, total: 61)])
    #expect(!list.hasMore && list.articles.count == 2)
    #expect(list.articles.allSatisfy { $0.copies.isEmpty }, "a repetition is no other outlet")
  }

  @Test func aPageOfRemovedArticlesIsNotTheEnd() {
    let removed = NewsResponse(totalResults: 5, articles: [], removedCount: 2)
    let list = Self.list([removed])
    #expect(list.nextPage == 2 && list.emptiness == nil)
    #expect(Self.list([removed, Self.page(1...2, total: 5)]).articles.count == 2)
    let end = Self.list([NewsResponse(totalResults: 2, articles: [], removedCount: 2)])
    #expect(end.emptiness == .onlyRemoved(2))
    #expect(Self.list([NewsResponse(totalResults: 1, articles: [], unreadableCount: 1)]).emptiness == .unreadable(1))
  }

  @Test func thePlansLimitIsTheEnd() {
    let pages = [Self.page(1...2, total: 1309), Self.page(3...4, total: 1309)]
    let list = Self.list(pages, most: 4)
    #expect(!list.hasMore && list.isCutByPlan && list.articles.count == 4)
    #expect(Self.list(pages, most: nil).nextPage == 3)
    var told = Self.list(pages, most: nil)
    told.endByPlan()
    #expect(!told.hasMore && told.isCutByPlan)
  }

  @Test func withoutATotalAShortPageIsTheEnd() {
    #expect(Self.list([Self.page(1...2, total: nil)]).nextPage == 2)
    #expect(!Self.list([Self.page(1...1, total: nil)]).hasMore)
  }

  @Test func onlyTheAwaitedPageOfTheSameQuestionCounts() {
    var list = Self.list([Self.page(1...2, total: 9)])
    let before = list
    list.add(NewsPage(question: Self.question, number: 3, size: 2, response: Self.page(5...6, total: 9)))
    list.add(NewsPage(question: .search("y"), number: 2, size: 2, response: Self.page(3...4, total: 9)))
    #expect(list == before)
  }

  @Test func emptyAnswersForOtherCountriesAreExplained() {
    let nothing = NewsResponse(totalResults: 0, articles: [])
    let germany = Self.list([nothing], .headlines(country: "de"))
    #expect(germany.emptiness == .countryWithoutHeadlines(NewsCountry("de")))
    #expect(germany.emptiness?.sentence.contains("Germany") == true)
    #expect(
      germany.emptiness?.waysOut == [.sources(NewsCountry("de")), .search, .headlines(NewsCountry("us"))])
    #expect(Self.list([nothing], .headlines(country: "us")).emptiness == .nothingFound)
    #expect(Self.list([nothing]).emptiness == .nothingFound)
  }

  @Test func oneArticleOfSeveralOutletsIsFolded() {
    let title = "Bridge over the river opens after nine years"
    let list = Self.list([
      NewsResponse(
        totalResults: 5,
        articles: [
          Self.article(title, "https://www.a.example/bridge/?utm_source=x&id=1#top", outlet: "A"),
          Self.article("Bridge over the river opens, after nine years!", "https://b.example/1", outlet: "B", days: -1),
          Self.article("Different words but the same address", "http://a.example/bridge?id=1", outlet: "C"),
          Self.article(title, "https://d.example/9", outlet: "D", days: -30),
          Self.article("Morning briefing", "https://e.example/1", outlet: "E"),
          Self.article("Morning briefing", "https://f.example/1", outlet: "F"),
        ])
    ])
    #expect(list.articles.count == 4)
    #expect(list.articles[0].outlets == ["A", "B", "C"])
    #expect(list.articles[0].title == title)
    #expect(list.articles[1].outlets == ["D"], "a month lies between")
    #expect(list.articles[2].outlets == ["E"] && list.articles[3].outlets == ["F"], "too short to tell")
  }

  @Test(arguments: [
    ("https://www.a.example/x/", "http://a.example/x", true),
    ("https://a.example/x?b=2&a=1", "https://a.example/x?a=1&b=2", true),
    ("https://a.example/x?fbclid=1", "https://a.example/x", true),
    ("https://a.example/x?id=1", "https://a.example/x?id=2", false),
    ("https://a.example/x", "https://a.example/X", false), ("https://a.example:8080/x", "https://a.example/x", false),
  ])
  func addressesAreComparedWithoutWhatTrackersAdd(_ one: String, _ other: String, areSame: Bool) throws {
    let first = ArticleFolding.address(try #require(URL(string: one)))
    let second = ArticleFolding.address(try #require(URL(string: other)))
    #expect((first == second) == areSame)
  }

  @Test func repeatedPagesOfTheFixturesFold() throws {
    let pages = try ["everything_page_1", "everything_page_2", "duplicates_across_pages"].map {
      try ModelTests.fixture("newsapi/\($0).json")
    }
    let list = Self.list(pages, size: 20)
    #expect(list.articles.count == 40 && !list.hasMore)
    #expect(Set(list.articles.map(\.id)).count == 40)
  }
}
