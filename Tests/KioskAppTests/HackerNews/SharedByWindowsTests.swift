import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import HackerNews
import Library
import Networking
import Testing

@testable import KioskApp

/// What windows share: lists and discussions are asked for and followed once, however many show them.
@MainActor @Suite(.timeLimit(.minutes(4))) struct SharedByWindowsTests {
  private let news = FakeHackerNews()
  private let library = Library(work: .immediate, watchInterval: nil)
  private let services: KioskServices

  init() {
    services = KioskServices(hackerNews: news.api, origin: .live)
    news.publish(Array(101...110), in: "newstories")
    news.publish(Array(201...210), in: "topstories")
  }

  private func list() -> StoriesViewModel { StoriesViewModel(services: services, library: library, page: 10) }

  private func discussion() -> ThreadViewModel {
    ThreadViewModel(
      id: 101, services: services, library: library, scheduler: AnyScheduler(news.time) { $0.seconds })
  }

  private func pass(_ seconds: Double = 1) { news.time.advance(by: .seconds(seconds)) }

  // MARK: - Lists

  @Test func windowsThatShowTheSameListAskOnceForAllOfThem() {
    let windows = (0..<5).map { _ in list() }
    pass()
    #expect(windows.allSatisfy { $0.stories.map(\.id) == Array(101...110) })
    #expect(news.paths == ["newstories", "search"])
    #expect(news.streamPaths.sorted() == ["newstories", "updates"])
    news.transport.forgetRequests()
    news.publish([111] + Array(101...109), in: "newstories")
    news.send("put", "[111,101,102,103,104,105,106,107,108,109]", to: "newstories")
    pass()
    #expect(windows.allSatisfy { $0.stories.first?.id == 111 })
    #expect(news.paths == ["item/111"])
  }

  @Test func aWindowThatComesLaterHasTheListAtOnce() {
    let first = list()
    pass()
    news.transport.forgetRequests()
    let late = list()
    #expect(late.stories == first.stories && late.rows == first.rows && late.state.connection == .live)
    pass()
    #expect(news.transport.requests.isEmpty)
  }

  @Test func theListIsFollowedAsLongAsOneWindowShowsIt() {
    var windows = [list(), list()]
    pass()
    windows[0].indexEndpoint = 1
    pass()
    #expect(news.transport.openCount == 3, "two lists, and the changes of items")
    windows.removeLast()
    pass()
    #expect(news.transport.openCount == 2)
    windows.removeLast()
    pass()
    #expect(news.transport.openCount == 0)
  }

  @Test func aRetryAsksForAllWindowsAndTakesNothingFromTheirScreens() {
    let windows = [list(), list()]
    pass()
    news.transport.forgetRequests()
    news.publish([111] + Array(101...109), in: "newstories")
    windows[0].retry()
    #expect(windows.allSatisfy { $0.stories.map(\.id) == Array(101...110) })
    pass()
    #expect(windows.allSatisfy { $0.stories.first?.id == 111 })
    #expect(news.paths.count { $0 == "newstories" } == 1)
  }

  @Test func aFailureIsSharedAndSoIsTheRetryThatEndsIt() {
    news.change { $0.failure = { _ in .json("{\"error\":\"down\"}", status: 500) } }
    let windows = [list(), list()]
    pass(60)
    for window in windows { #expect(window.content.failure != nil && window.stories.isEmpty) }
    news.change { $0.failure = { _ in nil } }
    windows[1].retry()
    #expect(windows[1].content.isLoading)
    pass(120)
    #expect(windows.allSatisfy { $0.stories.map(\.id) == Array(101...110) && $0.content.failure == nil })
  }

  @Test func whatBelongsToOneWindowStaysItsOwn() {
    let (one, other) = (list(), list())
    pass()
    one.move(by: 1)
    one.toggleActions(of: 103)
    #expect(one.current?.id == 101 && other.current == nil)
    #expect(other.rows.rows.allSatisfy { !$0.showsActions && !$0.isCurrent })
    // A story that came while the first looked is new to it, and not to who comes later.
    news.publish([111] + Array(101...109), in: "newstories")
    news.send("put", "[111,101,102,103,104,105,106,107,108,109]", to: "newstories")
    pass()
    #expect(one.rows.rows.filter(\.isNew).map(\.id) == [111])
    #expect(list().rows.rows.allSatisfy { !$0.isNew })
  }

  // MARK: - Discussions

  private func publishComments(_ comments: [Int]) {
    news.change { state in
      state.items[101] = """
        {"id": 101, "type": "story", "by": "op", "time": 1528000000, "title": "A story", "score": 10,
         "descendants": \(comments.count), "kids": \(comments)}
        """
      let children = comments.map {
        """
        {"id": \($0), "type": "comment", "author": "a", "text": "Comment", "created_at_i": 1528000000, "parent_id": 101,
         "children": []}
        """
      }
      state.trees[101] = """
        {"id": 101, "type": "story", "author": "op", "title": "A story", "created_at_i": 1528000000,
         "children": [\(children.joined(separator: ","))]}
        """
    }
  }

  private func tell() {
    let item = news.item(101)
    news.send("put", item.replacingOccurrences(of: "\n", with: " "), to: "item/101")
  }

  @Test func windowsThatShowTheSameDiscussionAskAndFollowOnce() {
    publishComments([1001])
    let windows = (0..<4).map { _ in discussion() }
    pass()
    #expect(windows.allSatisfy { $0.state.rows.map(\.id) == [1001] })
    #expect(news.paths.count { $0 == "items/101" } == 1 && news.streamPaths == ["item/101"])
    publishComments([1001, 1002])
    tell()
    pass()
    #expect(windows.allSatisfy { $0.state.rows.map(\.id) == [1001, 1002] })
    #expect(news.paths.count { $0 == "items/101" } == 2)
    #expect(services.discussions.count == 1)
  }

  @Test func aWindowThatComesLaterHasTheDiscussionAtOnceAndFoldsForItself() {
    publishComments([1001, 1002])
    let first = discussion()
    pass()
    let asked = news.transport.requests.count
    let late = discussion()
    #expect(late.state.rows.map(\.id) == [1001, 1002] && late.state.connection == .live)
    late.toggleFold(1001)
    #expect(late.state.rows.first?.isFolded == true && first.state.rows.first?.isFolded == false)
    pass()
    #expect(news.transport.requests.count == asked)
  }

  @Test func aRetryOfADiscussionIsOneForAll() {
    publishComments([1001])
    news.change { $0.failure = { _ in .json("{\"error\":\"down\"}", status: 500) } }
    let windows = [discussion(), discussion()]
    pass(60)
    for window in windows { #expect(window.state.content.failure != nil) }
    news.change { $0.failure = { _ in nil } }
    news.transport.forgetRequests()
    windows[0].retry()
    windows[1].retry()
    pass(5)
    #expect(windows.allSatisfy { $0.state.rows.map(\.id) == [1001] })
    #expect(news.paths.count { $0 == "items/101" } <= 2, "\(news.paths)")
  }

  @Test func theLastWindowThatLeavesADiscussionEndsItsWork() {
    publishComments([1001])
    var windows = [discussion(), discussion()]
    pass()
    windows.removeLast()
    #expect(news.transport.openCount == 1 && services.discussions.count == 1)
    windows.removeLast()
    #expect(news.transport.openCount == 0 && services.discussions.count == 0)
  }
}
