import Foundation
import HackerNews
import Testing

@testable import KioskApp

@Suite struct StoriesStateTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let error = HackerNewsError.notFound(.story(1))

  private func live(
    _ ids: [Int], isComplete: Bool = true, problem: HackerNewsError? = nil, connection: LiveConnection = .live
  ) -> LiveStories {
    let stories = ids.enumerated().map { Story(id: $1, title: "Story \($1)", rank: $0 + 1) }
    return LiveStories(
      list: StoryList(ids: ids, stories: stories, isComplete: isComplete), connection: connection, problem: problem,
      updated: start)
  }

  @Test func isLoadingUntilSomethingIsKnown() {
    var state = StoriesState()
    #expect(state.content.isLoading)
    state.apply(LiveStories(), at: start)
    #expect(state.content.isLoading)
    state.apply(live([3, 2], isComplete: false), at: start)
    #expect(state.content.value == state)
    #expect(state.stories.map(\.id) == [3, 2])
  }

  @Test func anEmptyCompleteListIsEmptyAndAFailureWithoutStoriesIsAFailure() {
    var state = StoriesState()
    state.apply(live([]), at: start)
    #expect(state.content == .loaded(state, state.content.freshness))
    state.apply(LiveStories(problem: error), at: start)
    #expect(state.content == .failed(error))
  }

  @Test func aFailureKeepsTheStoriesAndTheirAge() {
    var state = StoriesState()
    state.apply(live([3, 2, 1]), at: start)
    state.apply(LiveStories(connection: .connecting, problem: error), at: start.addingTimeInterval(60))
    #expect(state.content.value == state)
    #expect(state.stories.count == 3)
    #expect(state.problem == error)
    #expect(state.updated == start)
  }

  @Test func aListThatIsStillGrowingDoesNotReplaceALongerOne() {
    var state = StoriesState()
    state.apply(live([3, 2, 1]), at: start)
    state.apply(live([4], isComplete: false), at: start)
    #expect(state.stories.map(\.id) == [3, 2, 1])
    state.apply(live([4, 3]), at: start)
    #expect(state.stories.map(\.id) == [4, 3])
  }

  @Test func marksAndCountsOnlyWhatWasPostedWhileTheReaderLooked() {
    var state = StoriesState()
    state.apply(live([30, 10], isComplete: false), at: start)
    state.apply(live([30, 20, 10]), at: start)
    #expect(state.arrivals == 0)
    state.apply(live([31, 30, 15]), at: start.addingTimeInterval(5))
    #expect(state.arrivals == 1)
    #expect(state.new(at: start) == [31])
    state.apply(live([30, 31, 15]), at: start.addingTimeInterval(6))
    #expect(state.arrivals == 1)
  }

  @Test func marksFade() {
    var state = StoriesState()
    state.apply(live([30]), at: start)
    state.apply(live([31, 30]), at: start)
    let end = start.addingTimeInterval(StoriesState.markLifetime)
    #expect(state.new(at: end.addingTimeInterval(-1)).count == 1)
    #expect(state.new(at: end).isEmpty)
  }
}
