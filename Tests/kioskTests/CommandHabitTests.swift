import Foundation
import KioskRunning
import Testing

/// What people who live on the command line expect of one.
@Suite(.timeLimit(.minutes(4)))
struct CommandHabitTests {
  @Test func aThreadIsNamedByItsRankOrItsAddress() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let list = try await KioskProcess.run(
      ["hn", "best", "-n", "3", "--template", "{title}|{discussion}"], environment: world.environment)
    let third = try #require(list.output.split(separator: "\n").last).split(separator: "|").map(String.init)
    for words in [["3", "--list", "best"], [third[1]]] {
      let ended = try await KioskProcess.run(["hn", "thread", "--plain"] + words, environment: world.environment)
      #expect(ended.code == 0 && ended.output.contains(third[0]), "\(words) \(ended)")
    }
  }

  @Test func cronTellsWhatIsNew() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-told-\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    let environment = world.environment.merging(["XDG_STATE_HOME": state.path]) { $1 }
    func ids(_ words: [String]) async throws -> [String] {
      let ended = try await KioskProcess.run(words + ["--fields", "id"], environment: environment)
      #expect(ended.code == 0 && ended.messages.isEmpty, "\(ended)")
      return ended.output.split(separator: "\n").map(String.init)
    }
    let five = try await ids(["hn", "best", "-n", "5", "--new"])
    #expect(five.count == 5)
    #expect(try await ids(["hn", "best", "--new", "-n5"]).isEmpty)
    let ten = try await ids(["hn", "best", "--limit", "10", "--new"])
    #expect(ten.count == 5 && Set(ten).isDisjoint(with: five))
    #expect(try await ids(["hn", "best", "-n", "5"]) == five, "without --new all is told")
    let none = try await KioskProcess.run(["hn", "best", "--new", "--json", "-n10"], environment: environment)
    #expect(none.output == "[]\n" && none.code == 0)
    expectUsage(
      try await KioskProcess.run(["hn", "--new", "--watch"], environment: environment), "exclude each other")
  }

  @Test func rowsSayWhatIsRead() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-marks-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let environment = world.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
    func lines(_ words: [String]) async throws -> [String] {
      let ended = try await KioskProcess.run(words, environment: environment)
      #expect(ended.code == 0, "\(words) \(ended)")
      return ended.output.split(separator: "\n").map(String.init)
    }
    let stories = ["hn", "best", "-n3", "--fields", "id,state"]
    let films = ["movies", "popular", "-n2", "--fields", "id,state"]
    let before = try await lines(stories) + lines(films)
    #expect(before.allSatisfy { $0.hasSuffix("\tunread") || $0.hasSuffix("\tunseen") } && before.count == 5)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/kiosk/library.sqlite"), "who only looks makes none")
    let ids = before.map { $0.split(separator: "\t").first.map(String.init) ?? "" }
    let file = folder.appendingPathComponent("marks.json")
    let records = """
      {"kiosk-library": 1, "records": [
        {"kind": "read", "key": "hn:\(ids[1])", "value": 1800000000},
        {"kind": "seen", "key": "movie:\(ids[3])", "value": 1800000000}]}
      """
    try Data(records.utf8).write(to: file)
    _ = try await lines(["library", "import", file.path])
    #expect(
      try await lines(stories) + lines(films) == [
        "\(ids[0])\tunread", "\(ids[1])\tread", "\(ids[2])\tunread", "\(ids[3])\tseen", "\(ids[4])\tunseen",
      ])
    #expect(try await lines(["hn", "best", "-n3", "--plain"]).map { $0.contains(", read.") } == [false, true, false])
    #expect(try await lines(["hn", "thread", ids[1], "--json"]).joined().contains("\"state\":\"read\""))
    try Data("no database at all, but long enough to be taken for one".utf8)
      .write(to: folder.appendingPathComponent("kiosk/library.sqlite"))
    #expect(try await lines(stories).allSatisfy { $0.hasSuffix("\t") }, "what cannot be read is not known")
  }

  @Test func fieldsAreForPipes() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(
      ["hn", "top", "-n2", "--fields", "rank,title"], environment: world.environment)
    let lines = ended.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(ended.code == 0 && lines.map(\.first) == ["1", "2"] && lines.allSatisfy { $0.count == 2 }, "\(ended)")
    let wrong = try await KioskProcess.run(["news", "--fields", "titel"], environment: world.environment)
    expectUsage(wrong, "did you mean title")
  }

  @Test func verboseTellsRequestsWithoutKeys() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let ended = try await KioskProcess.run(["news", "-v", "--jsonl"], environment: world.environment)
    #expect(ended.code == 0 && ended.messages.contains("GET http://127.0.0.1"), "\(ended)")
    for key in world.environment.filter({ $0.key.contains("KEY") || $0.key.contains("TOKEN") }).values {
      #expect(!ended.messages.contains(key))
    }
  }

  @Test func aLocaleWithoutUnicodeGetsASCII() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let environment = world.environment.merging(["LC_ALL": "C"]) { $1 }
    for words in [["hn", "top"], ["news", "--plain"], ["movies"], ["hn", "thread", "1"], ["help"]] {
      let ended = try await KioskProcess.run(words, environment: environment)
      #expect(ended.code == 0 && (ended.output + ended.messages).utf8.allSatisfy { $0 < 0x80 }, "\(words) \(ended)")
    }
    let keyless = environment.filter { !$0.key.hasPrefix("TMDB_TOKEN") && !$0.key.hasPrefix("TMDB_API_KEY") }
    for words in [["movies"], ["movies", "naïve"]] {
      let ended = try await KioskProcess.run(words, environment: keyless)
      #expect(ended.code != 0 && ended.messages.utf8.allSatisfy { $0 < 0x80 }, "\(words) \(ended)")
    }
    let json = try await KioskProcess.run(["movies", "--json", "-n", "100"], environment: environment)
    let rows = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect(rows is [Any])
  }

  @Test func aListIsWatchedFromBeforeTheServiceIsThere() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    try world.make("fail", ["service": "official", "status": 503])
    try world.make("fail", ["service": "search", "status": 503])
    let kiosk = try KioskProcess(
      ["hn", "search", "the", "--watch", "--jsonl", "--timeout", "2"], environment: world.environment)
    try await kiosk.until("the trouble is told") { kiosk.messagesSoFar.contains("kiosk:") }
    try world.make("heal", [:])
    try await kiosk.until("the list comes", within: 40) { !kiosk.outputSoFar.isEmpty }
    kiosk.send(signal: SIGINT)
    let ended = try await kiosk.ended()
    #expect(ended.code == 0, "\(ended)")
  }

  private func expectUsage(_ ended: KioskProcess.Ended, _ words: String) {
    #expect(ended.code == 64 && ended.messages.contains(words) && ended.output.isEmpty, "\(ended)")
  }
}
