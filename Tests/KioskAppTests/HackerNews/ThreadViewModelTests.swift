import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import HackerNews
import Library
import Networking
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct ThreadViewModelTests {
  private func tree(_ comments: [Int]) -> String {
    let children = comments.map { id in
      """
      {"id": \(id), "type": "comment", "author": "a\(id)", "text": "<p>Comment \(id)", "created_at_i": 1528000000,
       "parent_id": 1, "children": []}
      """
    }
    return """
      {"id": 1, "type": "story", "author": "op", "title": "A story", "created_at_i": 1528000000,
       "children": [\(children.joined(separator: ","))]}
      """
  }

  private func root(_ comments: [Int], score: Int = 10) -> String {
    """
    {"id": 1, "type": "story", "by": "op", "time": 1528000000, "title": "A story", "score": \(score),
     "descendants": \(comments.count), "kids": \(comments)}
    """
  }

  private func publish(_ comments: [Int], _ news: FakeHackerNews) {
    news.change { state in
      state.items[1] = root(comments)
      for id in comments {
        state.items[id] =
          "{\"id\": \(id), \"type\": \"comment\", \"by\": \"a\(id)\", \"text\": \"Comment \(id)\", \"parent\": 1}"
      }
      state.trees[1] = tree(comments)
    }
  }

  private func model(_ news: FakeHackerNews, _ library: Library) -> ThreadViewModel {
    ThreadViewModel(
      id: 1, services: KioskServices(hackerNews: news.api, origin: .live), library: library,
      scheduler: AnyScheduler(news.time) { $0.seconds })
  }

  private func library() -> Library { Library(work: .immediate, watchInterval: nil) }

  private func threadRequests(_ news: FakeHackerNews) -> Int { news.paths.filter { $0 == "items/1" }.count }

  @Test func showsTheThreadInTwoRequestsAndRemembersTheVisit() {
    let news = FakeHackerNews()
    publish([11, 12], news)
    let library = library()
    let model = model(news, library)
    news.time.advance(by: .seconds(1))
    #expect(model.state.rows.map(\.id) == [11, 12])
    #expect(news.paths.count == 2)
    #expect(library.isRead(ItemKey(.hackerNews, 1)))
    #expect(library.contents.history.map(\.title) == ["A story"])
    #expect(library.contents.visits[ItemKey(.hackerNews, 1)]?.newestComment == 12)
  }

  @Test func aNewCommentArrivesByTheEventStreamAndIsMarked() {
    let news = FakeHackerNews()
    publish([11, 12], news)
    let model = model(news, library())
    news.time.advance(by: .seconds(1))
    publish([11, 12, 13], news)
    news.send("put", root([11, 12, 13]).replacingOccurrences(of: "\n", with: " "), to: "item/1")
    news.time.advance(by: .seconds(1))
    #expect(model.state.rows.filter(\.isNew).map(\.id) == [13])
  }

  @Test func aCommentThatComesBetweenTheAnswerAndTheEventStreamArrives() {
    let news = FakeHackerNews()
    publish([11], news)
    news.change { $0.failure = { $0 == "stream item/1" ? .json("{}", status: 500) : nil } }
    let model = model(news, library())
    news.time.advance(by: .seconds(0.5))
    #expect(model.state.rows.map(\.id) == [11])
    publish([11, 12], news)
    news.change { $0.failure = { _ in nil } }
    news.time.advance(by: .seconds(5))
    #expect(model.state.connection == .live)
    #expect(model.state.rows.map(\.id) == [11, 12])
  }

  @Test func aCommentThatTheEventStreamTellsOfBeforeTheAnswerArrives() {
    let news = FakeHackerNews()
    publish([11], news)
    news.change { $0.delay = { $0 == "items/1" ? 2 : 0.1 } }
    let model = model(news, library())
    news.time.advance(by: .seconds(1))
    publish([11, 12], news)
    news.send("put", root([11, 12]).replacingOccurrences(of: "\n", with: " "), to: "item/1")
    news.time.advance(by: .seconds(5))
    #expect(model.state.rows.map(\.id) == [11, 12])
    #expect(threadRequests(news) == 2)
  }

  @Test func anAnswerThatStaysBehindTheEventStreamIsAskedForTwiceMoreAndNotForEver() {
    let news = FakeHackerNews()
    publish([11], news)
    let model = model(news, library())
    news.time.advance(by: .seconds(1))
    news.send("put", root([11, 12]).replacingOccurrences(of: "\n", with: " "), to: "item/1")
    news.time.advance(by: .seconds(300))
    #expect(model.state.rows.map(\.id) == [11])
    #expect(threadRequests(news) == 3)
  }

  @Test func aNewScoreCostsNoRequest() {
    let news = FakeHackerNews()
    publish([11], news)
    let model = model(news, library())
    news.time.advance(by: .seconds(1))
    let before = news.paths.count
    news.send("put", root([11], score: 99).replacingOccurrences(of: "\n", with: " "), to: "item/1")
    news.time.advance(by: .seconds(60))
    #expect(model.state.thread?.story?.score == 99)
    #expect(news.paths.count == before)
  }

  @Test func aBurstOfChangesIsAskedForOnceAtATime() {
    let news = FakeHackerNews()
    publish([11], news)
    let model = model(news, library())
    news.time.advance(by: .seconds(1))
    news.change { $0.delay = { _ in 2 } }
    for last in 12...31 {
      publish(Array(11...last), news)
      news.send("put", root(Array(11...last)).replacingOccurrences(of: "\n", with: " "), to: "item/1")
    }
    news.time.advance(by: .seconds(10))
    #expect(model.state.rows.count == 21)
    #expect(threadRequests(news) <= 4, "20 changes, \(threadRequests(news)) requests")
  }

  @Test func aFailureIsAValueAndRetryWorks() {
    let news = FakeHackerNews()
    publish([11], news)
    news.change { $0.failure = { _ in .json("{\"error\":\"down\"}", status: 500) } }
    let model = model(news, library())
    news.time.advance(by: .seconds(30))
    guard case .failed = model.state.content else {
      Issue.record("expected a failure, got \(model.state.content)")
      return
    }
    news.change { $0.failure = { _ in nil } }
    model.retry()
    news.time.advance(by: .seconds(5))
    #expect(model.state.rows.map(\.id) == [11])
    #expect(model.state.content.failure == nil)
  }

  @Test func aCommentThatComesAfterARetryArrives() {
    let news = FakeHackerNews()
    publish([11], news)
    let model = model(news, library())
    news.time.advance(by: .seconds(1))
    model.retry()
    news.time.advance(by: .seconds(1))
    publish([11, 12], news)
    news.send("put", root([11, 12]).replacingOccurrences(of: "\n", with: " "), to: "item/1")
    news.time.advance(by: .seconds(60))
    #expect(model.state.rows.map(\.id) == [11, 12])
  }

  @Test func whatWasFoldedIsFoldedAtTheNextVisitAndWhatIsNewIsMarked() {
    let news = FakeHackerNews()
    publish([11, 12], news)
    let library = library()
    let first = model(news, library)
    news.time.advance(by: .seconds(1))
    first.toggleFold(11)
    publish([11, 12, 13], news)
    let second = model(news, library)
    news.time.advance(by: .seconds(1))
    #expect(second.state.rows.map(\.isFolded) == [true, false, false])
    #expect(second.state.rows.filter(\.isNew).map(\.id) == [13])
  }

  @Test func aReleasedModelLeavesNothingBehind() {
    let news = FakeHackerNews()
    publish([11], news)
    weak var released: ThreadViewModel?
    do {
      let model = model(news, library())
      news.time.advance(by: .seconds(1))
      #expect(news.transport.openCount == 1)
      released = model
    }
    news.time.advance(by: .seconds(1))
    #expect(released == nil)
    #expect(news.transport.openCount == 0)
  }
}
