import Combine
import CombineTesting
import FakeHackerNews
import Fixtures
import Foundation
import HackerNews
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct ThreadTests {
  /// The thread as indented ids: `1(2 3(4))`.
  static func picture(_ comments: [HackerNews.Comment]) -> String {
    comments.map { comment in
      let mark = [.shown: "", .deleted: "x", .dead: "!", .delayed: "?"][comment.state] ?? ""
      return "\(comment.id)\(mark)" + (comment.replies.isEmpty ? "" : "(\(picture(comment.replies)))")
    }.joined(separator: " ")
  }

  static func comment(_ id: Int, parent: Int, kids: [Int] = [], text: String = "words", more: String = "") -> String {
    #"{"id": \#(id), "type": "comment", "by": "u\#(id)", "parent": \#(parent), "time": \#(1_528_000_000 + id), "#
      + #""text": "\#(text)", "kids": \#(kids)\#(more)}"#
  }

  /// A story with id 1, five comments, and the same as a tree in another order.
  static func news() -> FakeHackerNews {
    let news = FakeHackerNews()
    news.change { state in
      state.items = [
        1:
          #"{"id": 1, "type": "story", "by": "a", "time": 1528000000, "title": "T", "kids": [4, 2, 5], "descendants": 4}"#,
        2: comment(2, parent: 1, kids: [3]), 3: comment(3, parent: 2), 4: comment(4, parent: 1),
        5: comment(5, parent: 1),
      ]
      state.trees[1] = tree(
        1, #""type": "story", "title": "T", "author": "a""#,
        [
          tree(2, Self.node, [tree(3, Self.node)]), tree(4, Self.node),
        ])
    }
    return news
  }

  static let node = #""type": "comment", "author": "u", "text": "<p>words</p>", "created_at_i": 1528000002"#

  static func tree(_ id: Int, _ members: String, _ children: [String] = []) -> String {
    "{\"id\": \(id), \(members.isEmpty ? "" : members + ",") \"children\": [\(children.joined(separator: ","))]}"
  }

  /// Whatever is silent: the whole thread takes no longer than one request may, and has what came in time.
  @Test(arguments: [("items/", "4 2(3) 5"), ("items/ item/3", "4 2 5"), ("item/5", "4 2(3)"), ("items/ item/1", nil)])
  func aWholeThreadEndsInTime(silent: String, picture: String?) {
    let news = Self.news()
    news.change { state in
      state.failure = { path in
        silent.split(separator: " ").contains { path.hasPrefix($0) } ? InMemoryTransport.Answer.silence : nil
      }
    }
    let recorder = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(60.5))
    #expect(recorder.completion != nil, "\(silent)")
    #expect(recorder.values.last.map { Self.picture($0.comments) } == picture, "\(silent)")
    if picture == nil { #expect(recorder.failure?.serviceError?.cause == .unavailable) }
  }

  @Test func oneTreeOrderedByTheSiteAndCompletedFromIt() {
    let news = Self.news()
    let recorder = news.api.growingThread(id: 1).record()
    news.time.advance(by: .milliseconds(100))
    #expect(recorder.values.last.map { Self.picture($0.comments) } == "4 2(3)")
    #expect(recorder.values.last?.isComplete == false)
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last.map { Self.picture($0.comments) } == "4 2(3) 5")
    #expect(recorder.values.last?.isComplete == true)
    #expect(recorder.values.last?.shortcoming == nil)
    #expect(recorder.values.last?.story?.title == "T")
    #expect(recorder.values.last?.count == 4)
    #expect(recorder.isFinished)
    #expect(news.paths.sorted() == ["item/1", "item/5", "items/1"])
  }

  @Test func withoutTheTreeCommentsComeOneByOne() {
    for trouble in [InMemoryTransport.Answer.failure(.unreachable), .json("{}", status: 404), .json("{]")] {
      let news = Self.news()
      news.change { $0.failure = { $0.hasPrefix("items/") ? trouble : nil } }
      let recorder = news.api.thread(id: 1).record()
      news.time.advance(by: .seconds(2))
      #expect(recorder.values.map { Self.picture($0.comments) } == ["4 2(3) 5"])
      guard case .searchUnavailable? = recorder.values.last?.shortcoming else {
        Issue.record("\(String(describing: recorder.values.last?.shortcoming))")
        return
      }
    }
  }

  @Test func withoutTheOfficialServiceTheTreeIsEnough() {
    let news = Self.news()
    news.change { $0.failure = { $0.hasPrefix("item/") ? .failure(.unreachable) : nil } }
    let recorder = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(2))
    #expect(recorder.values.map { Self.picture($0.comments) } == ["2(3) 4"])
    #expect(recorder.values.last?.story?.commentCount == 3)
    guard case .officialUnavailable? = recorder.values.last?.shortcoming else {
      Issue.record("\(String(describing: recorder.values.last?.shortcoming))")
      return
    }
  }

  @Test func withoutBothThereIsAnErrorAndWithoutTheItemItSaysSo() {
    let down = Self.news()
    down.change { $0.failure = { _ in .failure(.unreachable) } }
    let first = down.api.thread(id: 1).record()
    down.time.advance(by: .seconds(2))
    guard case .addressUnreachable? = first.failure else {
      Issue.record("\(String(describing: first.failure))")
      return
    }
    let missing = Self.news()
    let second = missing.api.thread(id: 77).record()
    missing.time.advance(by: .seconds(2))
    #expect(second.failure == .notFound(.item(77)))
  }

  @Test func placeholdersStandOnlyAboveVisibleReplies() {
    let news = FakeHackerNews()
    news.change { state in
      state.items = [
        1: #"{"id": 1, "type": "story", "title": "T", "kids": [2, 3, 4, 5, 6, 7]}"#,
        2: #"{"id": 2, "type": "comment", "deleted": true, "kids": [21]}"#, 21: Self.comment(21, parent: 2),
        3: #"{"id": 3, "type": "comment", "deleted": true}"#,
        4: Self.comment(4, parent: 1, text: "[flagged]", more: #", "dead": true"#),
        5: Self.comment(5, parent: 1, kids: [51], text: "[dead]", more: #", "dead": true"#),
        51: Self.comment(51, parent: 5),
        6: Self.comment(6, parent: 1, text: "[delayed]"),
      ]
    }
    let recorder = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(2))
    #expect(recorder.values.map { Self.picture($0.comments) } == ["2x(21) 5!(51) 6?"])
    #expect(recorder.values.last?.count == 3)
  }

  @Test func pollsBringTheirOptions() {
    let news = FakeHackerNews()
    news.change { state in
      state.items = [
        1: #"{"id": 1, "type": "poll", "title": "Which?", "kids": [2], "parts": [12, 11]}"#,
        2: Self.comment(2, parent: 1),
        11: #"{"id": 11, "type": "pollopt", "poll": 1, "score": 3, "text": "This"}"#,
        12: #"{"id": 12, "type": "pollopt", "poll": 1, "score": 5, "text": "That"}"#,
      ]
    }
    let recorder = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(2))
    #expect(recorder.values.last?.pollOptions.map { $0.text?.plainText } == ["That", "This"])
    #expect(recorder.values.last.map { Self.picture($0.comments) } == "2")
  }

  @Test func repliesInCirclesEnd() {
    let news = FakeHackerNews()
    news.change { state in
      state.items = [
        1: #"{"id": 1, "type": "story", "title": "T", "kids": [2, 2, 1]}"#,
        2: Self.comment(2, parent: 1, kids: [3, 1]),
        3: Self.comment(3, parent: 2, kids: [2, 3]),
      ]
    }
    let recorder = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(5))
    #expect(recorder.values.map { Self.picture($0.comments) } == ["2(3)"])
    #expect(news.paths.count == 4)
  }

  @Test func aThreadThatIsTooLargeStopsAndSaysSo() {
    let news = FakeHackerNews()
    news.change { state in
      state.items[1] = #"{"id": 1, "type": "story", "title": "T", "kids": \#(Array(100...399))}"#
      for id in 100...399 { state.items[id] = Self.comment(id, parent: 1) }
      state.delay = { _ in 0.001 }
    }
    let recorder = news.api.growingThread(id: 1, commentLimit: 50).record()
    news.time.advance(by: .seconds(60))
    #expect(recorder.values.last?.count == 50)
    #expect(recorder.values.last?.shortcoming == .commentsMissing)
    #expect(recorder.isFinished)
    #expect(news.transport.mostOpenCount <= 7)
  }

  /// Both services know all of them, the one in its own order: the work grows with their number, not with its square.
  @Test func aThreadOfManyThousandRepliesIsPutTogether() {
    let news = FakeHackerNews()
    let ids = Array(100..<60_100)
    news.change { state in
      state.items[1] = #"{"id": 1, "type": "story", "title": "T", "kids": \#(ids.reversed().map { $0 })}"#
      state.trees[1] = Self.tree(
        1, #""type": "story", "title": "T", "author": "a""#,
        ids.map { Self.tree($0, #""type": "comment", "author": "u", "text": "w""#) })
    }
    let recorder = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(2))
    #expect(recorder.values.map(\.count) == [60_000])
    #expect(recorder.values.last?.comments.first?.id == 60_099)
  }

  /// What is large is put together again only when a good part has come.
  @Test func aLargeThreadGrowsInSteps() {
    let news = FakeHackerNews()
    news.change { state in
      state.items[1] = #"{"id": 1, "type": "story", "title": "T", "kids": \#(Array(1000..<3000))}"#
      for id in 1000..<2000 { state.items[id] = Self.comment(id, parent: 1) }
      state.delay = { _ in 0.001 }
    }
    let recorder = news.api.growingThread(id: 1).record()
    news.time.advance(by: .seconds(60))
    #expect(recorder.values.last?.count == 1000)
    #expect(recorder.isFinished)
    #expect((100..<300).contains(recorder.values.count), "\(recorder.values.count)")
    let whole = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(60))
    #expect(whole.values.map(\.count) == [1000])
  }

  @Test func readsTheTreeFixtures() throws {
    for (file, id, expected) in [
      ("item_tree_17247135", 17_247_135, 17), ("item_tree_14254165", 14_254_165, nil as Int?),
      ("item_tree_minimal_deleted_children", 930_200_001, 1),
    ] {
      let news = FakeHackerNews()
      let tree = String(decoding: try Fixtures.data("algolia/\(file).json"), as: UTF8.self)
      news.change { state in
        state.trees[id] = tree
        state.failure = { $0.hasPrefix("item/") ? .failure(.unreachable) : nil }
      }
      let recorder = news.api.thread(id: id).record()
      news.time.advance(by: .seconds(2))
      #expect(recorder.values.count == 1, "\(file)")
      if let expected { #expect(recorder.values.last?.count == expected, "\(file)") }
    }
  }

  @Test func aTreeThatIsTooDeepIsAnErrorAndTheOfficialServiceHelps() {
    let news = Self.news()
    // Deeper than Foundation reads.
    let opening = #"{"id": 2, "type": "comment", "author": "a", "text": "b", "children": ["#
    let deep = String(repeating: opening, count: 600) + String(repeating: "]}", count: 600)
    news.change { $0.trees[1] = deep }
    let recorder = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(2))
    #expect(recorder.values.map { Self.picture($0.comments) } == ["4 2(3) 5"])
  }

  @Test func findsUsersInEitherService() {
    let news = FakeHackerNews()
    news.change { state in
      state.failure = { path in
        path == "user/pg"
          ? .json(#"{"id": "pg", "created": 1160418092, "karma": 5, "about": "Bug <i>fixer</i>."}"#)
          : path == "user/down"
            ? .failure(.unreachable)
            : path == "users/down" ? .json(#"{"username": "down", "karma": "7"}"#) : nil
      }
    }
    let pg = news.api.user("pg").record()
    let down = news.api.user("down").record()
    let nobody = news.api.user("nobody").record()
    news.time.advance(by: .seconds(5))
    #expect(pg.values.first?.about?.plainText == "Bug fixer.")
    #expect(down.values.first?.karma == 7)
    #expect(nobody.failure == .notFound(.user("nobody")))
  }

  @Test func searchesForText() {
    let news = FakeHackerNews()
    news.publish([1, 2, 3])
    let recorder = news.api.search(.init("story")).record()
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.first?.stories.map(\.id).sorted() == [1, 2, 3])
    #expect(recorder.values.first?.total == 3)
  }
}
