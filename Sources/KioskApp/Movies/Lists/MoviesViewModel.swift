import Combine
import Foundation
import Library
import Networking
import TMDb

/// The films of a list.
///
/// Views set the inputs; the outputs follow. One subscription for each, made in `init`, lives as long as the model: the newest
/// choice wins, a failure is a value, Retry asks again, and a list that is known and not old is not asked for.
@MainActor
public final class MoviesViewModel: ObservableObject {
  public enum Phase: Equatable, Sendable {
    case loading
    case movies
    case empty
    /// Nothing is known and nothing could be had.
    case failed(MovieStoreAPIError)
  }

  /// Input: 0 now playing, 1 popular, 2 upcoming, 3 top rated. The stepper and the picker share it.
  @Published public var indexEndpoint: Int
  /// Input: films of this genre, whatever the list; nil for the list.
  @Published public var genre: Genre.ID?
  /// Input: whether muted films are shown too.
  @Published public var showsMuted = false
  /// Input: whether films are hidden that the reader has seen.
  @Published public var hidesSeen = false

  /// Output: what is shown, in the order of the list and without what is muted.
  @Published public private(set) var movies: [Movie] = []
  /// Output: why the newest question failed; what was there before stays.
  @Published public private(set) var moviesError: MovieStoreAPIError?
  /// Output: the same, for an alert that the reader puts away.
  @Published public var alert: MovieStoreAPIError?
  @Published public private(set) var phase = Phase.loading
  /// Output: how many films the mute rules hide.
  @Published public private(set) var mutedCount = 0
  /// Output: how many films of the list the reader has seen, hidden or not.
  @Published public private(set) var seenCount = 0
  /// Output: the genres there are.
  @Published public private(set) var genres: [Genre] = []
  /// Output: where pictures are.
  @Published public private(set) var images = ImageConfiguration.standard
  /// Output: the list as far as it has been read, with its age.
  @Published public private(set) var state = ListState()

  public var hasMore: Bool { state.listing.hasMore && state.listing.page > 0 }

  /// A list as far as it is known.
  public struct ListState: Equatable, Sendable {
    public var listing = MovieListing()
    public var freshness: Freshness?

    /// A list that is younger than this is not asked for again, in seconds.
    static let freshFor: TimeInterval = 1800

    func isFresh(at now: Date) -> Bool {
      freshness.map { !$0.isStale && $0.age(at: now) < Self.freshFor } ?? false
    }
  }

  private struct Choice: Equatable {
    var list: MovieList
    var store: MovieStore

    static func == (one: Choice, other: Choice) -> Bool { one.list == other.list && one.store === other.store }
  }

  private typealias Answer = Result<Fetched<MoviesResponse>, MovieStoreAPIError>

  private let library: Library
  private let retries = PassthroughSubject<Void, Never>()
  private let pages = PassthroughSubject<Void, Never>()
  private var known: [MovieList: ListState] = [:]
  private var knownStore: MovieStore?
  private var current: MovieList?
  private var subscriptions: Set<AnyCancellable> = []

  public init(services: KioskServices, library: Library, indexEndpoint: Int = 0) {
    self.library = library
    self.indexEndpoint = indexEndpoint
    let stores = CurrentValueSubject<MovieStore?, Never>(nil)
    let source = stores.compactMap { $0 }.eraseToAnyPublisher()
    follow(source)
    followSurroundings(source)
    services.movieStores(library).sink { stores.send($0) }.store(in: &subscriptions)
  }

  /// Asks again, for something newer than what is known.
  public func retry() { retries.send() }

  /// Asks for the next page.
  public func loadMore() { if hasMore { pages.send() } }

  private func follow(_ stores: AnyPublisher<MovieStore, Never>) {
    let lists = $indexEndpoint.combineLatest($genre).compactMap { index, genre -> MovieList? in
      genre.map { .genre($0) } ?? MovieEndpoint(index: index).map { .endpoint($0) }
    }
    lists.combineLatest(stores).map { Choice(list: $0, store: $1) }.removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] in self?.begin($0) })
      .map { [retries, weak self] choice -> AnyPublisher<Answer, Never> in
        retries.map { true }.prepend(false)
          .handleEvents(receiveOutput: { reloading in if reloading { self?.tryAgain() } })
          .map { reloading -> AnyPublisher<Answer, Never> in
            self?.answers(to: choice, reloading: reloading) ?? Empty().eraseToAnyPublisher()
          }
          .switchToLatest()
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  /// The first page, unless it is known and not old; then one more each time the reader gets to the end.
  private func answers(to choice: Choice, reloading: Bool) -> AnyPublisher<Answer, Never> {
    let isKnown = !reloading && (known[choice.list]?.isFresh(at: library.now) ?? false)
    return pages.pages(asksFirst: !isKnown) { [weak self] isFirst in
      isFirst
        ? choice.store.movies(choice.list, page: 1, reloading: reloading).asResult
        : choice.store.movies(choice.list, page: (self?.state.listing.page ?? 0) + 1, reloading: false).last().asResult
    }
  }

  private func followSurroundings(_ stores: AnyPublisher<MovieStore, Never>) {
    stores.map { $0.genres().replaceError(with: []) }.switchToLatest()
      .sink { [weak self] in self?.genres = $0 }
      .store(in: &subscriptions)
    stores.map { $0.images() }.switchToLatest()
      .sink { [weak self] in self?.images = $0 }
      .store(in: &subscriptions)
    let marks = library.$contents.map { Marks(mutes: $0.mutes, seen: Set($0.seen.keys)) }.removeDuplicates()
    $state.map(\.listing.movies).combineLatest($genres, marks, $showsMuted.combineLatest($hidesSeen))
      .sink { [weak self] movies, genres, marks, choice in
        guard let self else { return }
        let (showsMuted, hidesSeen) = choice
        let filter = MuteFilter(marks.mutes.values, at: library.now)
        let names = Dictionary(genres.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let kept = filter.isEmpty ? movies : movies.filter { filter.rule(hiding: $0.muteSubject(genres: names)) == nil }
        mutedCount = movies.count - kept.count
        let shown = showsMuted ? movies : kept
        let unseen = shown.filter { !marks.seen.contains($0.key) }
        seenCount = shown.count - unseen.count
        self.movies = hidesSeen ? unseen : shown
      }
      .store(in: &subscriptions)
  }

  /// What of the library decides about films.
  private struct Marks: Equatable {
    var mutes: [UUID: MuteRule]
    var seen: Set<ItemKey>
  }

  /// Another list: what is known of it at once, and nothing of the one before.
  private func begin(_ choice: Choice) {
    if knownStore !== choice.store { known = [:] }
    knownStore = choice.store
    current = choice.list
    moviesError = nil
    alert = nil
    state = known[choice.list] ?? ListState()
    phase = state.listing.page == 0 ? .loading : phase(of: state)
  }

  private func tryAgain() {
    guard state.listing.page == 0 else { return }
    moviesError = nil
    phase = .loading
  }

  private func show(_ answer: Answer) {
    switch answer {
    case .success(let fetched):
      var next = state
      next.listing.append(fetched.value)
      // A cached answer that comes again with a problem has not become newer.
      next.freshness = fetched.value.page == 1 ? fetched.freshness : state.freshness ?? fetched.freshness
      state = next
      if let current { known[current] = next }
      moviesError = fetched.problem.map { MovieStoreAPIError($0) }
      phase = phase(of: next)
    case .failure(let error):
      moviesError = error
      if state.listing.page == 0 { phase = .failed(error) }
      // What only needs a key or a look at the page is no reason to stand in the way.
      if error.cause != .keyMissing { alert = error }
    }
  }

  private func phase(of state: ListState) -> Phase {
    state.listing.movies.isEmpty && !state.listing.hasMore ? .empty : .movies
  }
}
