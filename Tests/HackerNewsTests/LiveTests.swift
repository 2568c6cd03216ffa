import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import HackerNews
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct LiveTests {
  @Test func theListFollowsTheStreamAndAsksOnlyForWhatIsNew() {
    let news = FakeHackerNews()
    news.publish(Array(1...10))
    let recorder = news.api.liveStories(from: .top, limit: 10).record()
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.stories.map(\.id) == Array(1...10))
    #expect(recorder.values.last?.connection == .live)
    #expect(news.paths == ["topstories", "search"])
    #expect(news.streamPaths.sorted() == ["topstories", "updates"])

    news.transport.forgetRequests()
    news.publish([11] + Array(1...9))
    news.send("put", "[11,1,2,3,4,5,6,7,8,9]", to: "topstories")
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.stories.map(\.id) == [11] + Array(1...9))
    #expect(news.paths == ["item/11"])

    news.transport.forgetRequests()
    news.send("patch", "{\"0\":1,\"1\":11}", to: "topstories")
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.stories.prefix(3).map(\.id) == [1, 11, 2])
    #expect(recorder.values.last?.stories.prefix(3).map(\.rank) == [1, 2, 3])
    #expect(news.paths.isEmpty)
    recorder.cancel()
    news.time.advance(by: .seconds(1))
    #expect(news.transport.openCount == 0)
    #expect(recorder.violations.isEmpty)
  }

  @Test func whoAsksLateStillLearnsThatTheListIsLive() {
    let news = FakeHackerNews()
    news.publish(Array(1...10))
    let recorder = news.api.liveStories(from: .top, limit: 10).record(demand: .none)
    news.time.advance(by: .seconds(1))
    recorder.request(.unlimited)
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.stories.map(\.id) == Array(1...10))
    #expect(recorder.values.last?.connection == .live)
    #expect(recorder.violations.isEmpty)
  }

  @Test func anUndisturbedListCausesNoRequests() {
    let news = FakeHackerNews()
    news.publish(Array(1...30))
    let recorder = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(1))
    news.transport.forgetRequests()
    for _ in 0..<20 {
      news.transport.send("event: keep-alive\ndata: null\n\n") { $0.isStream }
      news.time.advance(by: .seconds(30))
    }
    #expect(news.transport.requests.isEmpty)
    let count = recorder.values.count
    news.send("put", "\(Array(1...30))", to: "topstories")
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.count == count)
  }

  @Test func changedScoresOfShownStoriesAreFetchedAndOthersAreNot() {
    let news = FakeHackerNews()
    news.publish(Array(1...5))
    let recorder = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(1))
    news.transport.forgetRequests()
    news.change { $0.items[3] = FakeHackerNews.story(3, score: 99) }
    news.send("put", "{\"items\":[900,3,901],\"profiles\":[]}", to: "updates")
    news.time.advance(by: .seconds(1))
    #expect(news.paths == ["item/3"])
    #expect(recorder.values.last?.stories.map(\.score) == [10, 10, 99, 10, 10])
    #expect(recorder.values.last?.stories.map(\.rank) == [1, 2, 3, 4, 5])
  }

  @Test func aBrokenStreamIsReplacedByAskingAndComesBack() {
    let news = FakeHackerNews(pollInterval: 30)
    news.publish(Array(1...5))
    let recorder = news.api.liveStories(from: .top, limit: 5).record()
    news.time.advance(by: .seconds(1))
    news.change { $0.failure = { $0.hasPrefix("stream") ? .failure(.unreachable) : nil } }
    news.transport.end(TransportError(.interrupted)) { $0.isStream }
    news.time.advance(by: .milliseconds(500))
    guard case .interrupted(_, nextAttemptIn: 1)? = recorder.values.last?.connection else {
      Issue.record("\(String(describing: recorder.values.last?.connection))")
      return
    }
    #expect(recorder.values.last?.stories.count == 5)
    news.publish([6, 1, 2, 3, 4])
    news.time.advance(by: .seconds(31))
    #expect(recorder.values.last?.stories.map(\.id) == [6, 1, 2, 3, 4])
    // When the stream returns, asking ends.
    news.change { $0.failure = { _ in nil } }
    news.time.advance(by: .seconds(60))
    #expect(recorder.values.last?.connection == .live)
    news.transport.forgetRequests()
    news.transport.send("event: keep-alive\ndata: null\n\n") { $0.isStream }
    news.time.advance(by: .seconds(80))
    #expect(news.paths.isEmpty)
  }

  @Test func whereStreamingIsImpossibleTheTimerStepsIn() {
    let news = FakeHackerNews(pollInterval: 30)
    news.change { $0.hasStreams = false }
    news.publish([1, 2, 3])
    let recorder = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.stories.map(\.id) == [1, 2, 3])
    guard case .unavailable(_?)? = recorder.values.last?.connection else {
      Issue.record("\(String(describing: recorder.values.last?.connection))")
      return
    }
    news.publish([4, 1, 2])
    news.time.advance(by: .seconds(30))
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.stories.map(\.id) == [4, 1, 2])
    #expect(news.streamPaths.count == 2)
  }

  @Test func aStartWithoutNetworkHealsByItself() {
    let news = FakeHackerNews(pollInterval: 30)
    news.change { $0.failure = { _ in .failure(.unreachable) } }
    let recorder = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.list == nil)
    #expect(recorder.values.last?.problem?.cause == .unavailable)
    news.publish([1, 2, 3])
    news.change { $0.failure = { _ in nil } }
    news.time.advance(by: .seconds(5))
    #expect(recorder.values.last?.stories.map(\.id) == [1, 2, 3])
    #expect(recorder.values.last?.problem == nil)
    #expect(recorder.values.last?.connection == .live)
  }

  @Test func storiesThatCouldNotBeHadAreAskedForAgain() {
    let news = FakeHackerNews(pollInterval: 30)
    news.publish([1, 2, 3])
    news.change { state in
      state.indexed = [1, 3]
      state.failure = { $0 == "item/2" ? .json("{}", status: 401) : nil }
    }
    let recorder = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(2))
    #expect(recorder.values.last?.stories.map(\.id) == [1, 3])
    news.change { $0.failure = { _ in nil } }
    news.time.advance(by: .seconds(31))
    #expect(recorder.values.last?.stories.map(\.id) == [1, 2, 3])
    #expect(recorder.values.last?.list?.shortcoming == nil)
  }

  @Test func followersOfOneListShareItsStream() {
    let news = FakeHackerNews()
    news.publish([1, 2, 3])
    let first = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(1))
    let second = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(1))
    #expect(news.streamPaths.sorted() == ["topstories", "updates"])
    #expect(second.values.last?.stories.map(\.id) == [1, 2, 3])
    #expect(second.values.last?.connection == .live)
    news.publish([3, 2, 1])
    news.send("put", "[3,2,1]", to: "topstories")
    news.time.advance(by: .seconds(1))
    #expect(first.values.last?.stories.map(\.id) == [3, 2, 1])
    #expect(second.values.last?.stories.map(\.id) == [3, 2, 1])
    first.cancel()
    news.time.advance(by: .seconds(1))
    #expect(news.transport.openCount == 2)
    second.cancel()
    news.time.advance(by: .seconds(1))
    #expect(news.transport.openCount == 0)
  }

  @Test func aLiveItemFollowsItsStream() {
    let news = FakeHackerNews()
    news.publish([17])
    let recorder = news.api.liveItem(id: 17).record()
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.value??.score == 10)
    news.send("patch", "{\"score\":734,\"descendants\":16}", to: "item/17")
    #expect(recorder.values.last?.value??.score == 734)
    #expect(recorder.values.last?.value??.descendants == 16)
    news.send("put", path: "/kids", "[5,4]", to: "item/17")
    #expect(recorder.values.last?.value??.kids == [5, 4])
    news.send("put", "null", to: "item/17")
    #expect(recorder.values.last?.value == .some(nil))
    #expect(news.paths.isEmpty)
  }

  @Test func quickChangesEndAtTheLastOne() {
    let news = FakeHackerNews()
    news.publish(Array(1...10))
    let recorder = news.api.liveStories(from: .top, limit: 10).record()
    news.time.advance(by: .seconds(1))
    var random = SeededGenerator(seed: 5)
    var ids = Array(1...10)
    for number in 11...60 {
      ids = ([number] + ids.shuffled(using: &random)).prefix(10).map { $0 }
      news.publish(ids)
      news.change { $0.delay = { _ in 0.3 } }
      news.send("put", "\(ids)", to: "topstories")
      news.time.advance(by: .milliseconds(Int.random(in: 0...200, using: &random)))
    }
    news.time.advance(by: .seconds(5))
    #expect(recorder.values.last?.stories.map(\.id) == ids)
    for value in recorder.values {
      let known = value.list?.ids ?? []
      #expect(value.stories.map(\.id) == known.filter(Set(value.stories.map(\.id)).contains))
    }
  }
}

@Suite struct LifetimeTests {
  @Test(arguments: ["live", "broken", "lacking"]) func aListThatNobodyFollowsIsGone(_ state: String) {
    weak var transport: InMemoryTransport?
    weak var api: HackerNewsAPI?
    do {
      let news = FakeHackerNews()
      (transport, api) = (news.transport, news.api)
      news.publish(Array(1...10))
      news.change { values in
        values.indexed.remove(3)
        values.failure = { path in
          state == "broken"
            ? .failure(.unreachable) : state == "lacking" && path == "item/3" ? .json("{}", status: 401) : nil
        }
      }
      let recorders = [
        news.api.liveStories(from: .top).record(), news.api.liveStories(from: .top).record(),
        news.api.liveStories(from: .best).record(),
      ]
      let thread = news.api.growingThread(id: 1).record()
      news.time.advance(by: .seconds(100))
      recorders.forEach { $0.cancel() }
      thread.cancel()
      news.time.advance(by: .seconds(300))
      #expect(news.transport.openCount == 0)
      let count = news.transport.requests.count
      news.time.advance(by: .seconds(300))
      #expect(news.transport.requests.count == count)
    }
    #expect(transport == nil)
    #expect(api == nil)
  }
}
