import FeedLibrary
import Foundation
import FoundationExtras
import HackerNews
import Library
import NewsAPI
import TMDb
import Testing

@testable import KioskApp

@Suite struct RowOrderTests {
  private func sorted(_ order: StoryOrder, _ stories: [Story]) -> [Int] {
    order.sorted(Duplicates.folded(stories, title: \.title, url: \.url)).map(\.item.id)
  }

  private func story(_ id: Int, points: Int?, comments: Int?, seconds: Double?) -> Story {
    Story(
      id: id, title: "story \(id)", by: "ann", time: seconds.map(Date.init(timeIntervalSince1970:)), score: points,
      commentCount: comments)
  }

  @Test func eachOrderPutsTheMostFirstAndWhatIsNotKnownLast() {
    let stories = [
      story(1, points: 5, comments: nil, seconds: 30), story(2, points: nil, comments: 7, seconds: 10),
      story(3, points: 9, comments: 7, seconds: nil), story(4, points: 5, comments: 8, seconds: 20),
    ]
    #expect(sorted(.ranked, stories) == [1, 2, 3, 4])
    #expect(sorted(.points, stories) == [3, 1, 4, 2])
    #expect(sorted(.comments, stories) == [4, 2, 3, 1])
    #expect(sorted(.newest, stories) == [1, 4, 2, 3])
  }

  /// All orders of a list, from its own on, as the key goes through them.
  private func round<Order: RowOrder>(_ order: Order) -> [Order] {
    var seen = [order]
    while let next = seen.last?.next, next != order, seen.count < 20 { seen.append(next) }
    return seen
  }

  @Test func theKeyGoesThroughAllOrdersAndOnlyTheListsOwnIsNotNamed() {
    func hold<Order: RowOrder>(_ order: Order) {
      let all = round(order)
      #expect(all == Array(Order.allCases))
      #expect(all.map { $0.words == nil } == all.map { $0 == order }, "\(all)")
      #expect(Set(all.compactMap(\.words)).count == all.count - 1)
    }
    hold(StoryOrder.ranked)
    hold(ArticleOrder.ranked)
    hold(FeedOrder.newest)
    hold(FilmOrder.ranked)
    hold(KeptOrder.newest)
  }

  @Test func filmsAreSortedByRatingDateAndTitle() {
    func film(_ id: Int, _ title: String, _ date: String?, _ rating: Double, votes: Int) -> Movie {
      Movie(
        id: id, title: title, releaseDate: date.flatMap { CalendarDay($0) }, voteAverage: rating, voteCount: votes)
    }
    let films = [
      film(1, "Éclair", "2001-05-01", 7.5, votes: 10), film(2, "zebra 10", nil, 9.9, votes: 0),
      film(3, "Zebra 9", "2020-01-01", 8, votes: 1), film(4, "edge", "1999-12-31", 7.5, votes: 2),
    ]
    #expect(FilmOrder.ranked.sorted(films).map(\.id) == [1, 2, 3, 4])
    #expect(FilmOrder.rating.sorted(films).map(\.id) == [3, 1, 4, 2], "what nobody has rated comes last")
    #expect(FilmOrder.newest.sorted(films).map(\.id) == [3, 1, 4, 2])
    #expect(FilmOrder.title.sorted(films).map(\.id) == [1, 4, 3, 2], "as a dictionary has them")
  }

  @Test func articlesAreSortedByDateSourceAndTitle() {
    func article(_ title: String, _ source: String?, _ seconds: Double?) -> Article {
      Article(
        title: title, publishedAt: seconds.map(Date.init(timeIntervalSince1970:)),
        source: source.map { Source(identifier: nil, name: $0) })
    }
    let articles = [article("b", "Zeit", 10), article("c", nil, 30), article("a", "Ars", nil)]
    #expect(ArticleOrder.newest.sorted(articles).map(\.title) == ["c", "b", "a"])
    #expect(ArticleOrder.source.sorted(articles).map(\.title) == ["a", "b", "c"])
    #expect(ArticleOrder.title.sorted(articles).map(\.title) == ["a", "b", "c"])
  }

  @Test func whatIsKeptIsSortedByTitleAndSiteAndTheHistoryHasDaysOnlyByTime() {
    let items = [("c", "site.example", 30), ("a", "", 20), ("b", "art.example", 10)].enumerated().map { index, row in
      KeptItem(
        key: ItemKey(.hackerNews, "\(index)"), title: row.0, origin: row.1,
        date: Date(timeIntervalSince1970: Double(row.2) * 86_400))
    }
    #expect(KeptOrder.newest.sorted(items).map(\.title) == ["c", "a", "b"])
    #expect(KeptOrder.oldest.sorted(items).map(\.title) == ["b", "a", "c"])
    #expect(KeptOrder.title.sorted(items).map(\.title) == ["a", "b", "c"])
    #expect(KeptOrder.site.sorted(items).map(\.title) == ["b", "c", "a"])
    #expect(History(items, order: .oldest).days.map { $0.items.map(\.title) } == [["b"], ["a"], ["c"]])
    #expect(History(items, order: .title).days.map { $0.items.map(\.title) } == [["a", "b", "c"]])
  }
}
