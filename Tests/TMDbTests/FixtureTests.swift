import Fixtures
import Foundation
import FoundationExtras
import Networking
import OutsideText
import Testing

@testable import TMDb

/// Every fixture decodes, or fails as it should.
@Suite(.timeLimit(.minutes(4))) struct FixtureTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ path: String) throws -> Value {
    try JSONDecoder().decode(type, from: Fixtures.data(path))
  }

  private func files(_ prefix: String) throws -> [String] {
    try Fixtures.names(in: "tmdb").filter { $0.hasPrefix(prefix) }
  }

  @Test(arguments: [
    "movie_now_playing", "movie_popular", "movie_upcoming", "movie_top_rated", "trending_movie_day",
    "trending_movie_week", "discover_movie", "search_movie_the", "search_movie",
    "movie_recommendations", "movie_similar",
  ])
  func everyListDecodesCompletely(_ name: String) throws {
    let page = try decode(MoviesResponse.self, "tmdb/\(name).json")
    #expect(!page.results.isEmpty && page.skipped == 0 && page.page == 1)
    #expect(page.results.allSatisfy { !$0.title.isEmpty && $0.details == nil })
    #expect((page.dates != nil) == ["movie_now_playing", "movie_upcoming"].contains(name))
    if name.hasPrefix("movie_t") || name.hasPrefix("movie_p") { #expect(page.results.count == 20) }
  }

  @Test func aSearchWithoutResultsIsEmptyAndOver() throws {
    let page = try decode(MoviesResponse.self, "tmdb/search_movie_empty.json")
    #expect(page.results.isEmpty && !page.hasMore)
  }

  @Test func everyFilmWithDetailsDecodes() throws {
    for file in try files("movie_details_") {
      let movie = try decode(Movie.self, "tmdb/\(file)")
      let details = try #require(movie.details, "\(file)")
      #expect(!details.genres.isEmpty && details.runtime != nil && details.status == .released, "\(file)")
      #expect(movie.genreIDs == details.genres.map(\.id))
      if !file.contains("plain") {
        let credits = try #require(details.credits, "\(file)")
        #expect(!credits.cast.isEmpty && !credits.directors.isEmpty, "\(file)")
        #expect(Set(credits.cast.map(\.id)).count == credits.cast.count, "\(file)")
      }
      if file.contains("appended") {
        #expect(movie.trailerURL?.host() == "www.youtube.com", "\(file)")
        #expect(
          !details.recommendations.isEmpty && !details.reviews.isEmpty && !details.images.posters.isEmpty, "\(file)")
        #expect(details.reviews.allSatisfy { $0.created != nil }, "\(file)")
      }
    }
  }

  @Test func mixedRowsAreTakenByKindAndTheOthersCounted() throws {
    let page = try decode(SearchResults.self, "tmdb/search_multi.json")
    #expect(page.movies.map(\.id) == [930_500_025] && page.people.map(\.id) == [930_300_002] && page.skipped == 2)
    #expect(page.people.first?.knownFor.map(\.id) == [930_500_025])
    let older = try decode(SearchResults.self, "tmdb/search_multi_2020_shape.json")
    #expect(!older.results.isEmpty)
    #expect(try decode(MoviesResponse.self, "tmdb/search_multi.json").results.map(\.id) == [930_500_025])
  }

  @Test func peopleGenresAndConfigurationDecode() throws {
    let living = try decode(Person.self, "tmdb/person.json")
    #expect(living.birthday == CalendarDay("1937-04-20") && living.deathday == nil && !living.biography.isEmpty)
    #expect(try decode(Person.self, "tmdb/person_deceased_minimal.json").id > 0)
    #expect(try decode(Person.self, "tmdb/person_2020_shape.json").profilePath != nil)
    #expect(try decode(GenreList.self, "tmdb/genre_movie_list.json").genres.count == 19)
    #expect(try decode(ImageConfiguration.self, "tmdb/configuration.json") == .standard)
    #expect(try decode(ImageConfiguration.self, "nasty/tmdb_configuration_empty.json") == .standard)
    #expect(try decode(GenreList.self, "nasty/tmdb_genres_nulls.json").genres == [Genre(id: 28, name: "Action")])
  }

  /// Row by row, what becomes of odd fields.
  @Test func oddRowsKeepWhatIsGoodInThem() throws {
    struct Page: Decodable {
      struct Row: Decodable {
        var what: String
        var movie: Movie?
        enum CodingKeys: String, CodingKey { case what = "_what" }
        init(from decoder: any Decoder) throws {
          what = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .what)
          movie = try? Movie(from: decoder)
        }
      }
      var results: [Row]
    }
    let rows = try decode(Page.self, "nasty/tmdb_movie_rows.json").results
    func row(_ what: String) throws -> Movie {
      let movie = rows.first { $0.what == what }?.movie
      return try #require(movie, "\(what)")
    }
    for what in ["empty", "missing", "null", "only a year", "impossible", "zeros"] {
      #expect(try row("release_date \(what)").releaseDate == nil, "\(what)")
    }
    #expect(try row("release_date with time").releaseDate == CalendarDay("1999-10-15"))
    for what in ["empty string", "missing", "traversal", "full url"] {
      #expect(try row("poster \(what)").posterPath == nil, "\(what)")
    }
    #expect(try row("poster without slash").posterPath?.text == "/abc.jpg")
    #expect(try row("vote_average integer").voteAverage == 7)
    #expect(try row("vote_average string").voteAverage == 7.5)
    #expect(try row("vote_average above ten").voteAverage == 10)
    #expect(try row("vote_count null").voteCount == 0)
    for row in rows {
      let texts = [row.movie?.title ?? "", row.movie?.originalTitle ?? ""]
      #expect(texts.allSatisfy { $0.unicodeScalars.allSatisfy(ControlFilter.isHarmless) }, "\(row.what)")
    }
    let lost = rows.filter { $0.movie == nil }.map(\.what)
    #expect(lost.allSatisfy { $0.hasPrefix("id ") || $0.hasPrefix("title") }, "\(lost)")
    let page = try decode(MoviesResponse.self, "nasty/tmdb_movie_rows.json")
    #expect(page.skipped == lost.count && page.results.count == Set(rows.compactMap(\.movie?.id)).count)
  }

  @Test func aPageKeepsItsGoodRows() throws {
    let page = try decode(MoviesResponse.self, "nasty/tmdb_results_with_bad_rows.json")
    #expect(page.results.map(\.title) == ["good row"] && page.skipped == 4)
    #expect(try decode(MoviesResponse.self, "nasty/tmdb_results_null.json").results.isEmpty)
    #expect(throws: DecodingError.self) { try decode(MoviesResponse.self, "nasty/tmdb_results_missing.json") }
    let zero = try decode(MoviesResponse.self, "nasty/tmdb_page_zero.json")
    #expect(zero.page == 1 && !zero.hasMore)
    let last = try decode(MoviesResponse.self, "nasty/tmdb_total_pages_above_500.json")
    #expect(last.page == 500 && last.totalPages == 49_479 && last.lastPage == 500 && !last.hasMore)
  }

  @Test func oddDetailsKeepWhatIsGoodInThem() throws {
    let movie = try decode(Movie.self, "nasty/tmdb_details.json")
    let details = try #require(movie.details)
    #expect(movie.voteCount == 12 && movie.popularity == 1.5 && movie.releaseDate == nil && movie.voteAverage == 0)
    #expect(details.status == .other("In Space") && details.runtime == nil && details.budget == nil)
    #expect(details.revenue == 99_999_999_999 && details.homepage == nil && details.collection == nil)
    #expect(details.companies.isEmpty && details.spokenLanguages.isEmpty && details.imdbID == nil)
    #expect(details.credits?.cast.map(\.personID) == [3, 1] && details.credits?.crew.map(\.name) == ["Jobless"])
    #expect(details.videos.map(\.id) == ["v3"] && details.images == MovieImages() && details.recommendations.isEmpty)
    let plain = try decode(Movie.self, "nasty/tmdb_details_without_appended.json")
    #expect(plain.details?.status == .rumored && plain.details?.credits == nil && plain.percent == nil)
  }

  @Test(arguments: [
    "empty_object.json", "empty_array.json", "scalar_true.json", "scalar_string.json", "scalar_number.json",
    "truncated.invalid.json", "deep_arrays_2000.json", "captive_portal.html", "empty.invalid.json",
    "two_documents.invalid.json", "trailing_garbage.invalid.json", "invalid_utf8.invalid.json",
    "nan_and_infinity.invalid.json", "raw_control_characters.invalid.json", "truncated_in_escape.invalid.json",
    "truncated_in_utf8.invalid.json", "whitespace_only.invalid.json",
  ])
  func whatIsNoAnswerFailsWithASentence(_ name: String) throws {
    let fake = FakeTMDb()
    let type = name.hasSuffix("html") ? "text/html" : "application/json"
    fake.set(
      "movie/popular",
      .response(headers: ["Content-Type": type], body: try Fixtures.data("nasty/\(name)"), after: 0.1))
    let recorder = fake.store().movies(.endpoint(.popular)).record()
    fake.time.advance(by: .seconds(1))
    let failure = try #require(recorder.failure, "\(name)")
    #expect(failure.cause == .badData, "\(name): \(failure)")
    #expect(failure.description.contains("tmdb.example"), "\(name): \(failure)")
  }

  /// Every documented error: what follows from it, and the server's own words.
  @Test func everyErrorSaysWhatTheServerSays() throws {
    for file in try files("error_") {
      let fake = FakeTMDb()
      let status = file.split(separator: "_").dropFirst().first.flatMap { Int($0) } ?? 418
      let isPage = file.hasSuffix("html")
      fake.set(
        "movie/popular",
        .response(
          status: status, headers: ["Content-Type": isPage ? "text/html" : "application/json"],
          body: try Fixtures.data("tmdb/\(file)"), after: 0.1))
      let recorder = fake.store().movies(.endpoint(.popular)).record()
      fake.time.advance(by: .seconds(60))
      let failure = try #require(recorder.failure, "\(file)")
      switch status {
      case 401: #expect(failure.cause == .keyMissing && failure.description.contains("settings/api"), "\(file)")
      case 429, 503: #expect(failure.cause == .tryLater, "\(file)")
      case 500...599: #expect(failure.cause == .unavailable, "\(file)")
      default: #expect(failure.cause == .badData, "\(file)")
      }
      #expect(failure.description.contains("\(status)"), "\(file): \(failure)")
      if case .response(let code, _) = failure, file.contains("invalid_page") { #expect(code == 22) }
      #expect(!failure.description.contains(FakeTMDb.token), "\(file)")
    }
  }
}
