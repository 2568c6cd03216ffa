import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import HackerNews
import Library
import Networking
import OutsideText
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct SearchModelTests {
  private func model(_ news: FakeHackerNews, library: Library = Library(watchInterval: nil)) -> HackerNewsSearchModel {
    HackerNewsSearchModel(
      services: KioskServices(hackerNews: news.api, origin: .live), library: library,
      scheduler: AnyScheduler(news.time) { $0.seconds })
  }

  private func searches(_ news: FakeHackerNews) -> [URL] {
    news.transport.requests.map(\.url).filter { $0.host() == "search.example" }
  }

  @Test func fastTypingAsksOnce() {
    let news = FakeHackerNews()
    news.publish(Array(1...5))
    let model = model(news)
    for length in 1...5 {
      model.text = String("swift".prefix(length))
      news.time.advance(by: .milliseconds(50))
    }
    news.time.advance(by: .seconds(1))
    #expect(searches(news).count == 1)
    #expect(model.found.value != nil && model.results.count == 5)
    model.text = "s"
    news.time.advance(by: .seconds(1))
    #expect(model.found.isIdle && model.results.isEmpty)
  }

  @Test func filtersAskAgainAndTheNewestAnswerWins() {
    let news = FakeHackerNews()
    news.publish(Array(1...5))
    news.change { $0.delay = { _ in 2 } }
    let model = model(news)
    model.text = "swift"
    news.time.advance(by: .seconds(1))
    model.filters.newestFirst = true
    model.filters.minimumPoints = 50
    news.time.advance(by: .seconds(5))
    #expect(model.found.value != nil)
    #expect(searches(news).last?.path().contains("search_by_date") == true)
    #expect(news.transport.openCount == 0)
  }

  @Test func aFailureIsAValueAndRetryWorks() {
    let news = FakeHackerNews()
    news.publish([1])
    news.change { $0.failure = { _ in .json("{}", status: 500) } }
    let model = model(news)
    model.text = "swift"
    news.time.advance(by: .seconds(30))
    guard case .failed = model.found else {
      Issue.record("expected a failure, got \(model.found)")
      return
    }
    news.change { $0.failure = { _ in nil } }
    model.retry()
    news.time.advance(by: .seconds(5))
    #expect(model.results.count == 1)
  }

  @Test func mutedResultsAreHiddenCountedAndCanBeLookedAt() throws {
    let news = FakeHackerNews()
    news.publish(Array(1...5))
    let library = Library(work: .immediate, watchInterval: nil)
    let model = model(news, library: library)
    model.text = "swift"
    news.time.advance(by: .seconds(1))
    #expect(model.rows.count == 5 && model.mutedCount == 0)
    guard case .story(let first) = model.results[0] else {
      Issue.record("expected a story, got \(model.results[0])")
      return
    }
    library.add(MuteRule(.word, first.title, created: library.now))
    #expect(model.mutedCount >= 1 && !model.rows.contains { $0.id == first.id })
    #expect(model.results.count == 5, "what was found stays found")
    model.showsMuted = true
    #expect(model.rows.count == 5 && model.rows[0].mutedBy?.text == first.title)
    library.undo()
    #expect(model.mutedCount == 0 && model.rows.count == 5)
  }

  @Test func aCommentIsHiddenByItsWordsAndItsAuthor() {
    let comment = HackerNewsSearchPage.Result.comment(
      Comment(id: 1, by: "ann", time: nil, text: RichText(html: "<p>About <i>parking</i> lots")), storyID: 2,
      storyTitle: "Cars")
    for rule in [(MuteRule.Kind.word, "parking"), (.word, "cars"), (.person, "Ann")] {
      #expect(MuteFilter([MuteRule(rule.0, rule.1, created: .now)], at: .now).rule(hiding: comment.muteSubject) != nil)
    }
    #expect(MuteFilter([MuteRule(.word, "trains", created: .now)], at: .now).rule(hiding: comment.muteSubject) == nil)
  }
}
