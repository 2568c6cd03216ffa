import Foundation
import HTTPServer
import OutsideText
import SampleServices
import TMDb
import Testing

@testable import kiosk

@Suite(.timeLimit(.minutes(4)))
struct MovieEndToEndTests {
  static let lists: [[String]] = [
    [], ["now-playing"], ["popular"], ["upcoming"], ["top-rated"], ["trending"], ["trending", "day"],
    ["search", "the", "la"], ["discover", "--min-score", "60", "--max-minutes=120"], ["collection", "970000003"],
    ["now-playing", "--region", "DE", "--language", "de"],
  ]

  @Test(arguments: lists)
  func everyListIsPrintedInEveryFormat(list: [String]) async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    func run(_ format: [String], isForPeople: Bool) async throws -> KioskProcess.Ended {
      let ended = try await KioskProcess.run(
        ["movies"] + list + ["--limit", "4"] + format, environment: world.environment.merging(["COLUMNS": "60"]) { $1 })
      #expect(ended.code == 0 && ended.messages == (isForPeople ? TMDbAttribution.notice + "\n" : ""), "\(ended)")
      return ended
    }
    let array = try await run(["--json"], isForPeople: false)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [[String: Any]])
    #expect((1...4).contains(json.count), "\(list)")
    let titles = json.compactMap { $0["title"] as? String }
    #expect(json.compactMap { $0["rank"] as? Int } == Array(1...json.count) && titles.count == json.count)
    let lines = jsonRows(try await run(["--jsonl"], isForPeople: false).output)
    #expect(lines.compactMap { $0["title"] as? String } == titles)
    let plain = try await run(["--plain"], isForPeople: true).output.split(separator: "\n")
    #expect(plain.count == titles.count)
    for (index, line) in plain.enumerated() { #expect(line.hasPrefix("\(index + 1). \(titles[index])")) }
    let columns = try await run([], isForPeople: true).output
    #expect(columns.hasPrefix("1. ") && !columns.contains("\u{1B}"))
    for line in columns.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 60) }
  }

  @Test func theKeysOfJSONAreStable() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let row: Set = [
      "id", "kind", "service", "title", "originalTitle", "released", "percent", "genres", "overview", "poster", "url",
      "state",
    ]
    let listed = try await KioskProcess.run(["movies", "--limit=1", "--jsonl"], environment: world.environment)
    let first = try #require(jsonRows(listed.output).first)
    #expect(Set(first.keys) == row.union(["rank"]))
    #expect(
      (first["genres"] as? [String])?.isEmpty == false && (first["poster"] as? String)?.contains("/t/p/w500/") == true)
    let film = try await KioskProcess.run(["movies", "show", "990000001", "--json"], environment: world.environment)
    #expect(
      Set(try #require(jsonRows(film.output).first).keys)
        == row.union([
          "votes", "tagline", "minutes", "status", "homepage", "imdb", "budget", "revenue", "directors", "writers",
          "cast", "crew", "collection", "trailers", "providers", "recommendations", "reviews",
        ]))
  }

  @Test func aFilmIsShownWithAllThatIsKnown() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let page = try await KioskProcess.run(
      ["movies", "show", "990000001"], environment: world.environment.merging(["COLUMNS": "70"]) { $1 })
    #expect(page.code == 0 && page.messages == TMDbAttribution.notice + "\n")
    for words in [
      "The Lamp That Answered (20", "78 % of 1421 votes", "1 h 58 min", "Maren Oduya", "Tobias Elmgren as Keeper Ansel",
      "https://www.youtube.com/watch?v=sample-990000001-0", "Where to watch in US", "JustWatch", "Recommended",
      "Reviews",
    ] {
      #expect(page.output.contains(words), "\(words)\n\(page.output)")
    }
    for line in page.output.split(separator: "\n") where !line.contains("http") { #expect(DisplayWidth.of(line) <= 70) }
    let german = try await KioskProcess.run(
      ["movies", "show", "990000001", "--plain", "--language=de", "--region=de"], environment: world.environment)
    #expect(german.output.hasPrefix("Die Lampe, die antwortete, The Lamp That Answered (20"), "\(german)")
    let plain = german.output.split(separator: "\n")
    #expect(plain.contains { $0.hasPrefix("Cast: ") } && !german.output.contains("\n\n"))
  }

  @Test func pagesAreReadUntilThereAreEnough() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(
      ["movies", "popular", "--limit", "50", "--jsonl"], environment: world.environment)
    #expect(jsonRows(ended.output).compactMap { $0["rank"] as? Int } == Array(1...50))
    #expect(try world.requests()["/3/movie/popular"] == 3)
  }

  @Test func aGenreIsFoundByItsNameOrNumberAndAWrongOneNamesThoseThereAre() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    func run(_ line: String...) async throws -> KioskProcess.Ended {
      try await KioskProcess.run(["movies"] + line, environment: world.environment)
    }
    let byName = try await run("popular", "--genre", "drama", "--limit", "5", "--jsonl")
    let rows = jsonRows(byName.output)
    #expect(byName.code == 0 && rows.count == 5, "\(byName)")
    #expect(rows.allSatisfy { ($0["genres"] as? [String])?.contains("Drama") == true })
    #expect(try await run("popular", "--genre", "18", "--limit", "5", "--jsonl").output == byName.output)
    let best = try await run("top-rated", "--genre=DRAMA", "--limit", "5", "--jsonl")
    let percents = jsonRows(best.output).compactMap { $0["percent"] as? Int }
    #expect(percents.count == 5 && percents == percents.sorted(by: >))
    expectFailure(try await run("popular", "--genre", "drma"), 64, "did you mean drama?")
    expectFailure(try await run("popular", "--genre", "soap"), 64, "The genres are action")
    #expect(try await run("upcoming", "--genre", "drama").code == 64, "only lists that can be asked for by genre")
  }

  @Test func filmsAreFoundByWhatTheyMustBe() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    func rows(_ line: String...) async throws -> [[String: Any]] {
      let ended = try await KioskProcess.run(
        ["movies", "discover", "--jsonl", "-n", "60"] + line, environment: world.environment)
      #expect(ended.code == 0, "\(ended)")
      return jsonRows(ended.output)
    }
    func genres(_ row: [String: Any]) -> [String] { row["genres"] as? [String] ?? [] }
    let all = try await rows()
    #expect(all.count == 60)
    let dramas = try await rows("--genre", "drama", "--without-genre", "crime", "--without-genre=war")
    #expect(!dramas.isEmpty && dramas.allSatisfy { genres($0).contains("Drama") && !genres($0).contains("Crime") })
    let good = try await rows("--min-score", "80", "--sort", "rating").compactMap { $0["percent"] as? Int }
    #expect(!good.isEmpty && good.allSatisfy { $0 >= 80 } && good == good.sorted(by: >))
    let nineties = try await rows("--year", "1990-1999").compactMap { $0["title"] as? String }
    #expect(Set(nineties) == ["Parole of the Gardener", "Cold Boot"])
    let short = try await rows("--max-minutes", "90")
    #expect(!short.isEmpty && short.count < all.count)
    let here = try await rows("--provider", "lantern+", "--provider", "Fathom TV").count
    let one = try await rows("--provider", "lantern+").count
    let there = try await rows("--provider", "Kino am Kanal", "--region", "DE").count
    #expect(0 < one && one < here && there > 0)
    for (line, words) in [
      (["--provider", "lanten+"], "did you mean Lantern+?"),
      (["--provider", "Fathom TV", "--region", "de"], "Kino am Kanal"),
      (["--genre", "soap"], "The genres are action"), (["--year", "soon"], "a year such as 2024"),
      (["--year", "1999-1990"], "a year such as 2024"), (["--min-score", "101"], "from 1 to 100"),
    ] {
      let ended = try await KioskProcess.run(["movies", "discover"] + line, environment: world.environment)
      #expect(ended.code == 64 && ended.output.isEmpty && ended.messages.contains(words), "\(ended)")
    }
    expectFailure(
      try await KioskProcess.run(["movies", "collection", "1"], environment: world.environment), 65,
      "nothing of this kind")
  }

  @Test func aFilmNamesItsCollectionAndThoseBehindTheCamera() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let found = try await KioskProcess.run(
      ["movies", "collection", "970000003", "--jsonl"], environment: world.environment)
    let films = jsonRows(found.output)
    #expect(films.map { $0["title"] as? String } == ["The Long Orbit", "Gravity Tax", "Orbital Decay"], "\(found)")
    let id = try #require(films.last?["id"] as? String)
    let page = try await KioskProcess.run(["movies", "show", id], environment: world.environment)
    #expect(page.output.contains("The Orbit Collection (kiosk movies collection 970000003)"), "\(page)")
    #expect(page.output.contains("Ilya Sorokin (Director, Screenplay)"), "\(page)")
  }

  @Test func whatChangesIsToldWhileWatching() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(["movies", "--watch", "--limit", "3", "--jsonl"], environment: world.environment)
    try await kiosk.until("three films") { jsonRows(kiosk.outputSoFar).count == 3 }
    try await kiosk.until("the interval is told") { kiosk.messagesSoFar.contains("asked again every 30 minutes") }
    #expect(jsonRows(kiosk.outputSoFar).allSatisfy { $0["event"] as? String == "added" })
    kiosk.send(signal: SIGINT)
    #expect(try await kiosk.ended().code == 0)
  }

  @Test func demoNeedsNoKeyAndNoNetwork() async throws {
    let ended = try await KioskProcess.run(["movies", "--demo", "--limit=3", "--jsonl"])
    #expect(ended.code == 0 && jsonRows(ended.output).count == 3, "\(ended)")
  }

  @Test func everyRefusalEndsWithTheCodeOfItsCause() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    func run(_ line: [String], _ more: [String: String] = [:]) async throws -> KioskProcess.Ended {
      try await KioskProcess.run(["movies"] + line, environment: world.environment.merging(more) { $1 })
    }
    expectFailure(try await KioskProcess.run(["movies"]), 77, "https://www.themoviedb.org/settings/api")
    expectFailure(try await KioskProcess.run(["movies", "show", "11", "--json"]), 77, "TMDB_TOKEN")
    let wrong = "00000000000000000000000000000000"
    let refused = try await run([], ["TMDB_TOKEN": wrong])
    expectFailure(refused, 77, "not known here")
    #expect(!refused.messages.contains(wrong))
    expectFailure(
      try await run([], ["TMDB_TOKEN": "", "TMDB_API_KEY": SampleServices.suspendedTMDbKey]), 77, "suspended")
    expectFailure(try await run([], ["TMDB_TOKEN": "your key"]), 77, "TMDB_TOKEN")
    expectFailure(try await run(["show", "1"]), 65, "nothing of this kind")
    try world.make("fail", ["service": "movies", "status": 500])
    expectFailure(try await run(["--timeout", "5"]), 69, "inside the service")
    try world.make("fail", ["service": "movies", "status": 429])
    expectFailure(try await run(["--timeout", "5"]), 75, "429")
    try world.make("heal")
    #expect(try await run(["--limit=1"]).code == 0)
  }

  @Test func whatIsCachedIsShownWithoutTheNetworkAndWithItsAge() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = world.environment.merging(["XDG_CACHE_HOME": folder.path]) { $1 }
    let first = try await KioskProcess.run(["movies", "--limit=5", "--jsonl"], environment: environment)
    let film = try await KioskProcess.run(["movies", "show", "990000001", "--json"], environment: environment)
    #expect(first.code == 0 && film.code == 0)
    _ = try world.requests()
    let again = try await KioskProcess.run(["movies", "--limit=5", "--jsonl"], environment: environment)
    #expect(again.output == first.output && again.messages.isEmpty, "\(again)")
    #expect(try world.requests()["/3/movie/now_playing"] == 1, "what is fresh is not asked for again")
    try world.make("fail", ["service": "movies", "status": 500])
    let offline = try await KioskProcess.run(
      ["movies", "--limit=5", "--jsonl", "--offline"], environment: environment.merging(["TMDB_TOKEN": ""]) { $1 })
    #expect(offline.code == 0 && offline.output == first.output, "\(offline)")
    #expect(offline.messages.contains("This was loaded"), "\(offline)")
    let shown = try await KioskProcess.run(
      ["movies", "show", "990000001", "--json", "--offline"], environment: environment)
    #expect(shown.code == 0 && shown.output == film.output, "\(shown)")
    let unknown = try await KioskProcess.run(["movies", "popular", "--offline"], environment: environment)
    #expect(unknown.code == 69 && unknown.output.isEmpty, "\(unknown)")
  }

  @Test func aKeyWorksUnderEitherName() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    for key in [SampleServices.Options().tmdbToken, SampleServices.Options().tmdbKey] {
      for name in ["TMDB_TOKEN", "TMDB_API_KEY"] {
        let ended = try await KioskProcess.run(
          ["movies", "--limit=1", "--jsonl"],
          environment: world.environment.merging(["TMDB_TOKEN": ""]) { $1 }.merging([name: key]) { $1 })
        #expect(ended.code == 0, "\(name): \(ended)")
      }
    }
  }

  @Test func theSearchInAllServicesFindsFilms() async throws {
    let ended = try await KioskProcess.run(["search", "slow", "light", "--demo", "--jsonl"])
    let films = jsonRows(ended.output).filter { $0["service"] as? String == "tmdb" }
    #expect(films.map { $0["title"] as? String } == ["Slow Light"], "\(ended)")
  }
}
