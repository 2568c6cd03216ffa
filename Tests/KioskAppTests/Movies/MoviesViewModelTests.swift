import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import Library
import SwiftUI
import Networking
import TMDb
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct MoviesViewModelTests {
  private let world = FakeMovies()

  private func library() -> Library { Library(work: .immediate, watchInterval: nil, clock: { [world] in world.now }) }

  private func services(_ world: FakeMovies) -> KioskServices {
    KioskServices(
      hackerNews: FakeHackerNews().api, origin: .live, movies: .init(store: world.store, origin: .live))
  }

  private func model(_ library: Library? = nil) -> MoviesViewModel {
    MoviesViewModel(services: services(world), library: library ?? self.library())
  }

  @Test func theOutputFollowsTheIndex() {
    let model = model()
    #expect(model.content.isLoading)
    world.pass(1)
    #expect(model.movies.map(\.title) == ["now_playing 0", "now_playing 1", "now_playing 2", "now_playing 3"])
    #expect(model.content.value != nil && model.genres.map(\.name) == ["Drama", "Comedy"])
    model.indexEndpoint = 3
    #expect(model.content.isLoading && model.movies.isEmpty, "the old list is gone while the new one loads")
    world.pass(1)
    #expect(model.movies.first?.title == "top_rated 0")
    model.indexEndpoint = 7
    world.pass(1)
    #expect(model.movies.first?.title == "top_rated 0", "an index outside 0…3 changes nothing")
  }

  @Test func theNewestChoiceWinsHoweverSlowTheOldOneIs() {
    world.change { $0.delay = { $0.hasPrefix("popular") ? 5 : 0.1 } }
    let model = model()
    for index in [1, 2, 1, 3, 1, 2, 0, 1, 2] { model.indexEndpoint = index }
    world.pass(10)
    #expect(model.movies.first?.title == "upcoming 0")
    #expect(world.transport.openCount == 0, "nobody waits for the others any more")
  }

  @Test func nothingKnownIsAskedTwiceWhileItIsFresh() {
    let model = model()
    world.pass(1)
    model.indexEndpoint = 1
    world.pass(1)
    model.indexEndpoint = 0
    #expect(model.movies.first?.title == "now_playing 0", "at once")
    world.pass(1)
    #expect(world.questions == ["now_playing 1", "popular 1"])
    world.pass(3600)
    model.indexEndpoint = 1
    #expect(model.movies.first?.title == "popular 0", "old is better than nothing")
    world.pass(1)
    #expect(world.questions.count == 3)
  }

  @Test func pagesFollowOneAtATimeAndFilmsAppearOnce() {
    let model = model()
    world.pass(1)
    for _ in 0..<5 { model.loadMore() }
    world.pass(0.05)
    #expect(world.transport.openCount <= 1, "back-pressure: one page at a time")
    world.pass(5)
    #expect(world.questions == ["now_playing 1", "now_playing 2"])
    #expect(model.movies.count == 7 && Set(model.movies.map(\.id)).count == 7)
    model.loadMore()
    world.pass(1)
    #expect(model.movies.count == 10 && !model.hasMore)
    model.loadMore()
    world.pass(1)
    #expect(world.questions.count == 3)
  }

  @Test func aFailureIsAValueAndRetryWorks() {
    world.change { $0.failure = { $0.hasPrefix("-") ? nil : .json(#"{"status_message": "down"}"#, status: 500) } }
    let model = model()
    world.pass(30)
    guard case .failed(let error) = model.content else {
      Issue.record("expected a failure, got \(model)")
      return
    }
    #expect(model.alert == error && model.content.failure == error && error.description.contains("down"))
    model.alert = nil
    world.change { $0.failure = { _ in nil } }
    model.retry()
    world.pass(5)
    #expect(model.content.value != nil && model.content.failure == nil && model.alert == nil)
    model.indexEndpoint = 2
    world.pass(1)
    #expect(model.movies.first?.title == "upcoming 0", "the subscription has outlived the failure")
  }

  @Test func aFailureKeepsWhatIsShown() {
    let model = model()
    world.pass(1)
    world.change { $0.failure = { _ in .failure(.unreachable, after: 0.1) } }
    model.retry()
    world.pass(30)
    #expect(model.content.value != nil && model.movies.count == 4 && model.content.failure?.cause == .unavailable)
  }

  @Test func aRefusedKeyIsSaidInPlaceAndNotInAnAlert() {
    world.change { $0.failure = { _ in .json(#"{"status_code": 7, "status_message": "No."}"#, status: 401) } }
    let model = model()
    world.pass(5)
    #expect(model.alert == nil && model.content.failure?.cause == .keyMissing)
  }

  @Test func genresReplaceTheList() {
    let model = model()
    world.pass(1)
    model.genre = 18
    world.pass(1)
    #expect(model.movies.first?.title == "genre 18 0")
    model.genre = nil
    #expect(model.movies.first?.title == "now_playing 0")
  }

  @Test func choosingAListLeavesTheGenre() {
    let model = model()
    world.pass(1)
    #expect(model.list == 0)
    model.genre = 18
    world.pass(1)
    #expect(model.list == nil, "no tab is the chosen one")
    model.list = 2
    world.pass(1)
    #expect(model.genre == nil && model.list == 2 && model.movies.first?.title == "upcoming 0")
    #expect(world.questions == ["now_playing 1", "genre 18 1", "upcoming 1"], "no list is asked for on the way")
    model.genre = 18
    model.list = 2
    #expect(model.genre == nil && model.movies.first?.title == "upcoming 0", "the same tab again leaves it, too")
  }

  @Test func rulesOfYearsHoldForTheDaysOfFilms() throws {
    let old = try JSONDecoder().decode(
      Movie.self, from: Data(#"{"id": 1, "title": "Old", "release_date": "1990-01-02"}"#.utf8))
    let new = try JSONDecoder().decode(
      Movie.self, from: Data(#"{"id": 2, "title": "New", "release_date": "2026-01-02"}"#.utf8))
    let dateless = try JSONDecoder().decode(Movie.self, from: Data(#"{"id": 3, "title": "None"}"#.utf8))
    func shown(_ days: String) -> [String] {
      MuteFilter([MuteRule(.age, days, created: world.now)], at: world.now)
        .rows([old, new, dateless], showsMuted: false) { $0.muteSubject(genres: [:]) }.shown.map(\.title)
    }
    #expect(shown("3650") == ["New", "None"] && shown("30") == ["Old", "New", "None"])
  }

  @Test func whatPeopleLookAtIsAListOfADayOrAWeek() {
    let model = model()
    world.pass(1)
    model.part = .trending
    world.pass(1)
    #expect(model.movies.count == 4 && world.questions.last?.contains("trending movie day") == true)
    model.window = .week
    world.pass(1)
    #expect(world.questions.last?.contains("trending movie week") == true)
    model.part = .lists
    #expect(model.movies.first?.title == "now_playing 0", "what is fresh is shown at once")
  }

  @Test func whatTheReaderAsksForIsAskedOfTheService() throws {
    let library = library()
    let model = model(library)
    world.pass(1)
    #expect(model.providers.isEmpty, "nobody is asked who offers films before somebody wants to know")
    model.filter.time = .decade(1990)
    model.filter.mostMinutes = 90
    world.pass(1)
    #expect(world.questions.count == 1, "what is asked of films matters where films are discovered alone")
    model.part = .discover
    world.pass(1)
    model.filter.turn(18)
    model.filter.turn(35)
    model.filter.turn(35)
    #expect(model.providers.map(\.name) == ["Lantern", "Fathom"])
    model.toggle(model.providers[0])
    #expect(model.chosenProviders == [8] && library.setting(ReaderSettings.Name.filmProviders(in: "US")) == "8")
    world.pass(1)
    let address = try #require(world.transport.requests.last?.url.absoluteString)
    for part in [
      "with_genres=18", "without_genres=35", "primary_release_date.gte=1990-01-01", "with_runtime.lte=90",
      "with_watch_providers=8", "watch_region=US",
    ] {
      #expect(address.contains(part), "\(part)")
    }
    model.filter.turn(35)
    #expect(model.filter.genres == [18: true])
    model.toggle(model.providers[0])
    #expect(model.chosenProviders.isEmpty && library.setting(ReaderSettings.Name.filmProviders(in: "US")) == nil)
  }

  @Test func theYearsOfFilmsEndWithTheFirstDecades() {
    let choices = FilmTime.choices(inYear: 2026)
    #expect(choices.first == .year(2027) && choices.contains(.decade(2010)) && choices.last == .decade(1900))
    #expect(choices.allSatisfy { $0.days != nil } && Set(choices).count == choices.count)
  }

  @Test func mutedGenresAndWordsAreHiddenAndCounted() {
    let library = library()
    let model = model(library)
    world.pass(1)
    let rule = MuteRule(.genre, "Comedy", created: library.now)
    library.add(rule)
    #expect(model.movies.map(\.title) == ["now_playing 0", "now_playing 2"] && model.shown.mutedCount == 2)
    model.showsMuted = true
    #expect(model.movies.count == 4 && model.shown.mutedCount == 2)
    library.remove(rule)
    #expect(model.shown.mutedCount == 0)
  }

  @Test func whatWasSeenCanBeHiddenAndIsCounted() {
    let library = library()
    let model = model(library)
    world.pass(1)
    let first = model.movies[0]
    library.toggleSeen(first.key, title: first.title)
    #expect(model.shown.seenCount == 1 && model.movies.count == 4)
    model.hidesSeen = true
    #expect(!model.movies.contains(first) && model.movies.count == 3 && model.shown.seenCount == 1)
    for movie in model.movies { library.toggleSeen(movie.key, title: movie.title) }
    #expect(model.movies.isEmpty && model.hasMore, "where all of a page is hidden, the next one can be had")
    model.loadMore()
    world.pass(1)
    #expect(!model.movies.isEmpty)
    library.undo()
    #expect(model.shown.seenCount == 3)
  }

  @Test func providersAreThoseOfTheChosenCountry() {
    let library = library()
    library.set(ReaderSettings.Name.region, to: "de")
    let film = MovieViewModel(
      id: 7,
      services: KioskServices(
        hackerNews: FakeHackerNews().api, origin: .live, movies: .init(store: world.store, origin: .live)),
      library: library)
    world.pass(1)
    #expect(film.region == "DE" && film.movie?.id == 7)
    library.set(ReaderSettings.Name.region, to: nil)
    world.pass(1)
    #expect(film.region == "US")
  }

  @Test func anotherRegionIsAnotherQuestion() {
    let library = library()
    let model = model(library)
    world.pass(1)
    library.set(ReaderSettings.Name.region, to: "DE")
    #expect(model.content.isLoading)
    world.pass(1)
    #expect(model.content.value != nil)
    #expect(world.transport.requests.contains { $0.url.absoluteString.contains("region=DE") })
  }

  @Test func aModelThatIsGoneAsksAndHoldsNothing() {
    world.change { $0.delay = { _ in 5 } }
    weak var gone: MoviesViewModel?
    do {
      let model = model()
      gone = model
      world.pass(1)
      #expect(world.transport.openCount > 0)
    }
    #expect(gone == nil && world.transport.openCount == 0)
  }
}

@MainActor @Suite(.timeLimit(.minutes(4))) struct MovieSearchModelTests {
  private let world = FakeMovies()

  private func model() -> MovieSearchModel {
    MovieSearchModel(
      services: KioskServices(
        hackerNews: FakeHackerNews().api, origin: .live, movies: .init(store: world.store, origin: .live)),
      library: Library(work: .immediate, watchInterval: nil), scheduler: world.scheduler)
  }

  @Test func fastTypingAsksOnceForTheLastWords() {
    let model = model()
    for length in 1...6 {
      model.text = String("planet".prefix(length))
      world.pass(0.05)
    }
    #expect(world.questions.isEmpty)
    world.pass(1)
    #expect(world.questions == ["search planet 1"] && model.results.count == 4)
    model.text = "planet "
    world.pass(1)
    #expect(world.questions.count == 1, "a blank at the end is no other question")
    model.text = "p"
    world.pass(1)
    #expect(model.found.isIdle && model.results.isEmpty && world.questions.count == 1)
  }

  @Test func theNewestWordsWin() {
    world.change { $0.delay = { $0.contains("slow") ? 5 : 0.1 } }
    let model = model()
    model.text = "slow"
    world.pass(0.5)
    model.text = "quick"
    world.pass(10)
    guard case .movie(let first)? = model.results.first else {
      Issue.record("expected films, got \(model.results)")
      return
    }
    #expect(first.title == "search quick 0")
  }

  @Test func pagesFollowAndAFailureKeepsWhatIsThere() {
    let model = model()
    model.text = "film"
    world.pass(1)
    model.loadMore()
    world.pass(1)
    #expect(model.results.count == 7)
    world.change { $0.failure = { _ in .failure(.unreachable, after: 0.1) } }
    model.loadMore()
    world.pass(30)
    #expect(model.results.count == 7 && model.found.failure != nil)
    world.change { $0.failure = { _ in nil } }
    model.loadMore()
    world.pass(1)
    #expect(model.results.count == 10 && model.found.failure == nil && !model.hasMore)
  }

  @Test func aFailedSearchIsAskedAgain() {
    world.change { $0.failure = { _ in .failure(.unreachable, after: 0.1) } }
    let model = model()
    model.text = "film"
    world.pass(30)
    guard case .failed = model.found else {
      Issue.record("expected a failure, got \(model)")
      return
    }
    world.change { $0.failure = { _ in nil } }
    model.retry()
    world.pass(1)
    #expect(model.found.value != nil)
  }
}

@MainActor @Suite(.timeLimit(.minutes(4))) struct MovieViewModelTests {
  @Test func aCachedFilmIsShownAtOnceAndStaysWithoutTheService() {
    let world = FakeMovies(cache: MemoryCache())
    let services = KioskServices(
      hackerNews: FakeHackerNews().api, origin: .live, movies: .init(store: world.store, origin: .live))
    let library = Library(work: .immediate, watchInterval: nil)
    let first = MovieViewModel(id: 7, services: services, library: library)
    world.pass(1)
    #expect(first.movie?.title == "Film 7" && first.content.freshness?.source == .network)
    world.change { $0.failure = { _ in .failure(.unreachable, after: 0.1) } }
    world.pass(100_000)
    let second = MovieViewModel(id: 7, services: services, library: library)
    world.pass(0.01)
    #expect(second.movie?.title == "Film 7" && second.content.freshness?.source == .store, "before any answer")
    world.pass(60)
    #expect(second.movie != nil && second.content.failure?.cause == .unavailable)
    world.change { $0.failure = { _ in nil } }
    second.retry()
    world.pass(1)
    #expect(second.content.failure == nil && second.content.freshness?.source == .network)
  }

  @Test func aPersonIsAskedForOnce() {
    let world = FakeMovies()
    let services = KioskServices(
      hackerNews: FakeHackerNews().api, origin: .live, movies: .init(store: world.store, origin: .live))
    let model = PersonViewModel(id: 9, services: services, library: Library(work: .immediate, watchInterval: nil))
    world.pass(1)
    guard let person = model.content.value else {
      Issue.record("expected a person, got \(model)")
      return
    }
    #expect(person.name == "Person 9" && world.questions == ["person 9"])
  }

  @Test(arguments: [
    (nil, "gray"), (0, "red"), (39, "red"), (40, "orange"), (59, "orange"), (60, "yellow"), (74, "yellow"),
    (75, "green"), (100, "green"),
  ])
  func theRingHasTheColourOfTheShare(_ percent: Int?, _ colour: String) {
    let colours = ["gray": Color.gray, "red": .red, "orange": .orange, "yellow": .yellow, "green": .green]
    #expect(PopularityBadge.colour(percent) == colours[colour])
  }
}
