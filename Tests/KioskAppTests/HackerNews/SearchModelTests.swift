import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import HackerNews
import Networking
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(1))) struct SearchModelTests {
  private func model(_ news: FakeHackerNews) -> HackerNewsSearchModel {
    HackerNewsSearchModel(
      services: KioskServices(hackerNews: news.api, origin: .live), scheduler: AnyScheduler(news.time) { $0.seconds })
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
    #expect(model.phase == .results && model.results.count == 5)
    model.text = "s"
    news.time.advance(by: .seconds(1))
    #expect(model.phase == .waiting && model.results.isEmpty)
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
    #expect(model.phase == .results)
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
    guard case .failed = model.phase else {
      Issue.record("expected a failure, got \(model.phase)")
      return
    }
    news.change { $0.failure = { _ in nil } }
    model.retry()
    news.time.advance(by: .seconds(5))
    #expect(model.results.count == 1)
  }
}
