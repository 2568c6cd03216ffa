import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import HackerNews
import Networking
import Testing

/// What a reader sees of an earlier time: at once at the start, and instead of nothing without a network.
@Suite(.timeLimit(.minutes(4))) struct CachedTests {
  static let yesterday = Date(timeIntervalSince1970: 1_800_000_000)
  static let today = yesterday.addingTimeInterval(86_400)
  static let offline: @Sendable (String) -> InMemoryTransport.Answer? = { _ in .failure(.unreachable) }

  /// A cache that has seen thirty stories and a thread yesterday.
  static func filledCache() -> MemoryCache {
    let cache = MemoryCache()
    let news = service(cache, at: yesterday)
    _ = news.api.stories(from: .top).record()
    _ = news.api.thread(id: 1).record()
    _ = news.api.search(HackerNewsSearch("combine")).record()
    news.time.advance(by: .seconds(5))
    return cache
  }

  static func service(
    _ cache: MemoryCache, at start: Date, reading: CachePolicy = HackerNewsAPI.Configuration().reading
  ) -> FakeHackerNews {
    let news = FakeHackerNews(cache: cache, start: start, reading: reading)
    news.publish(Array(1...30))
    news.change {
      $0.trees[1] =
        #"{"id": 1, "type": "story", "title": "T", "children": [{"id": 101, "type": "comment", "text": "a"}]}"#
      $0.items[1] = #"{"id": 1, "type": "story", "title": "T", "kids": [101, 102], "descendants": 2}"#
      $0.items[102] = #"{"id": 102, "type": "comment", "by": "b", "text": "only here", "parent": 1}"#
    }
    return news
  }

  @Test func withoutANetworkAListIsYesterdays() {
    let news = Self.service(Self.filledCache(), at: Self.today)
    news.change { $0.failure = Self.offline }
    let recorder = news.api.storyLists(from: .top).record()
    news.time.advance(by: .seconds(10))
    let list = recorder.values.last
    #expect(recorder.values.count == 1 && recorder.isFinished)
    #expect(list?.stories.map(\.id) == Array(1...30) && list?.stories.map(\.rank) == Array(1...30))
    #expect(list?.isComplete == true)
    #expect(list?.cached?.date.timeIntervalSince(Self.yesterday).rounded() == 0)
    #expect(list?.cached?.problem?.cause == .unavailable)
    #expect(recorder.violations.isEmpty)
    let fewer = news.api.storyLists(from: .top, limit: 5).record()
    news.time.advance(by: .seconds(10))
    #expect(fewer.values.last?.stories.map(\.id) == Array(1...5))
    let other = news.api.storyLists(from: .best).record()
    news.time.advance(by: .seconds(10))
    #expect(other.failure?.cause == .unavailable)
  }

  /// A list without the search service asks for its stories one by one, and leaves them cached without their comments.
  @Test func aStoryThatOnlyAListHasCachedIsAskedForWithItsComments() {
    let news = Self.service(
      MemoryCache(), at: Self.today,
      reading: CachePolicy(.freshOrCached, freshFor: 60, trustsServersLifetime: false))
    news.change {
      $0.trees = [:]
      $0.items[101] = #"{"id": 101, "type": "comment", "by": "a", "text": "first", "parent": 1}"#
    }
    _ = news.api.mergedStories(ids: [1]).record()
    news.time.advance(by: .seconds(5))
    let thread = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(10))
    #expect(thread.values.last?.count == 2 && thread.isFinished)
  }

  @Test func withANetworkAListIsTodays() {
    let news = Self.service(Self.filledCache(), at: Self.today)
    news.publish(Array(2...31))
    let recorder = news.api.storyLists(from: .top).record()
    news.time.advance(by: .seconds(10))
    #expect(recorder.values.last?.stories.map(\.id) == Array(2...31))
    #expect(recorder.values.allSatisfy { $0.cached == nil })
  }

  @Test func aYoungListCausesNoRequest() {
    let policy = CachePolicy(.freshOrCached, freshFor: 60, trustsServersLifetime: false)
    let cache = Self.filledCache()
    let soon = Self.service(cache, at: Self.yesterday.addingTimeInterval(30), reading: policy)
    let recorder = soon.api.storyLists(from: .top).record()
    soon.time.advance(by: .seconds(1))
    #expect(recorder.values.last?.stories.count == 30 && recorder.values.last?.cached?.problem == nil)
    let thread = soon.api.thread(id: 1).record()
    soon.time.advance(by: .seconds(1))
    #expect(thread.values.last?.count == 2)
    #expect(soon.paths.isEmpty)
    // A longer list than is cached is one with gaps.
    soon.publish(Array(1...40))
    let longer = soon.api.storyLists(from: .top, limit: 40).record()
    soon.time.advance(by: .seconds(5))
    #expect(longer.values.last?.stories.count == 30 && soon.paths.isEmpty, "The list itself had thirty ids")
    let later = Self.service(cache, at: Self.yesterday.addingTimeInterval(90), reading: policy)
    _ = later.api.storyLists(from: .top).record()
    later.time.advance(by: .seconds(5))
    #expect(later.paths == ["topstories", "search"])
  }

  @Test func whoWantsOnlyWhatIsCachedCausesNoRequest() {
    let policy = CachePolicy(.cachedOnly, freshFor: -1)
    let news = Self.service(Self.filledCache(), at: Self.today, reading: policy)
    let list = news.api.storyLists(from: .top).record()
    let thread = news.api.thread(id: 1).record()
    let growing = news.api.growingThread(id: 1).record()
    let search = news.api.search(HackerNewsSearch("combine")).record()
    let missing = [news.api.storyLists(from: .ask).map { _ in }.record(), news.api.thread(id: 2).map { _ in }.record()]
    news.time.advance(by: .seconds(10))
    #expect(list.values.map(\.stories.count) == [30] && list.values[0].cached?.problem == nil)
    #expect(thread.values.map(\.count) == [2] && thread.values[0].cached != nil)
    #expect(growing.values.map(\.count) == [2] && growing.values.last?.isComplete == true)
    #expect(search.values.first?.cached?.date.timeIntervalSince(Self.yesterday).rounded() == 0)
    #expect(missing.allSatisfy { $0.failure?.cause == .unavailable })
    #expect(missing[0].failure?.description.contains("is cached on this computer") == true)
    #expect(news.paths.isEmpty)
  }

  @Test func withoutANetworkAThreadIsYesterdays() {
    let news = Self.service(Self.filledCache(), at: Self.today)
    news.change { $0.failure = Self.offline }
    let recorder = news.api.thread(id: 1).record()
    let growing = news.api.growingThread(id: 1).record()
    news.time.advance(by: .seconds(10))
    #expect(recorder.values.map { $0.comments.map(\.id) } == [[101, 102]])
    #expect(recorder.values[0].cached?.problem?.cause == .unavailable)
    #expect(growing.values.map(\.isComplete) == [false, true])
    #expect(growing.values.last?.cached?.problem != nil && growing.values.first?.cached?.problem == nil)
    let unknown = news.api.thread(id: 3).record()
    news.time.advance(by: .seconds(10))
    #expect(unknown.failure?.cause == .unavailable)
  }

  @Test func aGrowingThreadBeginsWithWhatIsCached() {
    let news = Self.service(Self.filledCache(), at: Self.today)
    news.change {
      $0.items[1] = #"{"id": 1, "type": "story", "title": "T", "kids": [103, 101, 102], "descendants": 3}"#
      $0.items[103] = #"{"id": 103, "type": "comment", "by": "c", "text": "new", "parent": 1}"#
    }
    let recorder = news.api.growingThread(id: 1).record()
    news.time.advance()
    #expect(recorder.values.map { $0.comments.map(\.id) } == [[101, 102]])
    #expect(recorder.values.first?.isComplete == false && recorder.values.first?.cached?.problem == nil)
    news.time.advance(by: .seconds(5))
    #expect(recorder.values.last?.comments.map(\.id) == [103, 101, 102])
    #expect(recorder.values.last?.isComplete == true && recorder.values.last?.cached == nil)
    #expect(recorder.violations.isEmpty)
  }

  @Test func aThreadThatIsGoneIsNotShownFromTheStore() {
    let news = Self.service(Self.filledCache(), at: Self.today)
    news.change {
      $0.items[1] = nil
      $0.trees[1] = nil
    }
    let recorder = news.api.thread(id: 1).record()
    news.time.advance(by: .seconds(10))
    #expect(recorder.failure == .notFound(.item(1)))
  }

  @Test func aLiveListBeginsWithWhatIsCachedAndLosesNothingWhileItGrows() {
    let news = Self.service(Self.filledCache(), at: Self.today)
    news.publish([31] + Array(1...29))
    let recorder = news.api.liveStories(from: .top).record()
    news.time.advance()
    #expect(recorder.values.first?.stories.map(\.id) == Array(1...30))
    #expect(recorder.values.first?.list?.isComplete == false)
    #expect(recorder.values.first?.updated?.timeIntervalSince(Self.yesterday).rounded() == 0)
    news.time.advance(by: .seconds(5))
    #expect(recorder.values.allSatisfy { $0.stories.count == 30 })
    #expect(recorder.values.last?.stories.first?.id == 31)
    #expect(recorder.values.last?.list?.cached == nil && recorder.values.last?.list?.isComplete == true)
    recorder.cancel()
    #expect(recorder.violations.isEmpty)
  }

  @Test func aLiveListWithoutANetworkKeepsWhatIsCachedAndSaysWhy() {
    let cache = Self.filledCache()
    let news = Self.service(cache, at: Self.today)
    news.change { $0.failure = Self.offline }
    let recorder = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(5))
    #expect(recorder.values.allSatisfy { $0.stories.count == 30 })
    #expect(recorder.values.last?.problem?.cause == .unavailable)
    // And when the network is back, so is the list.
    news.change { $0.failure = { _ in nil } }
    news.publish([31] + Array(1...29))
    news.time.advance(by: .seconds(120))
    #expect(recorder.values.last?.stories.first?.id == 31)
    #expect(recorder.values.last?.problem == nil && recorder.values.last?.list?.cached == nil)
  }

  @Test func whatTheStreamBringsIsCachedToo() {
    let cache = Self.filledCache()
    let news = Self.service(cache, at: Self.today)
    let recorder = news.api.liveStories(from: .top).record()
    news.time.advance(by: .seconds(5))
    news.publish([31] + Array(1...29))
    news.send("put", "\([31] + Array(1...29))", to: "topstories")
    news.time.advance(by: .seconds(5))
    recorder.cancel()
    let later = Self.service(cache, at: Self.today.addingTimeInterval(3600))
    later.change { $0.failure = Self.offline }
    let list = later.api.storyLists(from: .top).record()
    later.time.advance(by: .seconds(5))
    #expect(list.values.last?.stories.map(\.id) == [31] + Array(1...29))
  }

  @Test func damagedEntriesAreGaps() {
    let cache = Self.filledCache()
    let items = (1...30).map {
      CacheKey(address: FakeHackerNews.url("http://official.example/v0/item/\($0).json"), kind: "story")
    }
    cache.store([items[3]: CacheEntry(body: Data("{".utf8), date: Self.yesterday)])
    cache.remove([items[7]])
    let news = Self.service(cache, at: Self.today)
    news.change { $0.failure = Self.offline }
    let recorder = news.api.storyLists(from: .top).record()
    news.time.advance(by: .seconds(5))
    #expect(recorder.values.last?.stories.count == 28)
    #expect(recorder.values.last?.stories.map(\.rank).contains(4) == false)
  }
}
