import Foundation
import Fuzzing
import OutsideText
import Testing

@testable import TMDb

/// The decoders under damaged answers. `KIOSK_FUZZ_INPUTS=10000000` makes the run long.
@Suite(.timeLimit(.minutes(60))) struct FuzzTests {
  static let seeds = [
    #"{"page":1,"results":[{"id":1,"title":"T","original_title":"O","overview":"o\r\np","release_date":"2025-04-23","#
      + #""poster_path":"/a.jpg","backdrop_path":null,"genre_ids":[18,35],"vote_average":7.3,"vote_count":12,"#
      + #""popularity":3.5,"original_language":"en","media_type":"movie"},{"id":2,"name":"S","media_type":"tv"},null],"#
      + #""total_pages":49479,"total_results":989562,"dates":{"minimum":"2025-04-02","maximum":"2025-04-23"}}"#,
    #"{"id":7,"title":"T","genres":[{"id":18,"name":"Drama"}],"runtime":90,"status":"Released","homepage":"https://a.example","#
      + #""imdb_id":"tt0111161","belongs_to_collection":{"id":1,"name":"C"},"budget":1,"revenue":99999999999,"#
      + #""credits":{"cast":[{"id":1,"name":"A","character":"B","order":0,"credit_id":"x"}],"crew":[{"id":2,"name":"D","job":"Director"}]},"#
      + #""videos":{"results":[{"id":"v","key":"abc","site":"YouTube","type":"Trailer","official":true}]},"images":{"posters":[{"file_path":"/p.jpg"}]},"#
      + #""reviews":{"results":[{"id":"r","author":"a","author_details":{"rating":8},"content":"c","created_at":"2021-06-23T15:58:09.421Z"}]},"#
      + #""watch/providers":{"results":{"US":{"link":"https://w.example","flatrate":[{"provider_id":8,"provider_name":"L"}]}}}}"#,
    #"{"id":9,"name":"P","birthday":"1937-06-01","biography":"b","movie_credits":{"cast":[{"id":1,"title":"T"}],"crew":[]},"known_for":[]}"#,
    #"{"images":{"secure_base_url":"https://image.example/t/p/","poster_sizes":["w92","original"],"profile_sizes":["h632"]}}"#,
    #"{"id":9,"name":"C","overview":"o","poster_path":"/p.jpg","parts":[{"id":1,"title":"T","media_type":"movie"},{"id":1}]}"#,
    #"{"results":[{"provider_id":8,"provider_name":"L","display_priority":2,"logo_path":"/l.jpg"},{"provider_id":9}]}"#,
    #"{"genres":[{"id":28,"name":"Action"},{"id":12,"name":null}]}"#,
  ]

  private static let pieces = [
    "\"results\":", "\"id\":", "\"title\":", "\"media_type\":\"person\"", "2023-13-45", "/../../etc/passwd",
    "https://evil.example/x.jpg", "\"watch/providers\":", "w99999999999999999999", "\"page\":-1,", "\"order\":1e300,",
  ]

  private static func isHarmless(_ text: String) -> Bool { ControlFilter.block(text) == text }

  private static func isSafe(_ movie: Movie) -> Bool {
    let details = movie.details
    let texts =
      [movie.title, movie.originalTitle, movie.overview, details?.tagline ?? ""]
      + (details?.credits?.cast ?? []).flatMap { [$0.name, $0.character] } + (details?.reviews ?? []).map(\.content)
      + movie.genres.map(\.name)
    let links = [details?.homepage, movie.trailerURL] + (details?.providers.values.map(\.link) ?? [])
    return movie.id > 0 && (0...10).contains(movie.voteAverage) && movie.voteCount >= 0
      && texts.allSatisfy(isHarmless)
      && links.allSatisfy { $0.map { ["http", "https"].contains($0.scheme?.lowercased()) } ?? true }
      && [movie.posterURL(), movie.backdropURL()].allSatisfy { $0.map { $0.host() == "image.tmdb.org" } ?? true }
  }

  @Test func anyBytesDecodeOrFail() {
    let count = Fuzzing.count(short: 3000)
    var fuzz = Fuzzing(seeds: Self.seeds, pieces: Self.pieces, seed: 62)
    let decoder = JSONDecoder()
    var decoded = 0
    for _ in 0..<count {
      let bytes = fuzz.next()
      let data = Data(bytes)
      if let movie = try? decoder.decode(Movie.self, from: data) {
        decoded += 1
        if !Self.isSafe(movie) { Issue.record("\(bytes)") }
      }
      if let page = try? decoder.decode(MoviesResponse.self, from: data) {
        decoded += 1
        let isSound =
          page.page >= 1 && page.lastPage <= 500 && page.skipped >= 0 && page.results.allSatisfy(Self.isSafe)
        if !isSound || Set(page.results.map(\.id)).count != page.results.count { Issue.record("\(bytes)") }
      }
      if let found = try? decoder.decode(SearchResults.self, from: data), !found.movies.allSatisfy(Self.isSafe) {
        Issue.record("\(bytes)")
      }
      if let person = try? decoder.decode(Person.self, from: data) {
        decoded += 1
        if !Self.isHarmless(person.name + person.biography) || !person.films.allSatisfy(Self.isSafe) {
          Issue.record("\(bytes)")
        }
      }
      if let images = try? decoder.decode(ImageConfiguration.self, from: data) {
        decoded += 1
        let url = images.url(ImagePath("/a.jpg"), .poster, .small)
        if url?.lastPathComponent != "a.jpg" || !["http", "https"].contains(url?.scheme?.lowercased()) {
          Issue.record("\(bytes)")
        }
      }
      if let collection = try? decoder.decode(MovieCollection.self, from: data) {
        if !Self.isHarmless(collection.name + collection.overview) || !collection.films.allSatisfy(Self.isSafe) {
          Issue.record("\(bytes)")
        }
      }
      _ = try? decoder.decode(GenreList.self, from: data)
      _ = try? decoder.decode(ProviderList.self, from: data)
    }
    #expect(decoded > count / 20, "some damage leaves something to read")
    #expect(Fuzzing.peakMemory < 2 << 30)
  }
}
