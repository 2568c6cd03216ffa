import Foundation
import HTTPServer
import LoopbackClient
import Testing

@testable import SampleServices

@Suite(.timeLimit(.minutes(5))) struct TMDbTests {
  private static let key = "api_key=0123456789abcdef0123456789abcdef"

  private func ask(_ samples: Samples, _ path: String, expecting status: Int = 200) throws -> [String: Any] {
    let path = path.contains("api_key") ? path : path + (path.contains("?") ? "&" : "?") + Self.key
    let answer = try samples.get("/3/" + path)
    #expect(answer.status == status, "\(path): \(answer.text.prefix(200))")
    return try #require(try JSONSerialization.jsonObject(with: answer.body) as? [String: Any])
  }

  private func rows(_ samples: Samples, _ path: String) throws -> [[String: Any]] {
    try #require(try ask(samples, path)["results"] as? [[String: Any]])
  }

  private func titles(_ samples: Samples, _ path: String) throws -> [String] {
    try rows(samples, path).compactMap { $0["title"] as? String }
  }

  private func samples(rate: Int? = nil) throws -> Samples {
    try Samples {
      $0.tmdbRate = rate
      $0.clock = { Date(timeIntervalSince1970: 1_790_000_000) }
    }
  }

  @Test func everyWrittenFilmIsRead() {
    let content = MovieContent.shared
    let written = MovieContent.filmTexts.flatMap { $0.split(separator: "\n") }.count { $0.hasPrefix("= ") }
    #expect(content.films.count == written && written == 64)
    #expect(Set(content.films.map(\.title)).count == written)
    let genres = Set(MovieContent.genres.map(\.id))
    for film in content.films {
      #expect(!film.genres.isEmpty && genres.isSuperset(of: film.genres), "\(film.title)")
      #expect(!film.cast.isEmpty && film.cast.allSatisfy { content.person($0.person) != nil }, "\(film.title)")
      #expect(content.person(film.director)?.department == "Directing", "\(film.title)")
      #expect((film.overview.isEmpty) == (film.runtime == 0 && film.release == .undated), "\(film.title)")
      #expect(film.language == "en" || film.originalTitle != film.title || film.overview.isEmpty, "\(film.title)")
      #expect((0...10).contains(film.average) && (film.average > 0) == (film.votes > 0), "\(film.title)")
    }
    #expect(genres.count == 19 && content.people.count == 28 + MovieContent.crewText.count)
    for line in MovieContent.reviewLines { #expect(line.components(separatedBy: "|").count == 3, "\(line)") }
  }

  @Test(arguments: [
    ("movie/now_playing", 20, 20), ("movie/upcoming", 20, 20), ("movie/popular", 20, 64), ("movie/top_rated", 20, 43),
  ])
  func everyListHasTwentyFilms(_ path: String, _ count: Int, _ least: Int) throws {
    let samples = try samples()
    defer { samples.stop() }
    let answer = try ask(samples, path)
    let results = try #require(answer["results"] as? [[String: Any]])
    #expect(
      results.count == count && (answer["total_results"] as? Int ?? 0) >= least, "\(answer["total_results"] ?? "")")
    #expect((answer["dates"] != nil) == ["movie/now_playing", "movie/upcoming"].contains(path))
    for row in results {
      #expect(
        Set(row.keys) == [
          "adult", "video", "id", "title", "original_title", "original_language", "overview", "release_date",
          "popularity", "vote_average", "vote_count", "poster_path", "backdrop_path", "genre_ids",
        ])
    }
  }

  @Test func listsAreInTheirOrderAndWithinTheirDays() throws {
    let samples = try samples()
    defer { samples.stop() }
    let today = "2026-09-21"
    let now = try rows(samples, "movie/now_playing").compactMap { $0["release_date"] as? String }
    #expect(now.allSatisfy { $0 <= today && $0 >= "2026-08-01" })
    let coming = try rows(samples, "movie/upcoming").compactMap { $0["release_date"] as? String }
    #expect(coming.allSatisfy { $0 > today || $0.isEmpty } && coming.filter(\.isEmpty).count == 1)
    let best = try rows(samples, "movie/top_rated").compactMap { $0["vote_average"] as? Double }
    #expect(best == best.sorted(by: >) && best.first == 8.8)
    let popular = try rows(samples, "movie/popular").compactMap { $0["popularity"] as? Double }
    #expect(popular == popular.sorted(by: >))
  }

  @Test func pagesMeetWithoutOverlapAndEnd() throws {
    let samples = try samples()
    defer { samples.stop() }
    let ids = try (1...5).map { try rows(samples, "movie/popular?page=\($0)").compactMap { $0["id"] as? Int } }
    #expect(ids.map(\.count) == [20, 20, 20, 4, 0] && Set(ids.joined()).count == 64)
    for page in ["0", "501", "x", "1.5"] {
      #expect(try ask(samples, "movie/popular?page=\(page)", expecting: 400)["status_code"] as? Int == 22)
    }
  }

  @Test func regionAndLanguageChangeDatesAndTexts() throws {
    let samples = try samples()
    defer { samples.stop() }
    func film(_ parameters: String) throws -> [String: Any] {
      try ask(samples, "movie/\(MovieContent.firstFilm)?\(parameters)")
    }
    #expect(try film("")["release_date"] as? String == "2026-09-17")
    #expect(try film("region=DE")["release_date"] as? String == "2026-09-23")
    #expect(try film("language=de-DE")["title"] as? String == "Die Lampe, die antwortete")
    #expect((try film("language=de-DE")["overview"] as? String)?.isEmpty == false)
    #expect(try film("language=ja-JP")["overview"] as? String == "")
    let genres = try #require(try ask(samples, "genre/movie/list?language=fr")["genres"] as? [[String: Any]])
    #expect(genres.count == 19 && genres[3]["name"] as? String == "Comédie")
    let here = try titles(samples, "movie/now_playing?region=US")
    let there = try titles(samples, "movie/now_playing?region=JP")
    #expect(here.contains("The Lamp That Answered") && !there.contains("The Lamp That Answered"))
  }

  @Test func aFilmBringsEveryPartThatIsAskedFor() throws {
    let samples = try samples()
    defer { samples.stop() }
    let parts = ["credits", "videos", "images", "recommendations", "similar", "reviews", "watch/providers"]
    let film = try ask(
      samples, "movie/\(MovieContent.firstFilm)?append_to_response=\(parts.joined(separator: ",")),nonsense")
    for part in parts { #expect(film[part] is [String: Any], "\(part)") }
    #expect(film["nonsense"] == nil && film["status"] as? String == "Released")
    let cast = try #require((film["credits"] as? [String: Any])?["cast"] as? [[String: Any]])
    #expect(cast.count == 4 && cast[0]["character"] as? String == "Keeper Ansel")
    let providers = try #require((film["watch/providers"] as? [String: Any])?["results"] as? [String: Any])
    #expect(providers["US"] != nil)
    for part in parts {
      let alone = try ask(samples, "movie/\(MovieContent.firstFilm)/\(part)")
      #expect(alone["id"] as? Int == MovieContent.firstFilm, "\(part)")
    }
    let many = (0..<21).map { "p\($0)" }.joined(separator: ",")
    #expect(try ask(samples, "movie/990000001?append_to_response=\(many)", expecting: 400)["status_code"] as? Int == 27)
    #expect(try ask(samples, "movie/1", expecting: 404)["status_code"] as? Int == 34)
    #expect(try ask(samples, "movie/abc", expecting: 404)["status_code"] as? Int == 6)
    #expect(try ask(samples, "nothing/at/all", expecting: 404)["status_code"] as? Int == 34)
  }

  @Test func peopleHaveLivesAndFilms() throws {
    let samples = try samples()
    defer { samples.stop() }
    let found = try rows(samples, "search/person?query=maren+od")
    let id = try #require(found.first?["id"] as? Int)
    let person = try ask(samples, "person/\(id)?append_to_response=movie_credits")
    #expect(person["name"] as? String == "Maren Oduya" && (person["biography"] as? String)?.isEmpty == false)
    let crew = try #require((person["movie_credits"] as? [String: Any])?["crew"] as? [[String: Any]])
    #expect(crew.contains { $0["title"] as? String == "Slow Light" })
    #expect((try ask(samples, "person/\(id)/movie_credits")["crew"] as? [Any])?.count == crew.count)
  }

  @Test func searchFindsWordsAndTheirBeginnings() throws {
    let samples = try samples()
    defer { samples.stop() }
    #expect(try titles(samples, "search/movie?query=slow+li") == ["Slow Light"])
    #expect(try titles(samples, "search/movie?query=lampe").contains("The Lamp That Answered"))
    #expect(try titles(samples, "search/movie?query=%E6%BD%AE").isEmpty == false)
    #expect(try titles(samples, "search/movie?query=slow&year=2023") == ["Slow Light"])
    let kinds = try rows(samples, "search/multi?query=harbour").compactMap { $0["media_type"] as? String }
    #expect(Set(kinds) == ["movie", "tv", "collection"])
    #expect(try rows(samples, "search/multi?query=ilse").contains { $0["media_type"] as? String == "person" })
    #expect(try ask(samples, "search/movie?query=", expecting: 422)["errors"] != nil)
  }

  @Test func discoverFiltersAndSorts() throws {
    let samples = try samples()
    defer { samples.stop() }
    let comedies = try rows(samples, "discover/movie?with_genres=35&sort_by=title.asc")
    #expect(!comedies.isEmpty && comedies.allSatisfy { ($0["genre_ids"] as? [Int])?.contains(35) == true })
    let names = comedies.compactMap { $0["title"] as? String }
    #expect(names == names.sorted())
    let both = try rows(samples, "discover/movie?with_genres=35,10749").count
    #expect(both > 0 && both < comedies.count)
    let votes = try rows(samples, "discover/movie?with_genres=35&vote_count.gte=200&sort_by=vote_average.desc")
    #expect(!votes.isEmpty && votes.allSatisfy { ($0["vote_count"] as? Int ?? 0) >= 200 })
    let averages = votes.compactMap { $0["vote_average"] as? Double }
    #expect(averages == averages.sorted(by: >))
    for wrong in ["sort_by=loudest.desc", "with_genres=comedy", "vote_count.gte=many"] {
      #expect(try ask(samples, "discover/movie?\(wrong)", expecting: 422)["status_code"] as? Int == 5)
    }
    #expect(try rows(samples, "trending/movie/day").count == 20)
    #expect(try rows(samples, "trending/all/week").allSatisfy { $0["media_type"] != nil })
  }

  @Test func discoverLeavesOutWhatIsUnwantedTooLongTooBadOrNotOnOffer() throws {
    let samples = try samples()
    defer { samples.stop() }
    let genres = try rows(samples, "discover/movie?with_genres=18&without_genres=80,36")
    #expect(!genres.isEmpty)
    for row in genres { #expect(Set([80, 36]).isDisjoint(with: row["genre_ids"] as? [Int] ?? [])) }
    let good = try rows(samples, "discover/movie?vote_average.gte=8.0")
    #expect(!good.isEmpty && good.allSatisfy { ($0["vote_average"] as? Double ?? 0) >= 8 })
    let short = try titles(samples, "discover/movie?with_runtime.gte=1&with_runtime.lte=90")
    #expect(
      short.contains("A Year of Small Repairs") && !short.contains("Blind Auction") && !short.contains("Slow Light"))
    let offers = try ask(samples, "watch/providers/movie?watch_region=DE")["results"] as? [[String: Any]] ?? []
    #expect(offers.map { $0["provider_name"] as? String }.contains("Kino am Kanal"))
    #expect(!offers.contains { $0["provider_name"] as? String == "Fathom TV" })
    let there = try rows(samples, "discover/movie?with_watch_providers=9103|9105&watch_region=DE").count
    #expect(there > 0 && there < 60)
    #expect(try rows(samples, "discover/movie?with_watch_providers=9103&watch_region=US").isEmpty)
    #expect(try ask(samples, "discover/movie?vote_average.gte=high", expecting: 422)["status_code"] as? Int == 5)
  }

  @Test func collectionsHaveTheirFilms() throws {
    let samples = try samples()
    defer { samples.stop() }
    for collection in MovieContent.collections {
      let answer = try ask(samples, "collection/\(collection.id)")
      let parts = try #require(answer["parts"] as? [[String: Any]])
      #expect(Set(parts.compactMap { $0["title"] as? String }) == Set(collection.titles))
      let id = try #require(parts.first?["id"] as? Int)
      #expect(
        (try ask(samples, "movie/\(id)")["belongs_to_collection"] as? [String: Any])?["id"] as? Int == collection.id)
    }
    #expect(try ask(samples, "movie/990000001")["belongs_to_collection"] is NSNull)
    #expect(try ask(samples, "collection/1", expecting: 404)["status_code"] as? Int == 34)
    #expect(try ask(samples, "collection/x", expecting: 404)["status_code"] as? Int == 6)
  }

  @Test func thoseBehindTheCameraHavePagesOfTheirOwn() throws {
    let samples = try samples()
    defer { samples.stop() }
    let credits = try ask(samples, "movie/990000001/credits")
    let crew = try #require(credits["crew"] as? [[String: Any]])
    let jobs = crew.compactMap { $0["job"] as? String }
    #expect(jobs.prefix(2) == ["Director", "Screenplay"] && jobs.contains("Editor") && Set(jobs).count == jobs.count)
    for member in crew {
      let id = try #require(member["id"] as? Int)
      let person = try ask(samples, "person/\(id)?append_to_response=movie_credits")
      let made = try #require((person["movie_credits"] as? [String: Any])?["crew"] as? [[String: Any]])
      #expect(made.contains { $0["id"] as? Int == 990_000_001 && $0["job"] as? String == member["job"] as? String })
    }
  }

  @Test func keysAreCheckedByTheirKind() throws {
    let samples = try samples()
    defer { samples.stop() }
    let token = SampleServices.Options().tmdbToken
    #expect(try samples.get("/3/authentication", headers: ["Authorization": "Bearer \(token)"]).status == 200)
    for headers in [
      [:], ["Authorization": "Bearer wrong"], ["Authorization": "Bearer 0123456789abcdef0123456789abcdef"],
    ] {
      let answer = try samples.get("/3/authentication", headers: headers)
      #expect(answer.status == 401 && answer.text.contains("\"status_code\":7"))
    }
    #expect(try ask(samples, "authentication?api_key=\(token)", expecting: 401)["status_code"] as? Int == 7)
    let suspended = SampleServices.suspendedTMDbKey
    #expect(try ask(samples, "authentication?api_key=\(suspended)", expecting: 401)["status_code"] as? Int == 10)
  }

  @Test func tooManyRequestsInASecondAreRefused() throws {
    let samples = try samples(rate: 3)
    defer { samples.stop() }
    for _ in 0..<3 { _ = try ask(samples, "authentication") }
    #expect(try ask(samples, "authentication", expecting: 429)["status_code"] as? Int == 25)
  }

  @Test func whatIsKnownIsNotSentAgain() throws {
    let samples = try samples()
    defer { samples.stop() }
    let first = try samples.get("/3/movie/popular?" + Self.key)
    let tag = try #require(first["ETag"])
    #expect(tag.hasPrefix("W/") && first["Cache-Control"]?.contains("max-age") == true)
    let again = try samples.get("/3/movie/popular?" + Self.key, headers: ["If-None-Match": tag])
    #expect(again.status == 304 && again.body.isEmpty)
  }

  @Test func troublesAnswerInTheServicesWay() throws {
    let samples = try samples()
    defer { samples.stop() }
    try samples.control("fail?service=movies&status=503")
    #expect(try ask(samples, "movie/popular", expecting: 503)["status_code"] as? Int == 9)
    try samples.control("heal")
    #expect(try ask(samples, "movie/popular")["page"] as? Int == 1)
  }

  @Test(arguments: [
    ("w92/p990000001", 92, 138), ("w500/p990000001", 500, 750), ("w300/b990000001-2", 300, 168),
    ("h632/f980000001", 421, 632), ("w45/l9101", 45, 45), ("original/b990000003", 1280, 720),
  ])
  func picturesComeInEverySize(_ name: String, _ width: Int, _ height: Int) throws {
    let samples = try samples()
    defer { samples.stop() }
    let answer = try samples.get("/t/p/\(name).png")
    #expect(answer.status == 200 && answer["Content-Type"] == "image/png")
    let size = answer.body.dropFirst(16).prefix(8).map { Int($0) }
    #expect(size[2] * 256 + size[3] == width && size[6] * 256 + size[7] == height)
    for wrong in ["w93/p990000001", "w92/p1", "w92/x990000001", "w92/b990000001", "w500/f980000001"] {
      #expect(try samples.get("/t/p/\(wrong).png").status == 404, "\(wrong)")
    }
  }

  @Test func configurationNamesTheSizesThatThereAre() throws {
    let samples = try samples()
    defer { samples.stop() }
    let images = try #require(try ask(samples, "configuration")["images"] as? [String: Any])
    #expect((images["secure_base_url"] as? String)?.hasSuffix("/t/p/") == true)
    #expect((images["poster_sizes"] as? [String])?.count == 7)
  }
}
