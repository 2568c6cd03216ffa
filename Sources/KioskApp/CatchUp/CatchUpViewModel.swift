import Combine
import FeedLibrary
import Foundation
import FoundationExtras
import HackerNews
import Library
import TMDb

/// What the reader missed: the best of Hacker News, what their sources had most of, and the films that came out.
@MainActor
package final class CatchUpViewModel: ObservableObject {
  /// Input.
  @Published package var period = CatchUpPeriod.visit
  /// Output: where the time begins that is caught up with.
  @Published package private(set) var start: Date
  /// Output.
  @Published package private(set) var stories = Loadable<MissedStories, HackerNewsError>.idle
  /// Output: nil while nothing is known, and where no feeds are followed.
  @Published package private(set) var articles: [Folded<StoredArticle>]?
  /// Output.
  @Published package private(set) var films = Loadable<[Movie], MovieStoreAPIError>.idle
  /// Output: where pictures are.
  @Published package private(set) var images = ImageConfiguration.standard

  /// Output: as far as mute rules need them.
  @Published package private(set) var genreNames: [Genre.ID: String] = [:]

  /// How many of each kind are shown.
  static let most = 10

  @Published private var isLookedAt = false
  private let library: Library
  private let clock: () -> Date
  private let wishes = PassthroughSubject<Wish, Never>()

  private struct Question<Source: AnyObject>: Equatable {
    var start: Date
    var source: Reference<Source>
  }

  /// - Parameter locale: what the window's browser or terminal asks for; nil for what the services are set up with.
  package init(
    services: KioskServices, library: Library, locale: Locale? = nil, clock: @escaping () -> Date = Date.init
  ) {
    self.library = library
    self.clock = clock
    start = CatchUpPeriod.visit.start(at: clock(), visit: library.contents.caughtUp)
    let visits = library.$contents.map(\.caughtUp).removeDuplicates()
    $period.combineLatest(visits).dropFirst()
      .map { $0.start(at: clock(), visit: $1) }
      .assign(to: &$start)
    followStories(services)
    followArticles(services)
    followFilms(services.movieStores(library, in: locale))
  }

  /// Asks again for what failed.
  package func retry() { wishes.send(.retry) }

  /// The reader looks: what is asked for ends now, and what their sources bring is told as it arrives.
  func look() {
    isLookedAt = true
    let now = period.start(at: clock(), visit: library.contents.caughtUp)
    if abs(now.timeIntervalSince(start)) > Self.steadiness { start = now }
  }

  /// The reader looks elsewhere.
  func leave() { isLookedAt = false }

  /// Seconds for which a time that goes along with the clock stands still, so that going back and forth asks nobody.
  private static let steadiness: TimeInterval = 600

  private func followStories(_ services: KioskServices) {
    $start.combineLatest(services.$hackerNews.map(Reference.init)).map { Question(start: $0, source: $1) }
      .answers(wishes: wishes, policy: .init(retriesOnlyFailures: true)) { request in
        let search = HackerNewsSearch("", since: request.question.start, resultsPerPage: MissedStories.asked)
        return request.question.source.object.search(search)
          .map { MissedStories($0.stories, most: Self.most) }.loadable()
      }
      .map(\.content).removeDuplicates().assign(to: &$stories)
  }

  private func followArticles(_ services: KioskServices) {
    let desk = services.$feeds.map { $0?.desk }.removeDuplicates { $0 === $1 }
    $isLookedAt.removeDuplicates().combineLatest(desk)
      .map { [start = $start] isLookedAt, desk -> AnyPublisher<[Folded<StoredArticle>]?, Never> in
        guard isLookedAt else { return Empty(completeImmediately: false).eraseToAnyPublisher() }
        guard let desk else { return Just(nil).eraseToAnyPublisher() }
        return start.combineLatest(desk.$revision)
          .map { start, _ in
            desk.articles(ArticleQuestion(since: start, limit: MissedArticles.asked)).replaceError(with: [])
          }
          .switchToLatest()
          .map { [desk] in
            MainActor.assumeIsolated { desk.feeds.isEmpty } ? nil : MissedArticles.told($0, most: Self.most)
          }
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .removeDuplicates()
      .assign(to: &$articles)
  }

  private func followFilms(_ stores: AnyPublisher<MovieStore, Never>) {
    stores.map { $0.images() }.switchToLatest().assign(to: &$images)
    stores.mutedGenreNames(library).assign(to: &$genreNames)
    $start.combineLatest(stores.map(Reference.init)).map { Question(start: $0, source: $1) }
      .answers(wishes: wishes, policy: .init(retriesOnlyFailures: true)) { [clock] request in
        guard let list = MovieList.released(since: request.question.start, until: clock()) else {
          return Just(.loaded([], nil)).eraseToAnyPublisher()
        }
        return request.question.source.object.movies(list)
          .loadable(problem: { MovieStoreAPIError($0) })
          .map { $0.map { Array($0.results.prefix(Self.most)) } }
          .eraseToAnyPublisher()
      }
      .map(\.content).removeDuplicates().assign(to: &$films)
  }
}

extension MovieList {
  /// The films that came out between two moments, the most popular first; nil where the second lies before the first.
  package static func released(since start: Date, until end: Date) -> MovieList? {
    guard let first = CalendarDay(start), let last = CalendarDay(end), first <= last else { return nil }
    return .discover(MovieDiscovery(released: first...last))
  }
}
