import Fixtures
import Foundation
import HTTPServer
import NewsAPI
import OutsideText
import SampleServices
import Testing
import struct Networking.Quota

@testable import kiosk

@Suite(.timeLimit(.minutes(4)))
struct NewsEndToEndTests {
  static let lists: [[String]] = [
    ["headlines"], ["headlines", "--country", "us"], ["category", "science"], ["category", "sports"],
    ["source", "rink-report"], ["search", "bridge"], ["search", "bridge", "--sort", "relevance", "--in", "title"],
    ["search", "wasser OR watt", "--language", "de"], ["sources"], ["sources", "--country", "de"],
  ]

  @Test(arguments: lists)
  func everyListIsPrintedInEveryFormat(list: [String]) async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    func run(_ format: [String]) async throws -> KioskProcess.Ended {
      let ended = try await KioskProcess.run(
        ["news"] + list + ["--limit", "4"] + format, environment: world.environment.merging(["COLUMNS": "60"]) { $1 })
      #expect(ended.code == 0 && ended.messages.isEmpty, "\(ended)")
      return ended
    }
    let array = try await run(["--json"])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [[String: Any]])
    #expect((1...4).contains(json.count), "\(list)")
    let titles = json.compactMap { $0["title"] as? String }
    #expect(json.compactMap { $0["rank"] as? Int } == Array(1...json.count) && titles.count == json.count)
    let lines = jsonRows(try await run(["--jsonl"]).output)
    #expect(lines.compactMap { $0["title"] as? String } == titles)
    let plain = try await run(["--plain"]).output.split(separator: "\n")
    #expect(plain.count == titles.count)
    for (index, line) in plain.enumerated() { #expect(line.hasPrefix("\(index + 1). \(titles[index])")) }
    let columns = try await run([]).output
    #expect(columns.hasPrefix("1. ") && !columns.contains("\u{1B}"))
    for line in columns.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 60) }
  }

  @Test func theKeysOfJSONAreStable() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let article = try await KioskProcess.run(["news", "--limit=1", "--jsonl"], environment: world.environment)
    #expect(
      Set(try #require(jsonRows(article.output).first).keys) == [
        "rank", "id", "kind", "service", "title", "url", "site", "source", "sourceId", "author", "time", "description",
        "teaser",
        "image", "alsoIn", "state",
      ])
    let source = try await KioskProcess.run(
      ["news", "sources", "--limit=1", "--jsonl"], environment: world.environment)
    #expect(
      Set(try #require(jsonRows(source.output).first).keys) == [
        "rank", "id", "kind", "service", "title", "url", "category", "country", "language", "description",
      ])
  }

  @Test func aListCostsOneRequest() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    _ = try await KioskProcess.run(
      ["news", "--country=us", "--limit", "50", "--jsonl"], environment: world.environment)
    #expect(try world.requests().values.reduce(0, +) == 1)
  }

  @Test func countriesWithoutHeadlinesAreExplainedWithAWayOut() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let asked = try await KioskProcess.run(["news", "--country", "de", "--json"], environment: world.environment)
    #expect(asked.code == 0 && asked.output == "[]\n", "\(asked)")
    #expect(asked.messages.contains("no headlines for Germany"))
    #expect(asked.messages.contains("kiosk news sources --country de"))
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home.appendingPathComponent("kiosk"), withIntermediateDirectories: true)
    try Data("{ country: 'fr' }".utf8).write(to: home.appendingPathComponent("kiosk/config.json5"))
    let own = try await KioskProcess.run(
      ["news", "--jsonl", "--limit=3"], environment: world.environment.merging(["XDG_CONFIG_HOME": home.path]) { $1 })
    #expect(own.code == 0 && jsonRows(own.output).count == 3, "\(own)")
    #expect(own.messages.contains("no headlines for France at the moment. Shown instead: United States"))
  }

  @Test func demoNeedsNoKeyAndNoNetwork() async throws {
    let ended = try await KioskProcess.run(["news", "--demo", "--limit=3", "--jsonl"])
    #expect(ended.code == 0 && jsonRows(ended.output).count == 3, "\(ended)")
  }

  @Test func aListNeverShowsSamplesUnasked() async throws {
    expectFailure(try await KioskProcess.run(["news"]), 77, "needs a key")
    expectFailure(try await KioskProcess.run(["news", "sources", "--json"]), 77, "https://newsapi.org/register")
  }

  // MARK: Trouble

  @Test func everyRefusalEndsWithTheCodeOfItsCause() async throws {
    let world = try SampleWorld { $0.newsQuota = 3 }
    defer { world.stop() }
    func run(_ line: [String], key: String? = nil) async throws -> KioskProcess.Ended {
      let key = key.map { ["NEWSAPI_KEY": $0] } ?? [:]
      return try await KioskProcess.run(["news"] + line, environment: world.environment.merging(key) { $1 })
    }
    let key = "sample-news-key"
    expectFailure(try await run([], key: "wrong-key-0123456789"), 77, "This key is not known here.")
    expectFailure(try await run([], key: key + "-disabled"), 77, "switched off")
    expectFailure(try await run([], key: key + "-exhausted"), 75, "used all its requests")
    expectFailure(try await run(["source", "nobody"]), 65, "There is no source nobody.")
    expectFailure(try await run(["search", "x", "--from", "2020-01-01"]), 65, "reaches back")
    _ = try await run(["--country=us"])
    expectFailure(try await run([]), 75, "100 requests a day")
    try world.make("fail", ["service": "news", "status": 500])
    expectFailure(try await run([]), 69, "Something went wrong")
  }

  @Test func whatIsNoAnswerEndsWithTheCodeOfItsCause() async throws {
    func run(_ response: HTTPResponse) async throws -> KioskProcess.Ended {
      let server = try CannedServer(response)
      defer { server.stop() }
      return try await KioskProcess.run(["news", "--timeout=5"], environment: server.environment)
    }
    expectFailure(try await run(.text("<html>Sign in</html>", type: "text/html")), 65, "a web page instead")
    expectFailure(try await run(.text("{\"status\": \"ok\", ", type: "application/json")), 65, "not JSON")
    expectFailure(
      try await run(.text("{\"status\":\"ok\",\"articles\":{}}", type: "application/json")), 65, "“articles”")
    expectFailure(
      try await run(.text("{\"status\":\"error\",\"code\":\"apiKeyInvalid\"}", type: "application/json")), 77,
      "apiKeyInvalid")
    expectFailure(try await run(.text("broken", status: 500)), 69, "HTTP status 500")
    expectFailure(try await run(.text("busy", status: 503)), 75, "HTTP status 503")
    let gone = ["KIOSK_NEWSAPI_URL": "http://127.0.0.1:1/v2", "NEWSAPI_KEY": "x"]
    expectFailure(try await KioskProcess.run(["news"], environment: gone), 69, "cannot be reached")
  }

  @Test func aKeysFileServesAndIsRefusedWhereOthersMayReadIt() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home.appendingPathComponent("kiosk"), withIntermediateDirectories: true)
    let file = home.appendingPathComponent("kiosk/keys.json5")
    try Data("{ newsAPI: 'sample-news-key' } // mine".utf8).write(to: file)
    var environment = world.environment.merging(["XDG_CONFIG_HOME": home.path]) { $1 }
    environment["NEWSAPI_KEY"] = nil
    chmod(file.path, 0o644)
    let open = try await KioskProcess.run(["news", "--jsonl", "--limit=1"], environment: environment)
    expectFailure(open, 77, "chmod 600 \(file.path)")
    let stories = try await KioskProcess.run(["hn", "--jsonl", "--limit=1"], environment: environment)
    #expect(stories.code == 0, "Hacker News needs no key: \(stories)")
    chmod(file.path, 0o600)
    let closed = try await KioskProcess.run(["news", "--jsonl", "--limit=1"], environment: environment)
    #expect(closed.code == 0 && jsonRows(closed.output).count == 1, "\(closed)")
  }

  // MARK: Watching

  @Test(arguments: [(100, 1800.0), (1000, 900), (50, 3600), (8000, 900), (1, 172_800)])
  func listsAreAskedForAtHalfThePaceOfThePlan(requestsPerDay: Int, seconds: TimeInterval) {
    #expect(NewsSource.interval(.newsAPI(requestsPerDay: requestsPerDay), freshFor: 900) == seconds)
    #expect(NewsSource.interval(nil, freshFor: 900) == 900)
  }

  @Test func watchingTellsOfTheBudgetAndEndsWhenInterrupted() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(
      ["news", "--country=us", "--watch", "--jsonl", "--limit", "5"], environment: world.environment)
    try await kiosk.until("five articles are listed") { jsonRows(kiosk.outputSoFar).count == 5 }
    #expect(jsonRows(kiosk.outputSoFar).allSatisfy { $0["event"] as? String == "added" })
    try await kiosk.until("the pace is told") { kiosk.messagesSoFar.contains("every 30 minutes") }
    kiosk.send(signal: SIGINT)
    #expect(try await kiosk.ended().code == 0)
    #expect(try world.requests().values.reduce(0, +) == 1)
  }

  // MARK: Search everywhere

  @Test func oneSearchAsksAllServices() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(["search", "bridge", "--jsonl"], environment: world.environment)
    #expect(ended.code == 0 && ended.messages == "TMDb has no film with these words.\n", "\(ended)")
    let services = Set(jsonRows(ended.output).compactMap { $0["service"] as? String })
    #expect(services == ["hackernews", "newsapi"])
    let plain = try await KioskProcess.run(["search", "bridge", "--plain"], environment: world.environment)
    #expect(
      plain.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Hacker News ") || $0.hasPrefix("NewsAPI.org ") })
    let columns = try await KioskProcess.run(["search", "bridge"], environment: world.environment)
    #expect(columns.output.contains("NewsAPI.org\n 1. ") && columns.output.contains("Hacker News\n 1. "))
    let array = try await KioskProcess.run(["search", "bridge", "--json", "--limit=1"], environment: world.environment)
    #expect((try JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [Any])?.count == 2)
  }

  private func found(_ ended: KioskProcess.Ended) -> [[String: Any]] {
    jsonRows(ended.output).filter { $0["kind"] as? String != "partial" }
  }

  @Test func oneServiceThatFailsLeavesTheOthers() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try world.make("fail", ["service": "search", "status": 500])
    let news = try await KioskProcess.run(["search", "bridge", "--jsonl"], environment: world.environment)
    #expect(news.code == 0, "\(news)")
    #expect(Set(found(news).compactMap { $0["service"] as? String }) == ["newsapi"])
    #expect(news.messages.contains("kiosk: "), "\(news)")
    try world.make("heal")
    let keyless = world.environment.merging(["NEWSAPI_KEY": ""]) { $1 }
    let stories = try await KioskProcess.run(["search", "bridge", "--jsonl"], environment: keyless)
    #expect(stories.code == 0, "\(stories)")
    #expect(Set(found(stories).compactMap { $0["service"] as? String }) == ["hackernews"])
    #expect(stories.messages.contains("NewsAPI.org needs a key."))
  }

  @Test func answersAreWrittenAsTheyCome() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try world.make("hang", ["service": "search", "seconds": 60])
    let kiosk = try KioskProcess(["search", "bridge", "--jsonl", "--timeout=50"], environment: world.environment)
    try await kiosk.until("the news are told while Hacker News is silent") {
      jsonRows(kiosk.outputSoFar).contains { $0["service"] as? String == "newsapi" }
    }
    try world.make("heal")
    let ended = try await kiosk.ended()
    #expect(ended.code == 0 && ended.output.contains("hackernews"), "\(ended)")
  }

  @Test func whereAllServicesFailTheCauseOfTheFirstCounts() async throws {
    let gone = [
      "KIOSK_NEWSAPI_URL": "http://127.0.0.1:1/v2", "NEWSAPI_KEY": "x", "KIOSK_HN_SEARCH_URL": "http://127.0.0.1:1/a",
      "KIOSK_TMDB_URL": "http://127.0.0.1:1/3", "TMDB_TOKEN": SampleServices.Options().tmdbToken,
    ]
    let ended = try await KioskProcess.run(["search", "x", "--json"], environment: gone)
    #expect(ended.code == 69 && ended.output.isEmpty, "\(ended)")
  }

  // MARK: Hostile content

  @Test(arguments: [[], ["--plain"], ["--json"], ["--jsonl"]])
  func noArticleSteersATerminal(format: [String]) async throws {
    let data = try Fixtures.data("nasty/newsapi_texts.json")
    let server = try CannedServer(HTTPResponse(headers: ["Content-Type": "application/json"], body: data))
    defer { server.stop() }
    let ended = try await KioskProcess.run(
      ["news", "--limit", "100"] + format, environment: server.environment.merging(["NO_COLOR": "1"]) { $1 })
    #expect(ended.code == 0, "\(ended)")
    let bad = ended.output.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value) || [0x061C, 0x200E, 0x200F].contains(scalar.value))
    }
    #expect(bad.isEmpty, "\(bad.map { String($0.value, radix: 16) })")
  }
}
