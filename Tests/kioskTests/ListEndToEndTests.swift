import Foundation
import FoundationExtras
import HTTPServer
import HackerNews
import OutsideText
import Testing

@testable import kiosk

@Suite(.timeLimit(.minutes(4)))
struct ListEndToEndTests {
  private static func lines(_ text: String) -> [[String: Any]] {
    text.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  @Test func aListIsPrintedInEveryFormat() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let array = try await KioskProcess.run(["hn", "top", "--limit", "12", "--json"], environment: world.environment)
    #expect(array.code == 0, "\(array)")
    #expect(array.messages.isEmpty)
    let stories = try #require(try JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [[String: Any]])
    #expect(stories.count == 12)
    #expect(stories.compactMap { $0["rank"] as? Int } == Array(1...12))
    let titles = stories.compactMap { $0["title"] as? String }
    #expect(titles.count == 12)

    let jsonLines = try await KioskProcess.run(["hn", "top", "--limit=12", "--jsonl"], environment: world.environment)
    #expect(jsonLines.code == 0, "\(jsonLines)")
    #expect(Self.lines(jsonLines.output).compactMap { $0["title"] as? String } == titles)
    #expect(
      Self.lines(jsonLines.output).compactMap { $0["id"] as? String } == stories.compactMap { $0["id"] as? String })

    let plain = try await KioskProcess.run(["hn", "--plain", "--limit=12", "top"], environment: world.environment)
    #expect(plain.code == 0, "\(plain)")
    let plainLines = plain.output.split(separator: "\n")
    #expect(plainLines.count == 12)
    for (index, line) in plainLines.enumerated() { #expect(line.hasPrefix("\(index + 1). \(titles[index])")) }

    let columns = try await KioskProcess.run(
      ["hn", "top", "--limit=12"], environment: world.environment.merging(["COLUMNS": "60"]) { $1 })
    #expect(columns.code == 0, "\(columns)")
    #expect(!columns.output.contains("\u{1B}"), "no colours in a pipe")
    #expect(columns.output.hasPrefix(" 1. "))
    for line in columns.output.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 60) }
  }

  @Test(arguments: HackerNewsEndpoint.allCases.map(\.rawValue))
  func everyListCanBeRead(name: String) async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(["hn", name, "--limit", "5", "--jsonl"], environment: world.environment)
    #expect(ended.code == 0, "\(ended)")
    #expect(Self.lines(ended.output).count == 5)
  }

  @Test func thirtyStoriesCostTwoRequestsWhereTheSearchServiceKnowsThemAll() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(["hn", "new", "--jsonl"], environment: world.environment)
    #expect(Self.lines(ended.output).count == 30, "\(ended)")
    let requests = try world.requests()
    #expect(requests.values.reduce(0, +) == 2, "\(requests)")
  }

  @Test func demoNeedsNoNetworkAndLeavesTheServicesAlone() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(["hn", "--demo", "--json", "--limit=3"], environment: world.environment)
    #expect(ended.code == 0, "\(ended)")
    #expect(try world.requests().isEmpty)
  }

  @Test func theSettingsFileNamesServicesAndList() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home.appendingPathComponent("kiosk"), withIntermediateDirectories: true)
    let file = home.appendingPathComponent("kiosk/config.json5")
    let addresses = world.environment
    try Data(
      """
      { list: "jobs", services: { // ours
        hackerNews: "\(addresses["KIOSK_HN_URL"] ?? "")", hackerNewsSearch: "\(addresses["KIOSK_HN_SEARCH_URL"] ?? "")" } }
      """.utf8
    ).write(to: file)
    let ended = try await KioskProcess.run(["hn", "--jsonl", "--limit=2"], environment: ["XDG_CONFIG_HOME": home.path])
    #expect(ended.code == 0, "\(ended)")
    #expect(Self.lines(ended.output).compactMap { $0["kind"] as? String } == ["job", "job"])
    try Data("{ lst: 'jobs' }".utf8).write(to: file)
    let odd = try await KioskProcess.run(
      ["hn", "--jsonl", "--limit=2"], environment: world.environment.merging(["XDG_CONFIG_HOME": home.path]) { $1 })
    #expect(odd.code == 0 && odd.messages.contains("unknown key \"lst\" (did you mean list?)"), "\(odd)")
    try Data("{ list: 'jbs' }".utf8).write(to: file)
    let broken = try await KioskProcess.run(["hn"], environment: ["XDG_CONFIG_HOME": home.path])
    #expect(broken.code == 65 && broken.messages.contains("\"list\" must be one of"), "\(broken)")
  }

  // MARK: Threads and search

  @Test func aThreadIsPrintedInEveryFormat() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let list = try await KioskProcess.run(["hn", "top", "--limit=100", "--jsonl"], environment: world.environment)
    let most = try #require(Self.lines(list.output).max { $0["comments"] as? Int ?? 0 < $1["comments"] as? Int ?? 0 })
    let id = try #require(most["id"] as? String)
    let json = try await KioskProcess.run(["hn", "thread", id, "--json"], environment: world.environment)
    #expect(json.code == 0, "\(json)")
    let thread = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((thread["story"] as? [String: Any])?["title"] as? String == most["title"] as? String)
    let comments = try #require(thread["comments"] as? [[String: Any]])
    #expect(comments.count >= 20)
    let jsonLines = try await KioskProcess.run(["hn", "thread", id, "--jsonl"], environment: world.environment)
    let ids = Self.lines(jsonLines.output).filter { $0["kind"] as? String == "comment" }.compactMap {
      $0["id"] as? String
    }
    #expect(ids == comments.compactMap { $0["id"] as? String })
    let plain = try await KioskProcess.run(["hn", "thread", id, "--plain"], environment: world.environment)
    #expect(plain.output.split(separator: "\n").count == comments.count + 1, "\(plain)")
    let columns = try await KioskProcess.run(["hn", "thread", id], environment: world.environment)
    #expect(columns.code == 0, "\(columns)")
    for line in columns.output.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 80) }
  }

  @Test func aThreadThatDoesNotExistEndsWith65() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(["hn", "thread", "999999999"], environment: world.environment)
    expectFailure(ended, 65)
    #expect(ended.messages.contains("999999999"))
  }

  @Test func aThreadIsWatched() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let story = try #require(try world.make("story", ["title": "A new bridge"])["id"] as? Int)
    let kiosk = try KioskProcess(
      ["hn", "thread", String(story), "--watch", "--jsonl"], environment: world.environment)
    try await kiosk.until("the story is told") { kiosk.outputSoFar.contains("A new bridge") }
    try await kiosk.until("it follows the stream") { (try world.state()["streams"] as? Int ?? 0) > 0 }
    try world.make("comment", ["parent": story, "text": "Well built"])
    try await kiosk.until("the comment is told") {
      Self.lines(kiosk.outputSoFar).contains {
        $0["event"] as? String == "added" && $0["text"] as? String == "Well built"
      }
    }
    kiosk.send(signal: SIGINT)
    #expect(try await kiosk.ended().code == 0)
  }

  @Test func searchFindsWhatIsThere() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try world.make("story", ["title": "Zeppelin over Zanzibar"])
    let found = try await KioskProcess.run(
      ["hn", "search", "zeppelin", "zanzibar", "--jsonl"], environment: world.environment)
    #expect(found.code == 0, "\(found)")
    #expect(Self.lines(found.output).compactMap { $0["title"] as? String } == ["Zeppelin over Zanzibar"])
    try world.make("story", ["title": "Zeppelin again", "by": "ann_b"])
    let filtered = try await KioskProcess.run(
      ["hn", "search", "zeppelin", "--author", "ann_b", "--sort", "newest", "--points", "0", "--jsonl"],
      environment: world.environment)
    #expect(Self.lines(filtered.output).compactMap { $0["title"] as? String } == ["Zeppelin again"], "\(filtered)")
    let none = try await KioskProcess.run(["hn", "search", "qqqqxyzzy", "--json"], environment: world.environment)
    #expect(none.code == 0, "\(none)")
    #expect(none.output == "[]\n")
    #expect(none.messages == "No story has these words.\n")
  }

  @Test func catchingUpTellsTheBestOfATime() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let found = try await KioskProcess.run(["catchup", "week", "--limit=5", "--jsonl"], environment: world.environment)
    #expect(found.code == 0, "\(found)")
    let rows = Self.lines(found.output)
    let stories = rows.filter { $0["service"] as? String == "hackernews" }
    #expect(stories.count == 10, "\(found.output)")
    let scores = stories.prefix(5).compactMap { $0["score"] as? Int }
    #expect(scores == scores.sorted(by: >))
    let comments = stories.dropFirst(5).compactMap { $0["comments"] as? Int }
    #expect(comments == comments.sorted(by: >))
    #expect(rows.contains { $0["service"] as? String == "tmdb" }, "\(found.output)")
    let wrong = try await KioskProcess.run(["catchup", "yesteryear"], environment: world.environment)
    #expect(wrong.code == 64)
  }

  @Test func aDayHasItsBestStories() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let yesterday = try #require(CalendarDay(Date(), in: .gmt)?.advanced(by: -1))
    let found = try await KioskProcess.run(
      ["hn", "day", "\(yesterday)", "--limit=3", "--jsonl"], environment: world.environment)
    #expect(found.code == 0, "\(found)")
    let rows = Self.lines(found.output)
    #expect(!rows.isEmpty && rows.count <= 3)
    #expect(rows.allSatisfy { ($0["time"] as? String)?.hasPrefix("\(yesterday)T") == true }, "\(found.output)")
    let scores = rows.compactMap { $0["score"] as? Int }
    #expect(scores == scores.sorted(by: >))
    let early = try await KioskProcess.run(["hn", "day", "1999-12-31"], environment: world.environment)
    #expect(early.code == 0 && early.messages == "There are no stories of this day.\n", "\(early)")
    for wrong in [["hn", "day"], ["hn", "day", "yesterday"], ["hn", "day", "2026-02-30"]] {
      #expect(try await KioskProcess.run(wrong, environment: world.environment).code == 64)
    }
  }

  @Test func aPageIsSavedByItsAddress() async throws {
    let world = try SampleWorld()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-saved-\(UUID())")
    defer {
      world.stop()
      try? FileManager.default.removeItem(at: folder)
    }
    let environment = world.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
    for (address, words) in [
      ("ledger.example/boats", "Saved."), ("https://ledger.example/boats", "It is saved already."),
    ] {
      let saved = try await KioskProcess.run(["save", address], environment: environment)
      #expect(saved.code == 0 && saved.output.hasPrefix(words), "\(saved)")
    }
    let list = try await KioskProcess.run(["saved", "--jsonl"], environment: environment)
    #expect(Self.lines(list.output).compactMap { $0["url"] as? String } == ["https://ledger.example/boats"], "\(list)")
    let labelled = try await KioskProcess.run(
      ["save", "ledger.example/boats", "--label", "boats, to read", "--label", "Boats", "--note", "Ask \u{1B}[31mAda"],
      environment: environment)
    #expect(labelled.output.hasPrefix("It was saved already; its labels and note are kept."), "\(labelled)")
    let chosen = try await KioskProcess.run(
      ["saved", "--kind", "page", "--label", "to read", "ask", "--jsonl"], environment: environment)
    #expect(Self.lines(chosen.output).compactMap { $0["labels"] as? [String] } == [["boats", "to read"]], "\(chosen)")
    let plain = try await KioskProcess.run(["saved", "--plain"], environment: environment)
    #expect(plain.output.contains("boats, to read. Ask"), "\(plain)")
    #expect(!plain.output.contains("\u{1B}"))
    let none = try await KioskProcess.run(["saved", "--kind", "film"], environment: environment)
    #expect(none.code == 0 && none.messages.contains("Nothing that is saved is like that."), "\(none)")
    for wrong in [
      ["save", "a.example", "--label", String(repeating: "x", count: 41)], ["saved", "--kind", "song"],
      ["save", "a.example", "--note", String(repeating: "x", count: 4001)], ["save"], ["save", "boats"],
      ["save", "file:///etc/passwd"],
    ] {
      #expect(try await KioskProcess.run(wrong, environment: environment).code == 64)
    }
  }

  @Test func savedThingsAreWrittenAsABook() async throws {
    let world = try SampleWorld()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-book-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      world.stop()
      try? FileManager.default.removeItem(at: folder)
    }
    let environment = world.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
    let book = folder.appendingPathComponent("saved.epub").path
    let page = folder.appendingPathComponent("saved.html").path
    let none = try await KioskProcess.run(["saved", "--epub", book], environment: environment)
    #expect(none.code == 69 && none.messages.contains("Nothing has been saved yet."), "\(none)")
    #expect(!FileManager.default.fileExists(atPath: book))
    _ = try await KioskProcess.run(
      ["save", "ledger.example/boats", "--label", "a&b", "--note", "<i>"], environment: environment)
    let written = try await KioskProcess.run(["saved", "--label", "A&B", "--epub", book], environment: environment)
    #expect(written.code == 0 && written.output.hasPrefix("One thing written to "), "\(written)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: book))
    #expect(String(decoding: bytes[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
    let again = try await KioskProcess.run(["saved", "--epub", book], environment: environment)
    #expect(again.code == 69 && again.messages.contains("file exists"), "\(again)")
    _ = try await KioskProcess.run(["saved", "--html", page], environment: environment)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("a&amp;b") && text.contains("&lt;i&gt;") && text.contains("Its text is not stored here."))
    for wrong in [["--epub", book, "--html", page], ["--epub", book, "--json"], ["--html", page, "--watch"]] {
      #expect(try await KioskProcess.run(["saved"] + wrong, environment: environment).code == 64)
    }
  }

  // MARK: Trouble

  /// Runs against services that answer everything in one way.
  private func endedWith(_ response: HTTPResponse) async throws -> KioskProcess.Ended {
    let server = try CannedServer(response)
    defer { server.stop() }
    return try await KioskProcess.run(["hn", "top", "--json", "--timeout", "5"], environment: server.environment)
  }

  private func expectFailure(_ ended: KioskProcess.Ended, _ code: Int32) {
    #expect(ended.code == code, "\(ended)")
    #expect(ended.output.isEmpty, "\(ended)")
    #expect(ended.messages.hasPrefix("kiosk: "), "\(ended)")
    #expect(ended.messages.split(separator: "\n").count <= 2, "one sentence and a hint: \(ended)")
    #expect(!ended.messages.contains("Error Domain"), "\(ended)")
  }

  @Test func aRefusedConnectionEndsWith69() async throws {
    let environment = ["KIOSK_HN_URL": "http://127.0.0.1:1/v0", "KIOSK_HN_SEARCH_URL": "http://127.0.0.1:1/api"]
    expectFailure(try await KioskProcess.run(["hn"], environment: environment), 69)
  }

  @Test func anUnknownNameEndsWith69() async throws {
    let environment = ["KIOSK_HN_URL": "http://kiosk.invalid/v0", "KIOSK_HN_SEARCH_URL": "http://kiosk.invalid/api"]
    expectFailure(try await KioskProcess.run(["hn", "--timeout", "10"], environment: environment), 69)
  }

  @Test func aServersErrorEndsWithTheCodeOfItsCause() async throws {
    expectFailure(try await endedWith(.text("broken", status: 500)), 69)
    expectFailure(try await endedWith(.text("busy", status: 503)), 75)
    expectFailure(try await endedWith(.text("slower", status: 429)), 75)
  }

  @Test func aWebPageInsteadOfDataEndsWith65() async throws {
    expectFailure(try await endedWith(.text("<html><body>Sign in</body></html>", type: "text/html")), 65)
  }

  @Test func aCutOffAnswerEndsWith65() async throws {
    expectFailure(try await endedWith(.text("[1, 2, 3", type: "application/json")), 65)
  }

  @Test func silenceEndsWhenTheTimeIsUp() async throws {
    let world = try SampleWorld { $0.isSilent = true }
    defer { world.stop() }
    let ended = try await KioskProcess.run(["hn", "--timeout", "1"], environment: world.environment)
    expectFailure(ended, 69)
    #expect(ended.messages.contains("in time"))
  }

  @Test func theSearchServicesListStandsInForAMissingOfficialOne() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try world.make("fail", ["service": "official", "status": 500])
    let ended = try await KioskProcess.run(["hn", "top", "--jsonl", "--limit=5"], environment: world.environment)
    #expect(ended.code == 0, "\(ended)")
    // The last line says that it is another list than the one that was asked for.
    let lines = Self.lines(ended.output)
    #expect(lines.count == 6 && lines.last?["kind"] as? String == "partial")
    #expect(ended.messages.contains("nearest list"))
  }

  @Test func theSearchServiceIsNotNeeded() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try world.make("fail", ["service": "search", "status": 500])
    let ended = try await KioskProcess.run(["hn", "top", "--jsonl", "--limit=5"], environment: world.environment)
    #expect(ended.code == 0, "\(ended)")
    #expect(Self.lines(ended.output).count == 5)
  }

  // MARK: Watching

  @Test func watchingTellsOfEachChangeUntilInterrupted() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(["hn", "new", "--watch", "--jsonl", "--limit", "5"], environment: world.environment)
    try await kiosk.until("five stories are listed") { Self.lines(kiosk.outputSoFar).count == 5 }
    try await kiosk.until("it follows the stream") { (try world.state()["streams"] as? Int ?? 0) > 0 }
    try world.make("story", ["title": "A new bridge", "url": "https://example.org/bridge"])
    func event(_ name: String) -> [String: Any]? {
      Self.lines(kiosk.outputSoFar).dropFirst(5).first { $0["event"] as? String == name }
    }
    try await kiosk.until("the new story is told") { event("added")?["title"] as? String == "A new bridge" }
    #expect(event("added")?["rank"] as? Int == 1)
    try await kiosk.until("the one that fell off is told") { event("removed") != nil }
    // Another story than the one that changed last: the service tells of changed stories by a list that would stay the same.
    let id = try #require(Self.lines(kiosk.outputSoFar).first?["id"] as? String)
    try world.make("scores", ["id": try #require(Int(id)), "by": 7])
    try await kiosk.until("the score is told") { event("updated")?["id"] as? String == id }
    #expect(event("updated")?["changed"] as? [String] == ["score"])
    kiosk.send(signal: SIGINT)
    let ended = try await kiosk.ended()
    #expect(ended.code == 0, "\(ended)")
  }

  @Test func watchingInWordsAndTerminated() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(["hn", "new", "--watch", "--plain", "--limit", "3"], environment: world.environment)
    try await kiosk.until("three stories are listed") { kiosk.outputSoFar.split(separator: "\n").count == 3 }
    try await kiosk.until("it follows the stream") { (try world.state()["streams"] as? Int ?? 0) > 0 }
    try world.make("story", ["title": "A new bridge"])
    try await kiosk.until("the new story is told") { kiosk.outputSoFar.contains("new at 1: A new bridge") }
    kiosk.send(signal: SIGTERM)
    #expect(try await kiosk.ended().code == 0)
  }

  @Test func watchingWithoutAnyServiceSaysSoAndWaits() async throws {
    let environment = ["KIOSK_HN_URL": "http://127.0.0.1:1/v0", "KIOSK_HN_SEARCH_URL": "http://127.0.0.1:1/api"]
    let kiosk = try KioskProcess(["hn", "--watch", "--jsonl"], environment: environment)
    try await kiosk.until("the trouble is told") { kiosk.messagesSoFar.hasPrefix("kiosk: ") }
    kiosk.send(signal: SIGINT)
    let ended = try await kiosk.ended()
    #expect(ended.code == 0 && ended.output.isEmpty && ended.messages.split(separator: "\n").count <= 2, "\(ended)")
  }

  @Test func aReaderThatLeavesEndsItQuietly() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let script =
      "k='\(KioskProcess.binary.path)'; $k hn top --jsonl | head -n 1; $k hn top | true; $k hn --watch --jsonl | head -n 1"
    let shell = try KioskProcess(
      program: URL(fileURLWithPath: "/bin/sh"), ["-c", script], environment: world.environment)
    let ended = try await shell.ended()
    #expect(Self.lines(ended.output).count == 2)
    #expect(ended.messages.isEmpty, "\(ended)")
  }
}
