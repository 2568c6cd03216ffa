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
package final class MoviesViewModel: ObservableObject {
  /// Input: which films are listed.
  @Published package var part = FilmPart.lists
  /// Input: of which time the films are that people look at.
  @Published package var window = MovieList.Window.day
  /// Input: what is asked of films.
  @Published package var filter = FilmFilter()
  /// Input: 0 now playing, 1 popular, 2 upcoming, 3 top rated. The stepper and the picker share it; setting it leaves a genre.
  @Published package var indexEndpoint: Int
  /// Input: films of this genre, whatever the list; nil for the list.
  @Published package var genre: Genre.ID?
  /// Input: whether muted films are shown too.
  @Published package var showsMuted = false
  /// Input: whether films are hidden that the reader has seen.
  @Published package var hidesSeen = false

  /// Output: the list as far as it has been read. What there was before stays when something newer fails.
  @Published package private(set) var content = Loadable<MovieListing, MovieStoreAPIError>.loading
  /// Output: why the newest request failed, for an alert that the reader puts away.
  @Published package var alert: MovieStoreAPIError?
  /// Output: what is shown.
  @Published package private(set) var shown = ShownMovies()
  /// Output: the genres there are.
  @Published package private(set) var genres: [Genre] = []
  /// Output: who offers films in the reader's country; empty until films are asked for by what they must be.
  @Published package private(set) var providers: [WatchProviders.Provider] = []
  /// Output: those of which the reader says that they have them.
  @Published package private(set) var chosenProviders: Set<WatchProviders.Provider.ID> = []
  /// Output: whose cinemas and providers.
  @Published package private(set) var region = "US"
  /// Output: where pictures are.
  @Published package private(set) var images = ImageConfiguration.standard

  /// What the reader sees of a list, in its order.
  package struct ShownMovies: Equatable, Sendable {
    package var movies: [Movie] = []
    /// How many films the mute rules hide.
    package var mutedCount = 0
    /// How many films the reader has seen, hidden or not.
    package var seenCount = 0
  }

  /// The list that is shown; nil where films of a genre are. Who chooses a list leaves the genre.
  package var list: Int? {
    get { genre == nil ? indexEndpoint : nil }
    set { if let newValue { indexEndpoint = newValue } }
  }

  package var movies: [Movie] { shown.movies }
  package var hasMore: Bool { content.value?.hasMore ?? false }

  /// A list that is younger than this is not asked for again, in seconds.
  private static let freshFor: TimeInterval = 1800

  private struct Question: Equatable {
    var list: MovieList
    var store: Reference<MovieStore>
  }

  private let library: Library
  /// The failure that the alert has told of.
  private var failure: MovieStoreAPIError?
  private let wishes = PassthroughSubject<Wish, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  package init(
    services: KioskServices, library: Library, locale: Locale? = nil, part: FilmPart = .lists, indexEndpoint: Int = 0
  ) {
    self.library = library
    self.part = part
    self.indexEndpoint = indexEndpoint
    let stores = services.movieStores(library, in: locale)
    followSurroundings()
    stores.map { $0.genres().replaceError(with: []) }.switchToLatest().assign(to: &$genres)
    stores.map { $0.images() }.switchToLatest().assign(to: &$images)
    followProviders(stores)
    follow(stores)
    // After the question, which hears of the new list first: no other list is asked for on the way.
    $indexEndpoint.dropFirst().map { _ in nil }.assign(to: &$genre)
  }

  /// Asks again, for something newer than what is known.
  package func retry() { wishes.send(.retry) }

  /// Asks for the next page.
  package func loadMore() { wishes.send(.more) }

  /// The reader has the provider, or no longer.
  package func toggle(_ provider: WatchProviders.Provider) {
    let chosen = chosenProviders.symmetricDifference([provider.id])
    library.set(
      ReaderSettings.Name.filmProviders(in: region),
      to: chosen.isEmpty ? nil : chosen.sorted().map(String.init).joined(separator: ","))
  }

  private func followProviders(_ stores: some Publisher<MovieStore, Never>) {
    let regions = stores.map(\.configuration.locale.region).removeDuplicates()
    regions.assign(to: &$region)
    regions.combineLatest(library.$contents.map(\.settings).removeDuplicates())
      .map { region, settings in
        Set(
          (settings[ReaderSettings.Name.filmProviders(in: region)] ?? "").split(separator: ",").compactMap { Int($0) })
      }
      .removeDuplicates().assign(to: &$chosenProviders)
    $part.map { $0 == .discover }.removeDuplicates().combineLatest(stores)
      .map { isDiscovering, store -> AnyPublisher<[WatchProviders.Provider], Never> in
        isDiscovering ? store.providers().replaceError(with: []).eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
      }
      .switchToLatest().assign(to: &$providers)
  }

  private func follow(_ stores: some Publisher<MovieStore, Never>) {
    let cinemaLists = $indexEndpoint.combineLatest($genre).compactMap { index, genre -> MovieList? in
      genre.map { .genre($0) } ?? MovieEndpoint(index: index).map { .endpoint($0) }
    }
    let discoveries = $filter.combineLatest($chosenProviders).map { MovieList.discover($0.discovery(on: $1.sorted())) }
    let lists = $part.combineLatest(cinemaLists, $window, discoveries)
      .map { part, list, window, discovery -> MovieList in
        switch part {
        case .lists: list
        case .trending: .trending(window)
        case .discover: discovery
        }
      }
      .removeDuplicates()
    lists.combineLatest(stores).map { Question(list: $0, store: Reference($1)) }
      .answers(
        wishes: wishes, policy: .init(hasMore: \.hasMore, isFresh: { [library] in Self.isFresh($0, at: library.now) })
      ) { request in
        let (list, store) = (request.question.list, request.question.store.object)
        if request.kind == .next, let known = request.known {
          return store.movies(list, page: known.page + 1, reloading: false).last().map { $0.behind(known) }
            .loadable(problem: { MovieStoreAPIError($0) })
        }
        return store.movies(list, page: 1, reloading: request.isAgain).map { $0.behind(MovieListing()) }
          .loadable(problem: { MovieStoreAPIError($0) })
      }
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  private static func isFresh(_ freshness: Freshness?, at now: Date) -> Bool {
    freshness.map { !$0.isStale && $0.age(at: now) < freshFor } ?? false
  }

  private func show(_ answers: Answers<Question, MovieListing, MovieStoreAPIError>) {
    if content != answers.content { content = answers.content }
    guard failure != answers.failure else { return }
    failure = answers.failure
    // What only needs a key or a look at the page is no reason to stand in the way.
    alert = failure?.cause == .keyMissing ? nil : failure
  }

  private func followSurroundings() {
    let marks = library.$contents.map { Marks(mutes: $0.mutes, seen: $0.seen) }.removeDuplicates()
    $content.combineLatest($genres, marks, $showsMuted.combineLatest($hidesSeen))
      .map { [library] content, genres, marks, choice in
        let movies = content.value?.movies ?? []
        let (showsMuted, hidesSeen) = choice
        let filter = MuteFilter(marks.mutes.values, at: library.now)
        let names = genres.namesByID
        let kept = filter.isEmpty ? movies : movies.filter { filter.rule(hiding: $0.muteSubject(genres: names)) == nil }
        let shown = showsMuted ? movies : kept
        let unseen = shown.filter { marks.seen[$0.key] == nil }
        return ShownMovies(
          movies: hidesSeen ? unseen : shown, mutedCount: movies.count - kept.count,
          seenCount: shown.count - unseen.count)
      }
      .removeDuplicates()
      .assign(to: &$shown)
  }

  /// What of the library decides about films.
  private struct Marks: Equatable {
    var mutes: [UUID: MuteRule]
    var seen: [ItemKey: SeenFilm]
  }
}

extension Fetched<MoviesResponse> {
  /// The list with this page behind it.
  fileprivate func behind(_ listing: MovieListing) -> Fetched<MovieListing> {
    var listing = listing
    listing.append(value)
    return Fetched<MovieListing>(listing, freshness: freshness, problem: problem)
  }
}
