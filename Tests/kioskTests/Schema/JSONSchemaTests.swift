import Foundation
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

  private static let lists: [(words: [String], shape: String)] = [
    (["hn", "top"], "story"), (["hn", "jobs"], "story"), (["hn", "ask"], "story"), (["hn", "search", "the"], "story"),
    (["news"], "article"), (["news", "category", "sports"], "article"), (["news", "search", "the"], "article"),
    (["news", "sources"], "source"), (["movies"], "movie"), (["movies", "search", "the"], "movie"),
    (["movies", "discover", "--min-score", "70"], "movie"), (["movies", "collection", "970000003"], "movie"),
  ]

  @Test(arguments: lists.indices) func rowsAreAsTheSchemaSays(index: Int) async throws {
    let (words, shape) = Self.lists[index]
    let world = try SampleWorld()
    defer { world.stop() }
    let lines = try await KioskProcess.run(words + ["--jsonl"], environment: world.environment)
    let array = try await KioskProcess.run(words + ["--json"], environment: world.environment)
    #expect(lines.code == 0 && array.code == 0, "\(lines) \(array)")
    let rows = try lines.output.split(separator: "\n").map { try Self.value($0) }
    #expect(!rows.isEmpty)
    for row in rows { #expect(check.problems(row, as: shape) == []) }
    guard case .array(let all) = try Self.value(array.output) else {
      Issue.record("no array")
      return
    }
    #expect(all.count == rows.count)
    for row in all { #expect(check.problems(row, as: shape) == []) }
  }

  @Test func feedsAndTheirArticlesAreAsTheSchemaSays() async throws {
    for (words, shape) in [(["news", "feeds"], "item"), (["feeds", "check", "morningledger.example"], "feed")] {
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
    for (words, shape) in [("saved", "kept"), ("history", "kept"), ("mutes", "mute")] {
      let ended = try await KioskProcess.run([words, "--jsonl"], environment: environment)
      let rows = try ended.output.split(separator: "\n").map { try Self.value($0) }
      #expect(ended.code == 0 && !rows.isEmpty, "\(ended)")
      for row in rows { #expect(check.problems(row, as: shape) == []) }
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
