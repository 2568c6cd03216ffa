import FakeHackerNews
import Foundation
import HackerNews
import Library
import OutsideText
import Testing

@testable import KioskApp

@MainActor @Suite struct ThreadFindingTests {
  private typealias Reply = HackerNews.Comment

  private func reply(_ id: Int, _ text: String, by: String = "ann", _ replies: [Reply] = []) -> Reply {
    Reply(id: id, by: by, text: RichText(html: text), replies: replies)
  }

  /// 1 ─ 2 ─ 3; 4; 5 ─ 6.
  private func comments() -> [Reply] {
    [
      reply(1, "Trains are slow", [reply(2, "Buses too", [reply(3, "A <i>Café</i> on a train")])]),
      reply(4, "Nothing"), reply(5, "No", [reply(6, "<p>One", by: "Trainspotter")]),
    ]
  }

  private func state(_ comments: [Reply]) -> ThreadState {
    var state = ThreadState()
    state.apply(
      .loaded(CommentThread(root: Item(id: 100, kind: .story), comments: comments, isComplete: true), nil))
    return state
  }

  @Test func wordsAreFoundInTextsAndAuthorsWhateverTheirCaseAndAccents() {
    var state = state(comments())
    state.find("train")
    #expect(state.finding?.matches == [1, 3, 6])
    #expect(state.rows.filter(\.isMatch).map(\.id) == [1, 3, 6])
    state.find("CAFE")
    #expect(state.finding?.matches == [3] && state.current == 3)
    state.find("")
    #expect(state.finding?.matches == [])
    state.find("nowhere")
    #expect(state.finding?.matches == [] && state.matchNumber == nil)
    state.endFinding()
    #expect(state.finding == nil && !state.rows.contains(where: \.isMatch))
  }

  @Test func jumpingGoesRoundAndOpensWhatIsFoldedAway() {
    var state = state(comments())
    state.toggleFoldAll()
    #expect(state.rows.map(\.id) == [1, 4, 5])
    state.find("train")
    #expect(state.current == 1 && state.matchNumber == 1)
    state.findNext()
    #expect(state.current == 3 && state.rows.map(\.id) == [1, 2, 3, 4, 5], "only what matches is opened")
    state.findNext()
    #expect(state.current == 6 && state.matchNumber == 3 && state.rows.count == 6)
    state.findNext()
    #expect(state.current == 1)
    state.findNext(by: -1)
    #expect(state.current == 6)
  }

  @Test func typingStaysWhereTheReaderWas() {
    var state = state(comments())
    for _ in 0..<2 { state.move(.nextTop) }
    #expect(state.current == 4)
    state.beginFinding()
    for text in ["t", "tr", "train"] { state.find(text) }
    #expect(state.current == 6, "the first match from there on, not from the top")
    state.find("slow")
    #expect(state.current == 1, "where there is none further down, the first of all")
  }

  @Test func aCommentThatArrivesIsFoundToo() {
    var state = state(comments())
    state.find("train")
    state.apply(
      .loaded(
        CommentThread(
          root: Item(id: 100, kind: .story), comments: comments() + [reply(7, "Trains again")], isComplete: true),
        nil))
    #expect(state.finding?.matches == [1, 3, 6, 7] && state.current == 1)
  }

  /// The law of the jump: n times next visits every match once, in reading order, and each stands on the screen.
  @Test func nextVisitsEveryMatchOnceHoweverItIsFolded() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      var next = 0
      func make(_ depth: Int) -> [Reply] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          next += 1
          let id = next
          return reply(id, Bool.random(using: &random) ? "a needle" : "hay", by: "x", depth < 4 ? make(depth + 1) : [])
        }
      }
      var state = state(make(0))
      for id in 1...max(next, 1) where Bool.random(using: &random) { state.toggleFold(id) }
      state.find("needle")
      let matches = state.finding?.matches ?? []
      #expect(matches == matches.sorted())
      var visited: [Int] = []
      for _ in matches {
        visited += [state.current].compactMap { $0 }
        #expect(state.rows.contains { $0.isCurrent && $0.isMatch && !$0.isFolded })
        state.findNext()
      }
      #expect(visited == matches)
    }
  }

  @Test func theModelFollowsWhatIsTyped() {
    let news = FakeHackerNews()
    news.publish([1])
    news.change {
      $0.trees[1] = """
        {"id": 1, "type": "story", "title": "Story 1", "author": "a", "created_at_i": 1528000001, "children": [
          {"id": 11, "type": "comment", "author": "b", "text": "<p>A lighthouse</p>", "created_at_i": 1528000002, "children": []}]}
        """
    }
    let model = ThreadViewModel(
      id: 1, services: KioskServices(hackerNews: news.api, origin: .live), library: Library(watchInterval: nil))
    news.time.advance(by: .seconds(5))
    model.findText = "ignored while nothing is looked for"
    #expect(model.state.finding == nil)
    model.beginFinding()
    model.findText = "LIGHT"
    #expect(model.state.finding?.matches == [11] && model.state.current == 11)
    model.endFinding()
    #expect(model.findText.isEmpty && model.state.finding == nil && model.findRequests == 1)
  }
}
