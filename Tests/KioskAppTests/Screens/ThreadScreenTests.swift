import FakeHackerNews
import Foundation
import Library
import SwiftUITesting
import Testing

@testable import KioskApp
@testable import SwiftUICore

@MainActor @Suite(.timeLimit(.minutes(4))) struct ThreadScreenTests {
  private let news = FakeHackerNews()

  private func window() -> WindowModel {
    news.publish(Array(1...5), in: "newstories")
    return WindowModel(
      services: KioskServices(hackerNews: news.api, origin: .live),
      library: Library(work: .immediate, watchInterval: nil))
  }

  @Test func aStoryOfTheListIsThereBeforeItsDiscussion() {
    let window = window()
    _ = window.stories
    news.time.advance(by: .seconds(2))
    news.change { $0.delay = { _ in 5 } }
    let screen = TestScreen { ThreadScreen(window: window.context, isWide: true, model: window.thread(3)) }
    #expect(screen.words.contains("Story 3"))
    #expect(screen.words.contains("by author3"))
    #expect(screen.words.contains("Loading the discussion…"))
    news.time.advance(by: .seconds(20))
    screen.settle()
    #expect(screen.words.contains("Story 3"))
    #expect(!screen.words.contains("Loading the discussion…"))
  }

  @Test func withoutAListThereIsItsShape() {
    let window = window()
    let screen = TestScreen { ThreadScreen(window: window.context, isWide: true, model: window.thread(3)) }
    #expect(!screen.words.contains("Story 3"))
    #expect(screen.words.contains("Loading the discussion…"))
    #expect(!news.paths.contains("newstories"), "the list is not asked for")
  }

  /// Who wrote the story, looks after the site, or wrote what is answered to is known by a word.
  @Test func whoWritesIsMarked() {
    func comment(_ id: Int, _ by: String, _ parent: Int, _ children: String = "") -> String {
      """
      {"id": \(id), "type": "comment", "author": "\(by)", "text": "<p>Words \(id)", "created_at_i": 1528000009,
       "parent_id": \(parent), "children": [\(children)]}
      """
    }
    let screen = discussion(
      "\(comment(10, "bob", 3, comment(11, "ann", 10, comment(12, "bob", 11)))), \(comment(20, "dang", 3))")
    #expect(screen.words.contains("Words 12"))
    #expect(screen.words.contains { $0 == "OP" } && screen.words.contains { $0 == "answers back" })
    #expect(screen.words.count { $0 == "Moderator" } == 1)
  }

  /// A long discussion is hundreds of views; while nobody reads one of its comments, that one has none.
  @Test func commentsRest() {
    let screen = discussion(
      """
      {"id": 10, "type": "comment", "author": "bob", "created_at_i": 1528000009, "parent_id": 3,
       "text": "<p>One<p>&gt; Two <i>three</i><p><a href=\\"https://example.com/\\">four</a>", "children": [
         {"id": 11, "type": "comment", "author": "ann", "created_at_i": 1528000010, "parent_id": 10,
          "text": "<p>Five", "children": []}]},
      {"id": 20, "type": "comment", "author": "dang", "created_at_i": 1528000011, "parent_id": 3,
       "text": "<p>Six<pre><code>  let seven = 7\\n</code></pre>", "children": []}
      """)
    screen.session.rest()
    #expect(screen.session.graph.restingRows.count == 3)
    #expect(screen.misfits.isEmpty && screen.tree == screen.session.tree)
  }

  /// The screen of a story with these comments.
  private func discussion(_ comments: String) -> TestScreen {
    let window = window()
    news.change { state in
      state.items[3] = """
        {"id": 3, "type": "story", "by": "ann", "time": 1528000003, "title": "Story 3", "score": 9, "descendants": 4,
         "kids": [10, 20]}
        """
      state.trees[3] = """
        {"id": 3, "type": "story", "author": "ann", "title": "Story 3", "created_at_i": 1528000003, "children": [
         \(comments)]}
        """
    }
    let screen = TestScreen { ThreadScreen(window: window.context, isWide: true, model: window.thread(3)) }
    news.time.advance(by: .seconds(20))
    screen.settle()
    return screen
  }
}
