import CombineTesting
import Foundation
import Fuzzing
import OutsideText
import Testing

@testable import TMDb

@Suite(.timeLimit(.minutes(4))) struct ModelTests {
  static func movie(_ json: String) throws -> Movie {
    try JSONDecoder().decode(Movie.self, from: Data(json.utf8))
  }

  @Test func onlyAnIdAndATitleAreRequired() throws {
    let movie = try Self.movie(#"{"id": 7, "title": "Seven"}"#)
    #expect(movie == Movie(id: 7, title: "Seven"))
    #expect(movie.percent == nil && movie.percentText == "–" && movie.stars == "" && movie.posterURL() == nil)
    #expect(try Self.movie(#"{"id": 7, "title": "", "original_title": "Sieben"}"#).title == "Sieben")
    for json in [#"{"id": 7}"#, #"{"title": "x"}"#, #"{"id": 0, "title": "x"}"#, #"{"id": -1, "title": "x"}"#, "[]"] {
      #expect(throws: DecodingError.self) { try Self.movie(json) }
    }
  }

  @Test func receptionIsShownAsPercentAndStars() {
    func film(_ average: Double, votes: Int) -> Movie {
      Movie(id: 1, title: "x", voteAverage: average, voteCount: votes)
    }
    #expect(film(7.374, votes: 9).percentText == "74 %" && film(7.374, votes: 9).stars == "★★★★☆")
    #expect(film(0, votes: 3).percentText == "0 %" && film(0, votes: 3).stars == "☆☆☆☆☆")
    #expect(film(10, votes: 1).percent == 100 && film(10, votes: 1).stars == "★★★★★")
    #expect(film(9, votes: 0).percent == nil)
  }

  @Test(arguments: [
    ("/abc.jpg", "/abc.jpg"), ("abc.jpg", "/abc.jpg"), ("", nil), ("/", nil), ("/../../etc/passwd", nil),
    ("https://evil.example/x.jpg", nil), ("//evil.example/x", nil), ("/a..jpg", nil), ("/.jpg", nil), ("/a b.jpg", nil),
    ("/a%2fb.jpg", nil), ("/ä.jpg", nil), ("/a?x=1", nil),
  ])
  func aPictureLiesBelowItsHostOrNowhere(_ text: String, _ path: String?) {
    #expect(ImagePath(text)?.text == path)
  }

  @Test func picturesComeInTheNearestOfferedSize() throws {
    let path = ImagePath("/x.jpg")
    let standard = ImageConfiguration.standard
    #expect(standard.url(path, .poster, .small)?.absoluteString == "https://image.tmdb.org/t/p/w154/x.jpg")
    #expect(standard.url(path, .poster, .medium)?.absoluteString == "https://image.tmdb.org/t/p/w500/x.jpg")
    #expect(standard.url(path, .profile, .cast)?.absoluteString == "https://image.tmdb.org/t/p/w185/x.jpg")
    #expect(standard.name(of: .width(400), for: .profile) == "h632")
    #expect(standard.name(of: .width(5000), for: .backdrop) == "w1280")
    #expect(standard.name(of: .original, for: .logo) == "original")
    #expect(standard.url(nil, .poster, .small) == nil)
    let odd = ImageConfiguration(base: standard.base, sizes: [.poster: ["w300", "w100"], .backdrop: ["original"]])
    #expect(odd.name(of: .small, for: .poster) == "w300" && odd.name(of: .original, for: .poster) == "w100")
    #expect(odd.name(of: .small, for: .backdrop) == "original" && odd.name(of: .cast, for: .profile) == "w185")
  }

  @Test func trailersComeBeforeTeasersAndOfficialOnesBeforeOthers() throws {
    let json = """
      {"id": 1, "title": "x", "genres": [], "videos": {"results": [
        {"id": "a", "key": "a1", "site": "YouTube", "type": "Teaser", "official": true, "name": "Teaser"},
        {"id": "b", "key": "b_1", "site": "Vimeo", "type": "Trailer", "name": "Other"},
        {"id": "c", "key": "c-1", "site": "YouTube", "type": "Trailer", "official": true, "name": "Trailer"},
        {"id": "d", "key": "d1", "site": "YouTube", "type": "Bloopers"}, {"id": "e", "key": "../x", "site": "YouTube"}]}}
      """
    let movie = try Self.movie(json)
    #expect(movie.videos.map(\.id) == ["a", "b", "c", "d"])
    #expect(MovieVideo.trailers(in: movie.videos).map(\.id) == ["c", "b", "a"])
    #expect(movie.trailerURL?.absoluteString == "https://www.youtube.com/watch?v=c-1")
    #expect(movie.videos[1].url.absoluteString == "https://vimeo.com/b_1")
    #expect(movie.videos[3].name == "Bloopers")
  }

  @Test func pagesAreReadToTheRealLimitWithoutRepetitions() {
    var listing = MovieListing()
    #expect(listing.hasMore && listing.page == 0)
    func page(_ number: Int, _ ids: [Int], of pages: Int) -> MoviesResponse {
      MoviesResponse(page: number, totalPages: pages, results: ids.map { Movie(id: $0, title: "\($0)") })
    }
    listing.append(page(1, [1, 2, 3], of: 49_479))
    listing.append(page(2, [3, 4], of: 49_479))
    #expect(listing.movies.map(\.id) == [1, 2, 3, 4] && listing.page == 2 && listing.hasMore)
    listing.append(page(3, [], of: 49_479))
    #expect(listing.hasMore, "a page on which every row was left out is not the end")
    listing.append(page(500, [5], of: 49_479))
    #expect(!listing.hasMore)
    listing.append(page(1, [9], of: 1))
    #expect(listing.movies.map(\.id) == [9] && !listing.hasMore)
  }

  @Test func filmsSurviveBeingSaved() throws {
    let movie = try Self.movie(
      FakeTMDb.row(7, more: #", "genre_ids": [18], "popularity": 3, "original_language": "cn""#))
    let saved = try JSONEncoder().encode(movie)
    #expect(try JSONDecoder().decode(Movie.self, from: saved) == movie)
    let undated = Movie(id: 1, title: "x")
    #expect(try JSONDecoder().decode(Movie.self, from: JSONEncoder().encode(undated)) == undated)
  }

  /// Valid JSON of any shape either decodes or fails with an error, and what decodes is safe to show.
  @Test func survivesAnyJSON() {
    var json = RandomJSON(
      keys: [
        "id", "title", "name", "original_title", "overview", "release_date", "poster_path", "backdrop_path",
        "genre_ids",
        "vote_average", "vote_count", "results", "page", "total_pages", "media_type", "genres", "runtime", "credits",
        "cast", "crew", "videos", "images", "watch/providers", "reviews", "known_for", "movie_credits", "key", "site",
        "credit_id", "order", "dates", "minimum", "maximum", "US", "flatrate", "provider_id", "provider_name",
        "content",
        "author_details", "secure_base_url", "poster_sizes", "file_path",
      ],
      values: [
        "null", "true", "1", "-1", "7.5", "1e400", "9223372036854775808", "\"\"", "\"\\u001b[31mx\"", "\"movie\"",
        "\"2025-02-03\"", "\"/a.jpg\"", "\"javascript:x\"", "\"https://e.example/\"", "[]", "{}", "\"8\"",
        "\"\\ud800\"",
        "\"YouTube\"", "[1,null,\"2\"]", "\"person\"",
      ], most: 14, withIDs: true, seed: 77)
    var decoded = 0
    for _ in 0..<1500 {
      let data = Data(json.object().utf8)
      if let movie = try? JSONDecoder().decode(Movie.self, from: data) {
        decoded += 1
        #expect(movie.id > 0 && movie.title.unicodeScalars.allSatisfy(ControlFilter.isHarmless))
        #expect((0...10).contains(movie.voteAverage) && movie.voteCount >= 0)
        #expect(movie.posterURL()?.host() ?? "image.tmdb.org" == "image.tmdb.org")
      }
      _ = try? JSONDecoder().decode(MoviesResponse.self, from: data)
      _ = try? JSONDecoder().decode(SearchResults.self, from: data)
      _ = try? JSONDecoder().decode(Person.self, from: data)
      _ = try? JSONDecoder().decode(GenreList.self, from: data)
      if let images = try? JSONDecoder().decode(ImageConfiguration.self, from: data) {
        #expect(["http", "https"].contains(images.base.scheme))
      }
    }
    #expect(decoded > 20)
  }
}
