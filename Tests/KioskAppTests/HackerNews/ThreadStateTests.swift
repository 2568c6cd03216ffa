import Foundation
import HackerNews
import Library
import Testing

@testable import KioskApp

@Suite struct ThreadStateTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// 10 ─ 11 ─ 12, 13; 20; 30 ─ 31.
  private func thread(_ more: [HackerNews.Comment] = [], isComplete: Bool = true) -> CommentThread {
    let ten = HackerNews.Comment(
      id: 10, by: "ada",
      replies: [
        HackerNews.Comment(id: 11, by: "bob", replies: [HackerNews.Comment(id: 12, by: "ada")]),
        HackerNews.Comment(id: 13, by: "cy"),
      ])
    let thirty = HackerNews.Comment(id: 30, by: "dee", replies: [HackerNews.Comment(id: 31, by: "bob")])
    return CommentThread(
      root: Item(id: 1, kind: .story, by: "ada", title: "A story"),
      comments: [ten, HackerNews.Comment(id: 20, by: "", state: .deleted), thirty] + more, isComplete: isComplete)
  }

  private func state(_ visit: Visit? = nil) -> ThreadState {
    var state = ThreadState(visit: visit)
    state.apply(.loaded(thread(), nil))
    return state
  }

  @Test func rowsStandInReadingOrderWithTheirDepth() {
    let rows = state().rows
    #expect(rows.map(\.id) == [10, 11, 12, 13, 20, 30, 31])
    #expect(rows.map(\.depth) == [0, 1, 2, 1, 0, 0, 1])
    #expect(rows.filter(\.isByAuthor).map(\.id) == [10, 12])
    #expect(rows[0].replyCount == 3)
  }

  @Test func foldingHidesTheRepliesAndCountsThem() {
    var state = state()
    state.toggleFold(10)
    #expect(state.rows.map(\.id) == [10, 20, 30, 31])
    #expect(state.rows[0].isFolded && state.rows[0].replyCount == 3)
    state.toggleFold(10)
    #expect(state.rows.count == 7)
    state.toggleFoldAll()
    #expect(state.rows.map(\.id) == [10, 20, 30])
    state.toggleFoldAll()
    #expect(state.rows.count == 7)
  }

  @Test func aRuleFoldsACommentThatCanBeOpened() {
    var state = state(Visit(date: start, newestComment: 11))
    let rule = MuteRule(.person, "Bob", created: start)
    state.apply(MuteFilter([rule], at: start))
    #expect(state.rows.map(\.id) == [10, 11, 13, 20, 30, 31], "with its replies")
    #expect(state.rows.filter { $0.mutedBy != nil }.map(\.id) == [11, 31])
    #expect(state.rows.first { $0.id == 11 }?.mutedBy == rule)
    #expect(state.rows.filter { $0.mutedBy != nil }.allSatisfy { $0.isFolded && !$0.isNew })
    #expect(state.newCount == 3, "what is muted is not new")
    state.toggleFold(11)
    #expect(state.rows.map(\.id) == [10, 11, 12, 13, 20, 30, 31])
    #expect(state.rows.first { $0.id == 11 }?.mutedBy == nil)
    state.apply(.loaded(thread([HackerNews.Comment(id: 40, by: "bob")]), nil))
    #expect(state.rows.last?.mutedBy == rule, "also what comes later")
    #expect(state.rows.first { $0.id == 11 }?.isFolded == false, "what was opened stays open")
    state.toggleFold(11)
    #expect(state.rows.first { $0.id == 11 }?.isFolded == true)
    state.toggleFold(11)
    #expect(state.rows.first { $0.id == 11 }?.isFolded == false)
    state.apply(MuteFilter([], at: start))
    #expect(state.rows.allSatisfy { $0.mutedBy == nil })
    #expect(state.folded.isEmpty, "rules leave no folds behind")
  }

  @Test func whatIsLookedForIsOpenedAlsoInMutedComments() {
    var state = state()
    state.apply(MuteFilter([MuteRule(.person, "bob", created: start)], at: start))
    state.find("ada")
    state.findNext()
    #expect(state.rows.contains { $0.id == 12 && $0.isCurrent })
  }

  @Test func keysWalkEveryWay() {
    var state = state()
    func step(_ step: ThreadState.Step) -> Int? {
      state.move(step)
      return state.current
    }
    #expect(step(.next) == 10)
    #expect(step(.next) == 11)
    #expect(step(.next) == 12)
    #expect(step(.parent) == 11)
    #expect(step(.parent) == 10)
    #expect(step(.parent) == 10, "there is nothing above")
    #expect(step(.nextTop) == 20)
    #expect(step(.nextTop) == 30)
    #expect(step(.nextTop) == 30)
    #expect(step(.next) == 31)
    #expect(step(.next) == 31)
    #expect(step(.previousTop) == 30)
    #expect(step(.previous) == 20)
    #expect(step(.previousTop) == 10)
    #expect(step(.nextNew) == 10, "nothing is new at the first visit")
  }

  @Test func keysWalkAmongThoseBeside() {
    var state = state()
    func step(_ step: ThreadState.Step) -> Int? {
      state.move(step)
      return state.current
    }
    #expect(step(.nextSibling) == nil, "nothing is chosen yet")
    state.move(.next)
    state.move(.next)
    #expect(step(.nextSibling) == 13)
    #expect(step(.nextSibling) == 13, "the next at this depth answers something else")
    #expect(step(.previousSibling) == 11)
    #expect(step(.previousSibling) == 11)
    state.move(.parent)
    #expect(step(.nextSibling) == 20)
    #expect(step(.nextSibling) == 30)
    #expect(step(.nextSibling) == 30)
    #expect(step(.previousSibling) == 20)
  }

  @Test func whoAnswersTheAnswerToTheirOwnCommentIsMarked() {
    #expect(state().rows.filter(\.answersBack).map(\.id) == [12])
  }

  @Test func keysSkipWhatIsFolded() {
    var state = state()
    state.move(.next)
    state.toggleFoldOfCurrent()
    state.move(.next)
    #expect(state.current == 20)
  }

  @Test func whatCameSinceTheLastVisitIsNew() {
    var state = state(Visit(date: start, newestComment: 13, folded: [30]))
    #expect(state.rows.filter(\.isNew).map(\.id) == [20, 30])
    #expect(state.newCount == 2, "30 and 31; what is deleted is no news")
    state.move(.nextNew)
    #expect(state.current == 20)
    state.toggleFold(30)
    #expect(state.rows.filter(\.isNew).map(\.id) == [20, 30, 31])
  }

  @Test func commentsThatComeWhileOneReadsAreNewAndTakeNothingAway() {
    var state = state()
    state.move(.nextTop)
    #expect(state.newCount == 0)
    state.apply(.loaded(thread([HackerNews.Comment(id: 40, by: "eve")], isComplete: false), nil))
    #expect(state.rows.filter(\.isNew).map(\.id) == [40])
    #expect(state.current == 10, "the reader's place stays")
    state.apply(.loaded(CommentThread(root: thread().root, isComplete: false), nil))
    #expect(state.rows.count == 8, "what is still growing replaces nothing")
  }

  @Test func aFailureKeepsTheThread() {
    var state = state()
    state.apply(.failed(.notFound(.user("x"))))
    #expect(state.content.value != nil && state.rows.count == 7)
    #expect(state.content.failure == .notFound(.user("x")))
    var empty = ThreadState()
    empty.apply(.failed(.notFound(.user("x"))))
    #expect(empty.content == .failed(.notFound(.user("x"))))
  }
}
