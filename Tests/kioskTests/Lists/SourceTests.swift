import Combine
import Foundation
import HackerNews
import Networking
import TMDb
import Testing

@testable import kiosk

/// Lists of Hacker News as rows.
@Suite struct StorySourceTests {
  /// The list of `ids`, as far as `known` have come.
  private func list(_ ids: ClosedRange<Int>, known: Set<Int>, isComplete: Bool = false) -> StoryList {
    let stories = ids.filter(known.contains).map { Story(id: $0, title: "Story \($0)") }
    return StoryList(ids: Array(ids), stories: stories, isComplete: isComplete)
  }

  private func ids(_ rows: RowSource.Rows) -> [String] { rows.rows.map(\.id) }

  @Test func storiesAreInTheListsOrderAsTheyArrive() {
    #expect(ids(RowSource.Rows(list(11...15, known: [12]), isOffline: false)) == [])
    #expect(ids(RowSource.Rows(list(11...15, known: [11, 12, 15]), isOffline: false)) == ["11", "12"])
    let complete = RowSource.Rows(list(11...15, known: [11, 12, 14, 15], isComplete: true), isOffline: false)
    #expect(ids(complete) == ["11", "12", "14", "15"] && complete.isComplete)
    #expect(RowSource.Rows(list(1...1, known: [], isComplete: true), isOffline: false).remarks.count == 1)
  }

  private static let error = HackerNewsError.notFound(.story(1))

  private func follow(_ states: [LiveStories]) -> [Result<RowSource.Rows, CommandFailure>?] {
    var followed = FollowedStories()
    return states.map { state in
      followed = followed.taking(state)
      return followed.answer
    }
  }

  @Test func troubleOfTheStreamStandsUntilItIsLiveAgain() {
    let stories = list(1...1, known: [1], isComplete: true)
    let interrupted = LiveConnection.interrupted(Self.error, nextAttemptIn: 1)
    let answers = follow(
      [.live, interrupted, .connecting, .live, .unavailable(nil)].map { LiveStories(list: stories, connection: $0) })
    let notices = answers.map { try? $0?.get().notice?.sentence }
    let trouble = Self.error.description
    #expect(notices.prefix(4) == [nil, trouble, trouble, nil] && notices[4]?.contains("no live connection") == true)
  }

  @Test func whatIsStoredIsToldWhereNothingNewerCanBeHad() throws {
    var cached = list(1...1, known: [1])
    cached.cached = Cached(date: Date())
    let answers = follow([
      LiveStories(list: cached), LiveStories(list: cached, problem: Self.error), LiveStories(problem: Self.error),
    ])
    #expect(answers[0] == nil)
    #expect(try answers[1]?.get().isComplete == true)
    #expect(throws: CommandFailure.self) { try answers[2]?.get() }
  }
}

/// Lists of TMDb as rows, page by page.
@Suite struct MovieSourceTests {
  private struct Service: MovieService {
    var pages: [Int]
    var failing: Int?

    func movies(
      _ list: MovieList, page: Int, reloading: Bool
    ) -> AnyPublisher<Fetched<MoviesResponse>, MovieStoreAPIError> {
      if page == failing {
        return Fail(error: MovieStoreAPIError(.notCached(url: URL(filePath: "/")))).eraseToAnyPublisher()
      }
      let films = (0..<pages[page - 1]).map { Movie(id: page * 100 + $0, title: "Film") }
      let response = MoviesResponse(page: page, totalPages: pages.count, results: films)
      return Just(Fetched(response, freshness: Freshness(date: Date(), source: .network)))
        .setFailureType(to: MovieStoreAPIError.self).eraseToAnyPublisher()
    }

    func movie(id: Int, reloading: Bool) -> AnyPublisher<Fetched<Movie>, MovieStoreAPIError> {
      Empty().eraseToAnyPublisher()
    }
    func person(id: Int, reloading: Bool) -> AnyPublisher<Fetched<Person>, MovieStoreAPIError> {
      Empty().eraseToAnyPublisher()
    }
    func collection(id: Int, reloading: Bool) -> AnyPublisher<Fetched<MovieCollection>, MovieStoreAPIError> {
      Empty().eraseToAnyPublisher()
    }
    func providers() -> AnyPublisher<[WatchProviders.Provider], MovieStoreAPIError> { Empty().eraseToAnyPublisher() }
    func search(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError> {
      Empty().eraseToAnyPublisher()
    }
    func people(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError> {
      Empty().eraseToAnyPublisher()
    }
    func genres() -> AnyPublisher<[Genre], MovieStoreAPIError> {
      Fail(error: MovieStoreAPIError(.notCached(url: URL(filePath: "/")))).eraseToAnyPublisher()
    }
    func images() -> AnyPublisher<ImageConfiguration, Never> { Just(.standard).eraseToAnyPublisher() }
  }

  private func read(
    _ service: Service, limit: Int, isOffline: Bool = false
  ) -> (sizes: [Int], complete: [Bool], failure: CommandFailure?) {
    var answers: [RowSource.Rows] = []
    var failure: CommandFailure?
    _ = MovieSource(service: service, limit: limit, isOffline: isOffline).list(.endpoint(.popular)).rows(false)
      .sink {
        if case .failure(let error) = $0 { failure = error }
      } receiveValue: {
        answers.append($0)
      }
    return (answers.map(\.rows.count), answers.map(\.isComplete), failure)
  }

  @Test func pagesAreReadUntilThereAreEnoughOrNoMore() {
    #expect(read(Service(pages: [20, 20, 20]), limit: 30) == ([20, 30], [false, true], nil))
    #expect(read(Service(pages: [20, 3]), limit: 500) == ([20, 23], [false, true], nil))
    #expect(read(Service(pages: [20]), limit: 5) == ([5], [true], nil))
    #expect(read(Service(pages: [0]), limit: 5) == ([0], [true], nil))
  }

  @Test func aPageThatFailsEndsTheListUnlessOnlyWhatIsStoredIsAskedFor() {
    let failed = read(Service(pages: [20, 20], failing: 2), limit: 30)
    #expect(failed.sizes == [20] && failed.complete == [false] && failed.failure != nil)
    #expect(
      read(Service(pages: [20, 20], failing: 2), limit: 30, isOffline: true) == ([20, 20], [false, true], nil))
  }
}
