import Combine
import CombineTesting
import Foundation
import FoundationExtras
import Networking
import Testing

@testable import TMDb

@Suite(.timeLimit(.minutes(4))) struct StoreTests {
  let fake = FakeTMDb()

  // MARK: - Keys

  @Test(arguments: [
    (FakeTMDb.token, TMDbCredential.Kind.accessToken), (" Bearer \(FakeTMDb.token)\n", .accessToken),
    ("\"\(FakeTMDb.apiKey)\"", .apiKey), (FakeTMDb.apiKey.uppercased(), .apiKey),
  ])
  func theKindOfAKeyIsSeenByItsForm(_ text: String, _ kind: TMDbCredential.Kind) {
    #expect(TMDbCredential(text)?.kind == kind)
  }

  @Test(arguments: ["", "your-key-here", "0123", "eyJhbGciOiJIUzI1NiJ9", "eyJ.a.b\r\nX: y", FakeTMDb.apiKey + "0"])
  func whatIsNoKeyIsNone(_ text: String) {
    #expect(TMDbCredential(text) == nil)
  }

  @Test func aTokenGoesIntoTheHeaderAndAKeyIntoTheQuery() throws {
    _ = fake.store().movies(.endpoint(.popular)).record()
    _ = fake.store(credential: TMDbCredential(FakeTMDb.apiKey)).movies(.endpoint(.popular)).record()
    let requests = fake.transport.requests
    #expect(requests[0].headers["Authorization"] == "Bearer \(FakeTMDb.token)")
    #expect(!requests[0].url.absoluteString.contains("api_key"))
    #expect(requests[1].headers["Authorization"] == nil)
    #expect(requests[1].url.absoluteString.hasSuffix("&api_key=\(FakeTMDb.apiKey)"))
  }

  @Test func aKeyIsNeverShown() throws {
    let credential = try #require(TMDbCredential(FakeTMDb.apiKey))
    var dumped = ""
    dump(credential, to: &dumped)
    let store = fake.store(credential: credential)
    dump(store.configuration, to: &dumped)
    fake.set("movie/popular", .json(#"{"status_message": "bad api_key=\#(FakeTMDb.apiKey)"}"#, status: 500))
    let recorder = store.movies(.endpoint(.popular)).record()
    fake.time.advance(by: .seconds(30))
    let failure = try #require(recorder.failure)
    for text in ["\(credential)", String(reflecting: credential), dumped, "\(failure)", String(reflecting: failure)] {
      #expect(!text.contains(FakeTMDb.apiKey), "\(text)")
    }
  }

  @Test func withoutAKeyNothingIsAskedAndTheWayToOneIsShown() throws {
    let recorder = fake.store(credential: nil).movies(.endpoint(.popular)).record()
    fake.time.advance()
    let failure = try #require(recorder.failure)
    #expect(failure.cause == .keyMissing && failure.description.contains("https://www.themoviedb.org/settings/api"))
    #expect(fake.transport.requests.isEmpty)
  }

  @Test func aKeyCanBeChecked() {
    fake.set("authentication", #"{"success": true, "status_code": 1, "status_message": "Success."}"#)
    let good = fake.store().checkCredential().record()
    fake.time.advance(by: .seconds(1))
    #expect(good.isFinished)
  }

  // MARK: - What is asked

  @Test func everyListIsAskedForWithItsOwnWords() throws {
    let store = fake.store(locale: MovieLocale(language: "de_de", region: "at"))
    let lists: [(MovieList, String)] = [
      (.endpoint(.nowPlaying), "movie/now_playing?region=AT&language=de-DE&page=1"),
      (.endpoint(.topRated), "movie/top_rated?region=AT&language=de-DE&page=1"),
      (.trending(.week), "trending/movie/week?language=de-DE&page=1"),
      (.similar(to: 5), "movie/5/similar?language=de-DE&page=1"),
      (.recommendations(of: 5), "movie/5/recommendations?language=de-DE&page=1"),
      (
        .search("c++ & 100%"),
        "search/movie?query=c%2B%2B%20%26%20100%25&include_adult=false&region=AT&language=de-DE&page=1"
      ),
      (
        .genre(878),
        "discover/movie?sort_by=popularity.desc&with_genres=878&include_adult=false&language=de-DE&page=1"
      ),
      (
        .discover(MovieDiscovery(genres: [18, 80], order: .rating)),
        "discover/movie?sort_by=vote_average.desc&with_genres=18,80&vote_count.gte=200"
          + "&include_adult=false&language=de-DE&page=1"
      ),
      (
        .discover(
          MovieDiscovery(released: try #require(CalendarDay("2026-02-01"))...(try #require(CalendarDay("2026-02-09"))))),
        "discover/movie?sort_by=popularity.desc&primary_release_date.gte=2026-02-01"
          + "&primary_release_date.lte=2026-02-09&include_adult=false&language=de-DE&page=1"
      ),
      (
        .discover(
          MovieDiscovery(
            excludedGenres: [27, 53], released: MovieDiscovery.days(of: 1990...1999), lowestPercent: 75,
            mostMinutes: 100, providers: [8, 337])),
        "discover/movie?sort_by=popularity.desc&without_genres=27,53&primary_release_date.gte=1990-01-01"
          + "&primary_release_date.lte=1999-12-31&vote_average.gte=7.5&vote_count.gte=200&with_runtime.gte=1"
          + "&with_runtime.lte=100&with_watch_providers=8%7C337&watch_region=AT&include_adult=false&language=de-DE&page=1"
      ),
    ]
    let recorders = lists.map { list, _ in store.movies(list).record() }
    fake.time.advance(by: .seconds(1))
    #expect(recorders.allSatisfy { $0.failure?.cause == .badData })
    #expect(fake.asked == lists.map(\.1))
  }

  @Test func aFilmIsOneRequestWithAllItsParts() {
    fake.set(
      "movie/7",
      FakeTMDb.row(
        7,
        more:
          #", "genres": [{"id": 18, "name": "Drama"}], "watch/providers": {"results": {"US": {"link": "https://e.example/", "flatrate": [{"provider_id": 8, "provider_name": "Lantern"}], "rent": null}}}"#
      ))
    let recorder = fake.store().movie(id: 7).record()
    fake.time.advance(by: .seconds(1))
    #expect(
      fake.asked == [
        "movie/7?language=en-US&append_to_response=credits,videos,images,recommendations,similar,reviews,watch/providers"
          + "&include_image_language=en,null&include_video_language=en"
      ])
    #expect(recorder.values.first?.value.genres == [Genre(id: 18, name: "Drama")])
    #expect(recorder.values.first?.value.details?.providers["US"]?.streaming.map(\.name) == ["Lantern"])
  }

  @Test func aCollectionHasItsFilmsInTheOrderInWhichTheyCameOut() {
    fake.set(
      "collection/5",
      #"{"id": 5, "name": "C", "overview": "o", "parts": [{"id": 3, "title": "c", "release_date": ""}, "#
        + #"{"id": 2, "title": "b", "release_date": "2020-05-01"}, {"id": 1, "title": "a", "release_date": "2019-01-01"}, 7]}"#
    )
    let recorder = fake.store().collection(id: 5, reloading: false).record()
    fake.time.advance(by: .seconds(1))
    #expect(fake.asked == ["collection/5?language=en-US"])
    #expect(recorder.values.first?.value.films.map(\.id) == [1, 2, 3])
    #expect(recorder.values.first?.value.films.first?.askedLanguage == "en")
  }

  @Test func whoOffersFilmsIsAskedForOneCountry() {
    fake.set(
      "watch/providers/movie",
      #"{"results": [{"provider_id": 9, "provider_name": "B", "display_priority": 4}, "#
        + #"{"provider_id": 8, "provider_name": "A", "display_priority": 1}, {"provider_id": 8, "provider_name": "A"}, {}]}"#
    )
    let recorder = fake.store(locale: MovieLocale(language: "de", region: "AT")).providers().record()
    fake.time.advance(by: .seconds(1))
    #expect(fake.asked == ["watch/providers/movie?watch_region=AT&language=de"])
    #expect(recorder.values.first?.map(\.name) == ["A", "B"])
  }

  @Test func peopleAreToldOnceWithAllThatTheyDid() throws {
    let person = try JSONDecoder().decode(
      Person.self,
      from: Data(
        (#"{"id": 9, "name": "P", "movie_credits": {"cast": [{"id": 1, "title": "a", "character": "X", "release_date": "2020-01-01"}], "#
          + #""crew": [{"id": 1, "title": "a", "job": "Editor", "release_date": "2020-01-01"}, "#
          + #"{"id": 2, "title": "b", "job": "Director"}, {"id": 1, "title": "a", "job": "Writer"}, {"id": 1, "title": "a", "job": "Editor"}]}}"#)
          .utf8))
    #expect(person.acted.map(\.roles) == [["X"]] && person.films.map(\.id) == [2, 1])
    #expect(person.made.map(\.id) == [2, 1] && person.made.last?.roles == ["Editor", "Writer"])
    let credits = MovieCredits(crew: [
      CrewMember(id: "1", personID: 4, name: "A", job: "Grip"),
      CrewMember(id: "2", personID: 5, name: "B", job: "Editor"),
      CrewMember(id: "3", personID: 4, name: "A", job: "Director"), CrewMember(id: "4", personID: 6, name: "C"),
    ])
    #expect(credits.makers.map(\.name) == ["A", "B", "C"])
    #expect(credits.makers.map(\.jobs) == [["Director", "Grip"], ["Editor"], []])
  }

  @Test func textThatIsNotTranslatedIsShownInEnglish() {
    fake.set("movie/7", #"{"id": 7, "title": "Sieben", "overview": "", "genres": []}"#)
    let german = fake.store(locale: MovieLocale(language: "de-DE", region: "DE")).movie(id: 7).record()
    fake.set(
      "movie/7",
      .json(#"{"id": 7, "title": "Seven", "overview": "In English.", "genres": [], "tagline": "Go."}"#, after: 0.1))
    // The first request is under way; only what is asked later sees the second text.
    fake.time.advance(by: .seconds(1))
    #expect(german.values.map(\.value.title) == ["Sieben"] && german.values.first?.value.overview == "In English.")
    #expect(german.values.first?.value.tagline == "Go.")
    #expect(fake.asked.count == 2 && fake.asked[1] == "movie/7?language=en-US")
  }

  @Test func pagesStayWithinWhatTheServiceGives() {
    let store = fake.store()
    _ = store.movies(.endpoint(.popular), page: 0).record()
    _ = store.movies(.endpoint(.popular), page: 9999).record()
    #expect(fake.asked.map { String($0.suffix(8)) } == ["S&page=1", "page=500"])
  }

  // MARK: - How it is delivered

  @Test func theFutureAsksAtOnceAndRemembers() {
    fake.set("movie/upcoming", FakeTMDb.page([1, 2]))
    let future = fake.store().fetchMovies(from: .upcoming)
    fake.time.advance(by: .seconds(1))
    #expect(fake.asked.count == 1)
    #expect(future.record().values.first?.results.map(\.id) == [1, 2])
    #expect(future.record().values.count == 1 && fake.asked.count == 1)
  }

  @Test func theLightFormCannotFail() {
    let empty = fake.store().moviesLight(from: .upcoming).record()
    fake.set("movie/popular", FakeTMDb.page([3]))
    let full = fake.store().moviesLight(from: .popular).record()
    fake.time.advance(by: .seconds(1))
    #expect(empty.values == [[]] && empty.isFinished)
    #expect(full.values.map { $0.map(\.id) } == [[3]])
  }

  @Test func whoCancelsStopsTheRequest() {
    fake.set("movie/popular", .json(FakeTMDb.page([1]), after: 5))
    let recorder = fake.store().movies(.endpoint(.popular)).record()
    #expect(fake.transport.openCount == 1)
    recorder.cancel()
    #expect(fake.transport.openCount == 0)
  }

  @Test func nothingIsAskedBeforeSomebodyListens() {
    let publisher = fake.store().movies(.endpoint(.popular))
    #expect(fake.transport.requests.isEmpty)
    _ = publisher.record()
    #expect(fake.transport.requests.count == 1)
  }

  // MARK: - Pictures

  @Test func picturesAreKnownAtOnceAndAskedForOnce() throws {
    fake.set(
      "configuration", #"{"images": {"secure_base_url": "https://pictures.example/p/", "poster_sizes": ["w300"]}}"#)
    let store = fake.store()
    let first = store.images().record()
    fake.time.advance(by: .seconds(1))
    #expect(first.values.map { $0.base.host() } == ["image.tmdb.org", "pictures.example"])
    let second = store.with(locale: MovieLocale(language: "fr", region: "FR")).images().record()
    #expect(second.values.map { $0.base.host() } == ["pictures.example"] && second.isFinished)
    #expect(fake.asked.count == 1)
    let known = try #require(second.values.first)
    #expect(known.url(ImagePath("/a.jpg"), .poster, .small)?.absoluteString == "https://pictures.example/p/w300/a.jpg")
  }

  @Test func picturesStayKnownWithoutTheService() {
    let recorder = fake.store().images().record()
    fake.time.advance(by: .seconds(60))
    #expect(recorder.values == [.standard] && recorder.isFinished)
  }

  @Test func picturesComeFromWhereOneIsToldAndNeverLessSecurelyThanTheRest() throws {
    let other = try #require(URL(string: "http://127.0.0.1:8090/t/p/"))
    fake.set("configuration", #"{"images": {"secure_base_url": "http://pictures.example/p/", "poster_sizes": []}}"#)
    let told = fake.store(images: other).images().record()
    let secure = fake.store().images().record()
    fake.time.advance(by: .seconds(1))
    #expect(told.values.map(\.base) == [other])
    #expect(secure.values.map { $0.base.host() } == ["image.tmdb.org"])
  }
}

/// What is cached is shown at once, and the service is asked no more than needed.
@Suite(.timeLimit(.minutes(4))) struct CachedAnswerTests {
  let fake = FakeTMDb(cache: MemoryCache())

  @Test func aCachedListComesAtOnceAndTheNewOneAfterIt() {
    fake.set("movie/popular", FakeTMDb.page([1, 2]))
    let store = fake.store()
    _ = store.movies(.endpoint(.popular)).record()
    fake.pass(1)
    let fresh = store.movies(.endpoint(.popular)).record()
    fake.pass(1)
    #expect(fake.asked.count == 1, "half an hour counts as fresh")
    #expect(fresh.values.map(\.freshness.source) == [.store] && fresh.isFinished)
    fake.pass(3600)
    fake.set("movie/popular", FakeTMDb.page([3]))
    let later = store.movies(.endpoint(.popular)).record()
    fake.pass(1)
    #expect(later.values.map { $0.value.results.map(\.id) } == [[1, 2], [3]])
    #expect(later.values.map(\.freshness.isStale) == [true, false])
  }

  @Test func withoutTheServiceWhatIsCachedComesWithTheReason() {
    fake.set("movie/7", FakeTMDb.row(7))
    let store = fake.store()
    _ = store.movie(id: 7).record()
    fake.pass(1)
    fake.set("movie/7", .failure(.unreachable, after: 0.1))
    let film = store.movie(id: 7, reloading: true).record()
    fake.pass(60)
    #expect(film.values.last?.value.title == "Film 7" && film.isFinished)
    #expect(film.values.last?.problem?.cause == .unavailable)
  }

  @Test func whoAsksForNewsGetsThem() {
    fake.set("movie/popular", FakeTMDb.page([1]))
    let store = fake.store()
    _ = store.movies(.endpoint(.popular)).record()
    fake.pass(1)
    _ = store.movies(.endpoint(.popular), page: 1, reloading: true).record()
    fake.pass(1)
    #expect(fake.asked.count == 2)
  }

  @Test func aSearchIsOneValueAndAskedOnce() {
    fake.set("search/multi", #"{"page": 1, "results": [], "total_pages": 0, "total_results": 0}"#)
    let store = fake.store()
    for _ in 0..<3 {
      let recorder = store.search("x", page: 1).record()
      fake.pass(1)
      #expect(recorder.values.count == 1 && recorder.isFinished)
    }
    #expect(fake.asked.count == 1)
  }

  @Test func aKeyIsNotPartOfWhatIsCached() throws {
    let cache = MemoryCache()
    let fake = FakeTMDb(cache: cache)
    fake.set("movie/popular", FakeTMDb.page([1]))
    _ = fake.store(credential: TMDbCredential(FakeTMDb.apiKey)).movies(.endpoint(.popular)).record()
    fake.pass(1)
    let asked = try #require(fake.transport.requests.first)
    let key = try #require(CacheKey(asked))
    #expect(!key.description.contains(FakeTMDb.apiKey) && cache.entry(for: key) != nil)
    let token = fake.store().movies(.endpoint(.popular)).record()
    fake.pass(1)
    #expect(token.values.map(\.freshness.source) == [.store], "the same question with the other kind of key")
  }

  @Test func noMoreThanTheServiceTakesInASecond() {
    fake.set("movie/popular", FakeTMDb.page([1]))
    let store = fake.store()
    let recorders = (1...60).map { store.movies(.endpoint(.popular), page: $0).record() }
    fake.pass(0.9)
    #expect(fake.asked.count <= 35)
    fake.pass(60)
    #expect(recorders.count { $0.isFinished } == 60)
  }
}
