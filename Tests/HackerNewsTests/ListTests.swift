import Combine
import CombineTesting
import FakeHackerNews
import Fixtures
import Foundation
import HackerNews
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct ListTests {
  static let thirty = (1...30).map { 1000 - $0 * 7 % 31 }

  @Test func aListOfThirtyTakesTwoRequestsAndTwoRoundTrips() {
    let news = FakeHackerNews()
    news.publish(Self.thirty + Array(1...100))
    let recorder = news.api.stories(from: .top).record()
    news.time.advance(by: .milliseconds(200))
    #expect(recorder.values.map { $0.map(\.id) } == [Self.thirty])
    #expect(recorder.values.first?.map(\.rank) == Array(1...30))
    #expect(recorder.isFinished)
    #expect(news.paths == ["topstories", "search"])
  }

  /// Whatever is silent: the whole list takes no longer than one request may.
  @Test(arguments: ["topstories search", "search item", "item"]) func aListEndsInTime(silent: String) {
    let news = FakeHackerNews()
    news.publish(Array(1...5))
    news.change { state in
      state.indexed = silent == "item" ? [1, 2] : []
      state.failure = { path in
        silent.split(separator: " ").contains { path.hasPrefix($0) } ? InMemoryTransport.Answer.silence : nil
      }
    }
    let recorder = news.api.storyLists(from: .top).record()
    news.time.advance(by: .seconds(60.5))
    #expect(recorder.completion != nil, "\(silent)")
    if silent == "item" {
      #expect(recorder.values.last?.stories.count == 2 && recorder.values.last?.isComplete == true)
    } else {
      #expect(recorder.failure?.serviceError?.cause == .unavailable)
    }
  }

  @Test func theSearchServiceHasTimeLeftWhereTheOfficialOneIsSilent() {
    let news = FakeHackerNews()
    news.publish(Array(1...5))
    news.change { state in state.failure = { $0 == "topstories" ? .silence : nil } }
    let recorder = news.api.storyLists(from: .top).record()
    news.time.advance(by: .seconds(60))
    #expect(recorder.isFinished && recorder.values.last?.stories.count == 5)
  }

  @Test func aDamagedItemIsToldAfterTroubleThatMayPass() {
    let news = FakeHackerNews()
    news.publish(Array(1...5))
    news.change { state in
      state.indexed = [1, 2]
      state.items[3] = #"{"id": "three"}"#
      state.items[4] = FakeHackerNews.story(44)
    }
    func reason() -> ServiceError.Cause? {
      let recorder = news.api.storyLists(from: .top).record()
      news.time.advance(by: .seconds(30))
      guard case .storiesMissing(2..., let error)? = recorder.values.last?.shortcoming else { return nil }
      return error.cause
    }
    #expect(reason() == .badData, "an answer about another item is as good as a damaged one")
    news.change { state in state.failure = { $0 == "item/5" ? .json("busy", status: 503) : nil } }
    #expect(reason() == .tryLater)
  }

  @Test func anAnswerAboutAnotherItemIsDamaged() {
    let news = FakeHackerNews()
    news.change { state in
      state.items[7] = FakeHackerNews.story(8)
      state.trees[7] = #"{"id": 8, "type": "story", "author": "a", "title": "t", "children": []}"#
    }
    let item = news.api.item(id: 7).record()
    let thread = news.api.thread(id: 7).record()
    news.time.advance(by: .seconds(5))
    for failure in [item.failure, thread.failure] {
      #expect(failure?.cause == .badData && failure?.description.contains("another thing than 7") == true)
    }
  }

  @Test(arguments: [
    (HackerNewsEndpoint.new, "newstories"), (.top, "topstories"), (.best, "beststories"), (.ask, "askstories"),
    (.show, "showstories"), (.jobs, "jobstories"),
  ])
  func eachListHasItsAddress(_ endpoint: HackerNewsEndpoint, _ path: String) {
    let news = FakeHackerNews()
    news.publish([3, 1, 2], in: path)
    let recorder = news.api.storyIDs(from: endpoint).record()
    news.time.advance(by: .seconds(1))
    #expect(recorder.values == [[3, 1, 2]])
    #expect(HackerNewsEndpoint(index: endpoint.index) == endpoint)
  }

  @Test func theIndexIsTheArticlesOrder() {
    #expect((0...2).map { HackerNewsEndpoint(index: $0) } == [.new, .top, .best])
    #expect(HackerNewsEndpoint(index: 6) == nil && HackerNewsEndpoint(index: -1) == nil)
  }

  @Test func fillsGapsAtOnceAndPaintsInRankOrder() {
    let news = FakeHackerNews()
    news.publish(Array(1...10))
    news.change { state in
      state.indexed.subtract([2, 5, 9])
      // The first gap is the slowest.
      state.delay = { $0 == "item/2" ? 1 : 0.1 }
    }
    let recorder = news.api.growingStories(from: .top, limit: 10).record()
    news.time.advance(by: .milliseconds(200))
    #expect(recorder.values.last?.map(\.id) == [1, 3, 4, 6, 7, 8, 10])
    news.time.advance(by: .milliseconds(100))
    #expect(recorder.values.last?.map(\.id) == [1, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(recorder.completion == nil)
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.map(\.id) == Array(1...10))
    #expect(recorder.isFinished)
    #expect(news.paths.sorted() == ["item/2", "item/5", "item/9", "search", "topstories"])
  }

  @Test func keepsWhatHasNoAddressAndLeavesOutWhatIsNoRow() {
    let news = FakeHackerNews()
    news.publish([1, 2, 3, 4, 5, 6, 7])
    news.change { state in
      state.items[2] =
        #"{"id": 2, "type": "story", "title": "Ask HN: why?", "by": "a", "time": 5, "text": "<i>so</i>"}"#
      state.items[3] = #"{"id": 3, "type": "job", "title": "Hiring", "url": "", "time": 5}"#
      state.items[4] = #"{"id": 4, "type": "story", "dead": true, "by": "a", "time": 5}"#
      state.items[5] = nil
      state.items[6] = #"{"id": 6, "type": "poll", "title": "Which?", "time": 5, "parts": [61, 62]}"#
      state.items[7] = #"{"id": 7, "deleted": true, "type": "story"}"#
      state.strayHits = [
        #"{"objectID": "1", "comment_text": "a comment", "story_id": 1, "_tags": ["comment", "story_1"], "author": "x"}"#,
        #"{"objectID": "900", "title": "never asked for", "_tags": ["story"]}"#, #"{"objectID": "no id"}"#, "17",
      ]
    }
    let recorder = news.api.stories(from: .top).record()
    news.time.advance(by: .seconds(1))
    let stories = recorder.values.first ?? []
    #expect(stories.map(\.id) == [1, 2, 3, 6])
    #expect(stories.map(\.kind) == [.story, .ask, .job, .poll])
    #expect(stories.map(\.rank) == [1, 2, 3, 6])
    #expect(stories[1].url == nil && stories[1].text?.plainText == "so")
    #expect(stories[1].address.absoluteString == "https://news.ycombinator.com/item?id=2")
  }

  @Test func aRefreshThatFindsNothingNewAsksForNoStory() {
    let news = FakeHackerNews()
    news.publish(Self.thirty)
    let first = news.api.stories(from: .top).record()
    news.time.advance(by: .seconds(1))
    let known = first.values.first ?? []
    news.transport.forgetRequests()
    news.publish(Self.thirty.reversed())
    let second = news.api.storyLists(from: .top, known: known).record()
    news.time.advance(by: .seconds(1))
    #expect(news.paths == ["topstories"])
    #expect(second.values.last?.stories.map(\.id) == Self.thirty.reversed())
    #expect(second.values.last?.isComplete == true)
    news.publish([7777] + Self.thirty.dropLast())
    news.transport.forgetRequests()
    _ = news.api.storyLists(from: .top, known: known).record()
    news.time.advance(by: .seconds(1))
    #expect(news.paths == ["topstories", "item/7777"])
  }

  // MARK: - Trouble

  @Test(arguments: [
    InMemoryTransport.Answer.failure(.unreachable), .json("{}", status: 503), .json("[1]"),
    .response(headers: ["Content-Type": "text/html"], body: Data("<html>".utf8)), .silence,
  ])
  func withoutTheSearchServiceStoriesComeOneByOne(_ trouble: InMemoryTransport.Answer) {
    let news = FakeHackerNews()
    news.publish(Self.thirty)
    news.change { $0.failure = { $0 == "search" ? trouble : nil } }
    let recorder = news.api.storyLists(from: .top).record()
    news.time.advance(by: .seconds(6))
    #expect(recorder.values.last?.stories.map(\.id) == Self.thirty)
    #expect(recorder.values.last?.isComplete == true)
    #expect(news.transport.mostOpenCount <= 6)
    guard case .searchUnavailable? = recorder.values.last?.shortcoming else {
      Issue.record("The list does not say that the search service is down.")
      return
    }
  }

  @Test func withoutTheOfficialServiceTheSearchServiceStandsIn() {
    let news = FakeHackerNews()
    news.publish(Self.thirty)
    news.change { $0.failure = { $0 == "search" ? nil : .failure(.unreachable) } }
    let recorder = news.api.storyLists(from: .top).record()
    news.time.advance(by: .seconds(2))
    #expect(recorder.values.last?.stories.count == 30)
    guard case .officialUnavailable(.addressUnreachable(let url, _))? = recorder.values.last?.shortcoming else {
      Issue.record("The list does not say that the official service is down.")
      return
    }
    #expect(url.host() == "official.example")
  }

  @Test func withoutBothThereIsAReadableError() {
    let news = FakeHackerNews()
    news.change { $0.failure = { _ in .failure(.unreachable) } }
    let recorder = news.api.stories(from: .top).record()
    news.time.advance(by: .seconds(5))
    #expect(recorder.failure?.description == "official.example cannot be reached. Check the network connection.")
    #expect(recorder.failure?.cause == .unavailable)
    let odd = FakeHackerNews()
    odd.change { $0.failure = { _ in .json("\"what?\"") } }
    let second = odd.api.stories(from: .top).record()
    odd.time.advance(by: .seconds(5))
    guard case .invalidResponse? = second.failure else {
      Issue.record("\(String(describing: second.failure))")
      return
    }
  }

  @Test func storiesThatFailAreNamedAndTheOthersStay() {
    let news = FakeHackerNews()
    news.publish(Array(1...10))
    news.change { state in
      state.indexed.subtract([3, 4])
      state.failure = {
        $0 == "item/3" || $0 == "item/4" ? .json("{\"error\": \"Permission denied\"}", status: 401) : nil
      }
    }
    let recorder = news.api.storyLists(from: .top).record()
    news.time.advance(by: .seconds(5))
    #expect(recorder.values.last?.stories.map(\.id) == [1, 2, 5, 6, 7, 8, 9, 10])
    guard case .storiesMissing(2, _)? = recorder.values.last?.shortcoming else {
      Issue.record("\(String(describing: recorder.values.last?.shortcoming))")
      return
    }
  }

  @Test func everyUnreadableAnswerIsOneClearError() throws {
    let files = try Fixtures.names(in: "nasty").filter { file in
      file.contains(".invalid.") || ["scalar", "empty", "deep", "captive"].contains { file.hasPrefix($0) }
    }
    #expect(files.count >= 15)
    for file in files {
      let news = FakeHackerNews()
      let body = try Fixtures.data("nasty/\(file)")
      news.change { $0.failure = { _ in .response(headers: ["Content-Type": "application/json"], body: body) } }
      let item = news.api.item(id: 1).record()
      let list = news.api.stories(from: .top).record()
      news.time.advance(by: .seconds(5))
      guard case .invalidResponse(let error)? = item.failure else {
        Issue.record("\(file): \(item)")
        continue
      }
      #expect(
        error.sentence.hasPrefix("official.example answered") || error.sentence.hasPrefix("The answer of"), "\(file)")
      #expect(list.failure != nil || list.values == [[]], "\(file)")
    }
  }

  // MARK: - Laws

  /// For random services (gaps, failures, delays): each growing value is a part of the next, in the order of the ids, and
  /// the last one is the complete form.
  @Test(arguments: 0..<40) func theGrowingFormGrowsInRankOrderIntoTheCompleteForm(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ids = (1...Int.random(in: 1...40, using: &random)).map { $0 * 3 }.shuffled(using: &random)
    let missing = Set(ids.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
    let unindexed = Set(ids.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
    let failing = Set(ids.filter { _ in Int.random(in: 0..<9, using: &random) == 0 }.map { "item/\($0)" })
    let delays = Dictionary(uniqueKeysWithValues: ids.map { ("item/\($0)", Double.random(in: 0...2, using: &random)) })
    let isSearchDown = Int.random(in: 0..<5, using: &random) == 0

    func make() -> FakeHackerNews {
      let news = FakeHackerNews()
      news.publish(ids)
      news.change { state in
        for id in missing { state.items[id] = nil }
        state.indexed.subtract(unindexed.union(missing))
        state.delay = { delays[$0] ?? 0.1 }
        state.failure = { failing.contains($0) || (isSearchDown && $0 == "search") ? .failure(.unreachable) : nil }
      }
      return news
    }
    let news = make()
    let growing = news.api.growingStories(from: .top, limit: 50).record()
    news.time.advance(by: .seconds(60))
    let complete = make()
    let whole = complete.api.stories(from: .top, limit: 50).record()
    complete.time.advance(by: .seconds(60))

    #expect(growing.values.last == whole.values.last)
    #expect((growing.failure == nil) == (whole.failure == nil))
    for (before, after) in zip(growing.values, growing.values.dropFirst()) {
      #expect(before.map(\.id) == after.map(\.id).filter(Set(before.map(\.id)).contains))
    }
    for stories in growing.values {
      #expect(stories.map(\.id) == ids.filter(Set(stories.map(\.id)).contains))
    }
    #expect(growing.violations.isEmpty && whole.violations.isEmpty)
  }

  @Test func theNewestChoiceWinsAndTheOthersAreCancelled() {
    let news = FakeHackerNews()
    news.publish([1, 2, 3, 4, 5], in: "newstories")
    news.publish([11, 12, 13, 14, 15], in: "topstories")
    news.publish([21, 22, 23, 24, 25], in: "beststories")
    news.change { $0.delay = { $0 == "topstories" ? 0.1 : 2 } }
    let choice = PassthroughSubject<HackerNewsEndpoint, Never>()
    let api: HackerNewsAPI = news.api
    let recorder =
      choice
      .map { api.growingStories(from: $0).replaceError(with: []) }
      .switchToLatest()
      .record()
    for endpoint in [HackerNewsEndpoint.new, .best, .new, .top] {
      choice.send(endpoint)
      news.time.advance(by: .milliseconds(10))
    }
    #expect(news.transport.openCount == 1)
    news.time.advance(by: .seconds(10))
    #expect(recorder.values.last?.map(\.id) == [11, 12, 13, 14, 15])
    #expect(recorder.values.allSatisfy { $0.first?.id == 11 })
  }

  @Test func cancellingAListCancelsEverythingBelowIt() {
    let news = FakeHackerNews()
    news.publish(Array(1...30))
    news.change { state in
      state.indexed = []
      state.failure = { $0.hasPrefix("item/") ? .silence : nil }
    }
    let recorder = news.api.growingStories(from: .top).record()
    news.time.advance(by: .seconds(1))
    #expect(news.transport.openCount == 6)
    recorder.cancel()
    news.time.advance(by: .seconds(1))
    #expect(news.transport.openCount == 0)
    #expect(news.paths.count == 8)
  }

  // MARK: - Single stories

  @Test func mergedStoriesComeAsTheyAre() {
    let news = FakeHackerNews()
    news.publish([1, 2, 3])
    news.change { $0.delay = { ["item/1": 0.3, "item/2": 0.1][$0] ?? 0.2 } }
    let recorder = news.api.mergedStories(ids: [1, 2, 3, 99]).record()
    news.time.advance(by: .seconds(1))
    #expect(recorder.values.map(\.id) == [2, 3, 1])
    #expect(recorder.isFinished)
  }

  @Test func aSingleStoryIsThereOrNotFound() {
    let news = FakeHackerNews()
    news.publish([8863])
    let found = news.api.story(id: 8863).record()
    let missing = news.api.story(id: 1).record()
    news.time.advance(by: .seconds(1))
    #expect(found.values.first?.description == "Story 8863\nby author1\nhttps://site3.example/8863")
    #expect(missing.failure == .notFound(.story(1)))
  }
}
