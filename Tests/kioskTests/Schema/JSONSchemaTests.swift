import Foundation
import FoundationExtras
import HackerNews
import JSON
import KioskRunning
import Testing

@testable import kiosk

/// Everything that commands write as JSON is as `kiosk schema` says.
@Suite(.timeLimit(.minutes(4)))
struct JSONSchemaTests {
  private let check = SchemaCheck(JSONSchema.document)

  private static func value(_ text: some StringProtocol) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  /// Rows of lists of services: a command, what it is asked, and what its rows may be.
  private static let lists: [(command: String, words: [String], shapes: [String])] = [
    ("hn", ["top"], ["story"]), ("hn", ["new"], ["story"]), ("hn", ["best"], ["story"]), ("hn", ["ask"], ["story"]),
    ("hn", ["show"], ["story"]), ("hn", ["jobs"], ["story"]), ("hn search", ["the"], ["story"]),
    ("hn day", ["\(yesterday)"], ["story"]), ("news headlines", [], ["article"]),
    ("news category", ["sports"], ["article"]), ("news search", ["the"], ["article"]), ("news sources", [], ["source"]),
    ("movies now-playing", [], ["movie"]), ("movies popular", [], ["movie"]), ("movies upcoming", [], ["movie"]),
    ("movies top-rated", [], ["movie"]), ("movies trending", ["day"], ["movie"]), ("movies search", ["the"], ["movie"]),
    ("movies discover", ["--min-score", "70"], ["movie"]), ("movies collection", ["970000003"], ["movie"]),
    ("search", ["the"], ["story", "article", "movie"]), ("catchup", ["week"], ["story", "item", "movie"]),
  ]

  /// Commands that other tests here run.
  private static let others: Set<String> = [
    "hn thread", "news source", "news feeds", "feeds list", "feeds check", "movies show", "saved", "history", "mutes",
    "user", "person", "article", "follow inbox", "follow list", "doctor",
  ]

  private static var yesterday: CalendarDay { CalendarDay(Date().addingTimeInterval(-86_400), in: .gmt)! }

  /// The names of all commands that take `--json`.
  private static func names(_ command: Command<Invocation>, below path: [String] = []) -> [String] {
    let own =
      command.action != nil && command.options.contains { $0.name == "json" } ? [path.joined(separator: " ")] : []
    return own + command.subcommands.flatMap { names($0, below: path + [$0.name]) }
  }

  @Test func everyCommandThatWritesJSONIsHeldToTheSchema() {
    #expect(Set(Self.names(KioskCommands.root)) == Self.others.union(Self.lists.map(\.command)))
  }

  @Test(arguments: lists.indices) func rowsAreAsTheSchemaSays(index: Int) async throws {
    let (command, more, shapes) = Self.lists[index]
    let words = command.split(separator: " ").map(String.init) + more
    let world = try SampleWorld()
    defer { world.stop() }
    let lines = try await KioskProcess.run(words + ["--jsonl"], environment: world.environment)
    let array = try await KioskProcess.run(words + ["--json"], environment: world.environment)
    #expect(lines.code == 0 && array.code == 0, "\(lines) \(array)")
    let rows = try lines.output.split(separator: "\n").map { try Self.value($0) }
    #expect(!rows.isEmpty)
    for row in rows { #expect(check.problems(row, asOneOf: shapes) == []) }
    guard case .array(let all) = try Self.value(array.output) else {
      Issue.record("no array")
      return
    }
    #expect(all.count == rows.count)
    for row in all { #expect(check.problems(row, asOneOf: shapes) == []) }
  }

  @Test func whatIsFollowedIsToldInEventsAsTheSchemaSays() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(["hn", "new", "--watch", "--jsonl", "-n", "3"], environment: world.environment)
    try await kiosk.until("three stories are listed") { jsonRows(kiosk.outputSoFar).count == 3 }
    try await kiosk.until("it follows the stream") { (try world.state()["streams"] as? Int ?? 0) > 0 }
    try world.make("story", ["title": "A new bridge"])
    try await kiosk.until("one is added and one removed") { jsonRows(kiosk.outputSoFar).count >= 5 }
    kiosk.send(signal: SIGINT)
    let rows = try await kiosk.ended().output.split(separator: "\n").map { try Self.value($0) }
    for row in rows { #expect(check.problems(row, as: "story") == []) }
    let events = jsonRows(kiosk.outputSoFar).dropFirst(3).compactMap { $0["event"] as? String }
    #expect(Set(events).isSuperset(of: ["added", "removed"]), "\(events)")
  }

  @Test func articlesOfASourceAndTheDoctorsReportAreAsTheSchemaSays() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = world.environment.merging(["HOME": home.path]) { $1 }
    let sources = try await KioskProcess.run(["news", "sources", "--jsonl"], environment: environment)
    let source = try #require(jsonRows(sources.output).lazy.compactMap { $0["id"] as? String }.first)
    let articles = try await KioskProcess.run(["news", "source", source, "--jsonl"], environment: environment)
    #expect(articles.code == 0, "\(articles)")
    for row in articles.output.split(separator: "\n") {
      #expect(check.problems(try Self.value(row), as: "article") == [])
    }
    let report = try await KioskProcess.run(["doctor", "--json"], environment: environment)
    #expect(check.problems(try Self.value(report.output), as: "doctor") == [], "\(report)")
    let log = try await KioskProcess.run(["doctor", "--requests", "--json"], environment: environment)
    guard case .array(let requests) = try Self.value(log.output), !requests.isEmpty else {
      Issue.record("no requests: \(log)")
      return
    }
    for request in requests { #expect(check.problems(request, as: "request") == []) }
  }

  @Test func feedsAndTheirArticlesAreAsTheSchemaSays() async throws {
    for (words, shape) in [
      (["news", "feeds"], "item"), (["feeds", "list"], "feed"), (["feeds", "check", "morningledger.example"], "feed"),
    ] {
      let ended = try await KioskProcess.run(words + ["--demo", "--jsonl"])
      let rows = try ended.output.split(separator: "\n").map { try Self.value($0) }
      #expect(ended.code == 0 && !rows.isEmpty, "\(ended)")
      for row in rows { #expect(check.problems(row, as: shape) == []) }
    }
  }

  @Test func whatTheLibraryListsIsAsTheSchemaSays() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())/home")
    defer { try? FileManager.default.removeItem(at: home.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let environment = ["HOME": home.path, "XDG_STATE_HOME": home.appendingPathComponent("state").path]
    let given = home.appendingPathComponent("given.json")
    try Data(LibraryListTests.file.utf8).write(to: given)
    _ = try await KioskProcess.run(["library", "import", given.path], environment: environment)
    try Data(
      #"{"kiosk-library": 1, "records": [{"kind": "seen", "key": "movie:550", "value": {"date": 1700000000, "title": "The Long Ferry", "mark": 7}}]}"#
        .utf8
    ).write(to: given)
    _ = try await KioskProcess.run(["library", "import", given.path], environment: environment)
    let lists = [
      (["saved"], "kept"), (["saved", "--seen"], "kept"), (["history"], "kept"), (["mutes"], "mute"),
      (["search", "folder"], "item"),
    ]
    for (words, shape) in lists {
      let isSearch = words.first == "search"
      let ended = try await KioskProcess.run(
        words + (isSearch ? ["--offline"] : []) + ["--jsonl"], environment: environment)
      let rows = try ended.output.split(separator: "\n").map { try Self.value($0) }
      #expect(rows.contains { check.problems($0, as: shape) == [] }, "\(ended)")
      // What is stored is found where no service is asked.
      for row in rows { #expect(check.problems(row, asOneOf: isSearch ? [shape, "partial"] : [shape]) == []) }
    }
  }

  @Test func oneThingAndWhatIsFollowedAreAsTheSchemaSays() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = world.environment.merging(["XDG_STATE_HOME": home.path]) { $1 }
    func rows(_ words: String...) async throws -> [JSONValue] {
      let ended = try await KioskProcess.run(words + ["--jsonl"], environment: environment)
      #expect(ended.code == 0, "\(ended)")
      return try ended.output.split(separator: "\n").map { try Self.value($0) }
    }
    for row in try await rows("user", "okonma") { #expect(check.problems(row, as: "user", "story", "remark") == []) }
    for row in try await rows("person", "980000026") { #expect(check.problems(row, as: "person", "movie") == []) }
    _ = try await KioskProcess.run(["follow", "add", "words", "lanterns"], environment: environment)
    try world.make("story", ["title": "Lanterns afloat"])
    try world.make("advance", ["seconds": 120])
    for row in try await rows("follow", "list") { #expect(check.problems(row, as: "follow") == []) }
    let inbox = try await rows("follow")
    #expect(!inbox.isEmpty)
    for row in inbox { #expect(check.problems(row, as: "inbox") == []) }
    let stories = try await KioskProcess.run(["hn", "top", "--demo", "--jsonl"])
    let address = jsonRows(stories.output).compactMap { $0["url"] as? String }.first { $0.contains(".example/") }
    let article = try await KioskProcess.run(["article", try #require(address), "--demo", "--json"])
    #expect(article.code == 0, "\(article)")
    #expect(check.problems(try Self.value(article.output), as: "page") == [])
  }

  @Test func aThreadAndAFilmAreAsTheSchemaSays() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let thread = try await KioskProcess.run(["hn", "thread", "1", "--json"], environment: world.environment)
    let whole = check.problems(try Self.value(thread.output), as: "thread")
    #expect(thread.code == 0 && whole == [], "\(thread)")
    let lines = try await KioskProcess.run(["hn", "thread", "1", "--jsonl"], environment: world.environment)
    for line in lines.output.split(separator: "\n") {
      let value = try Self.value(line)
      #expect(check.problems(value, as: "story", "option", "comment") == [])
    }
    let movies = try await KioskProcess.run(
      ["movies", "--limit", "1", "--fields", "id"], environment: world.environment)
    let id = movies.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let film = try await KioskProcess.run(["movies", "show", id, "--json"], environment: world.environment)
    let details = check.problems(try Self.value(film.output), as: "film")
    #expect(film.code == 0 && details == [], "\(film)")
  }

  @Test func aServiceThatFailsStandsAsAPartialRow() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let environment = world.environment.merging(["NEWSAPI_KEY": ""]) { $1 }
    let ended = try await KioskProcess.run(["search", "the", "--jsonl"], environment: environment)
    let rows = try ended.output.split(separator: "\n").map { try Self.value($0) }
    for row in rows { #expect(check.problems(row, as: "story", "article", "movie", "partial") == []) }
    let partial = rows.filter { check.problems($0, as: "partial").isEmpty }
    #expect(partial.count == 1 && ended.code == 0, "\(ended)")
    #expect(partial.first.map { $0.line.contains(#""service":"newsapi""#) && $0.line.contains(#""code":77"#) } == true)
  }

  @Test func aStaleListSaysSoInARowOfItsOwn() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let world = try SampleWorld()
    let environment = world.environment.merging(["HOME": home.path]) { $1 }
    let before = try await KioskProcess.run(["hn", "top", "-n", "5", "--jsonl"], environment: environment)
    let thread = try await KioskProcess.run(["hn", "thread", "1", "--json"], environment: environment)
    let mark = #""kind":"partial""#
    #expect(before.code == 0 && !before.output.contains(mark) && !thread.output.contains(mark), "\(before)")
    world.stop()
    // Longer than what is cached: the service is asked, in vain.
    let after = try await KioskProcess.run(["hn", "top", "-n", "9", "--jsonl"], environment: environment)
    let rows = try after.output.split(separator: "\n").map { try Self.value($0) }
    #expect(after.code == 0 && after.output.hasPrefix(before.output) && rows.count == 6, "\(after)")
    #expect(try check.problems(#require(rows.last), as: "partial") == [], "\(after)")
  }

  @Test func aThreadWithAShortcomingSaysWhy() throws {
    let url = URL(filePath: "/")
    let whole = CommentThread(root: Item(id: 1, kind: .story, title: "t"))
    for (shortcoming, code) in [
      (CommentThread.Shortcoming.commentsMissing, 75), (.officialUnavailable(.init(.notCached(url: url))), 69),
    ] {
      let object = ThreadJSON.object(whole, marks: nil, partial: CommandFailure(shortcoming)?.partial)
      #expect(check.problems(object, as: "thread") == [])
      #expect(object.line.contains(#""partial":{"kind":"partial","service":"hackernews","#), "\(object.line)")
      #expect(object.line.contains("\"code\":\(code)}"), "\(object.line)")
    }
    #expect(CommandFailure(CommentThread.Shortcoming?.none) == nil)
    #expect(!ThreadJSON.object(whole, marks: nil).line.contains("partial"))
  }

  @Test func theDocumentedSchemaIsTheCommandsOwn() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/json-schema.json")
    let ended = try await KioskProcess.run(["schema"])
    let documented = try String(contentsOf: file, encoding: .utf8)
    #expect(ended.output == documented, "kiosk schema > Documentation/json-schema.json")
  }

  @Test func aMemberThatIsNotDocumentedIsAFault() throws {
    let row = try Self.value(#"{"kind":"partial","service":"tmdb","reason":"r","code":69,"more":1}"#)
    #expect(check.problems(row, as: "partial") == ["partial.more is not documented"])
    #expect(check.problems(["kind": "partial"], as: "partial").count == 3)
  }
}
