import FaultyServer
import Foundation
import HTTPServer
import SampleServices
import SwiftUITerminal
import TerminalEmulator
import Testing

/// Faults that once led to answers which mislead, against the real program. The table in `Documentation/terminal.md` has
/// these and those that other suites test.
@Suite(.timeLimit(.minutes(2))) struct FaultMatrixTests {
  private static func json(_ text: String, status: Int = 200) -> HTTPResponse {
    .text(text, status: status, type: "application/json")
  }

  private static func story(_ id: Int, _ more: String = "") -> String {
    #"{"id": \#(id), "type": "story", "by": "ann", "time": 1700000000, "title": "Story \#(id)", "score": 5\#(more)}"#
  }

  /// An official service with these items; the search service knows none.
  private func serving(_ items: [Int: String], list: String) throws -> CannedServer {
    try CannedServer { path in
      if path.hasSuffix("stories.json") { return Self.json(list) }
      let id = path.split(separator: "/").last.flatMap { Int($0.split(separator: ".")[0]) }
      if path.contains("/v0/item/"), let id { return Self.json(items[id] ?? "null") }
      return Self.json(#"{"error": "no such thing"}"#, status: 404)
    }
  }

  private func ended(_ words: [String], _ server: CannedServer, _ more: [String: String] = [:]) async throws
    -> KioskProcess.Ended
  {
    try await KioskProcess.run(words, environment: server.environment.merging(more) { $1 })
  }

  // MARK: Answers

  @Test func aDamagedItemLeavesAListThatIsCompleteButForIt() async throws {
    let server = try serving([1: Self.story(1), 2: #"{"id": "two"}"#, 3: Self.story(3)], list: "[1, 2, 3]")
    defer { server.stop() }
    let ended = try await ended(["hn", "top", "-n3", "--fields", "title"], server)
    #expect(ended.code == 0, "\(ended)")
    #expect(ended.output == "Story 1\nStory 3\n", "\(ended)")
    #expect(!ended.messages.isEmpty, "what is missing is told")
  }

  @Test func anAnswerWithAnotherIdIsToldWithExit65() async throws {
    let server = try serving([7: Self.story(8)], list: "[]")
    defer { server.stop() }
    let ended = try await ended(["hn", "thread", "7"], server)
    #expect(ended.code == 65 && ended.messages.contains("another thing than 7"), "\(ended)")
  }

  @Test func theLimitOfAPlanIsToldWithExit75() async throws {
    let refusal = #"{"status": "error", "code": "maximumResultsReached", "message": "You have requested too many."}"#
    let server = try CannedServer(Self.json(refusal, status: 426))
    defer { server.stop() }
    for words in [["news"], ["news", "--json"]] {
      let ended = try await ended(words, server)
      #expect(ended.code == 75 && ended.messages.contains("kiosk: "), "\(ended)")
      #expect(!ended.messages.contains("There are no articles"), "\(ended)")
    }
    let search = try await ended(["search", "anything"], server)
    #expect(search.code != 0 && !search.messages.isEmpty, "all three refuse: \(search)")
  }

  @Test(arguments: [
    "[{}]", #"["a", "b"]"#, "[[]]", "[-1, 0]", "[1.5]", "[1e400]", "[99999999999999999999]",
    #"{"status": "error", "code": "rateLimited"}"#, "{}", "0", "true", #""later""#,
  ])
  func anAnswerWithoutIdsIsNoEmptyList(list: String) async throws {
    let server = try serving([1: Self.story(1)], list: list)
    defer { server.stop() }
    let ended = try await ended(["hn", "top", "--json"], server)
    #expect(ended.code == 65 && ended.output.isEmpty && ended.messages.contains("cannot be read"), "\(ended)")
    #expect(!ended.messages.contains("object"), "what was awaited is a list: \(ended)")
  }

  @Test(arguments: [
    (["hn", "search", "x"], #"{"hits": [{"objectID": "1", "title": "One"}, {"title": 5}, null], "nbPages": 1}"#),
    (["movies", "search", "x"], #"{"results": [{"id": 1, "title": "One"}, {"title": 5}, null], "total_pages": 1}"#),
    (["movies", "collection", "9"], #"{"id": 9, "name": "N", "parts": [{"id": 1, "title": "One"}, {"id": "x"}, 7]}"#),
    (
      ["news", "search", "x"],
      #"{"status": "ok", "totalResults": 3, "articles": [{"title": "One", "url": "https://a.example/1"}, 5, null]}"#
    ),
  ])
  func damagedEntriesAreCounted(words: [String], answer: String) async throws {
    let server = try CannedServer(Self.json(answer))
    defer { server.stop() }
    let some = try await ended(words + ["--fields", "title"], server)
    #expect(some.code == 0 && some.output == "One\n", "\(some)")
    #expect(some.messages.contains("2 entries of the answer could not be read."), "\(some)")
    let rows = try await ended(words + ["--jsonl"], server)
    let last = rows.output.split(separator: "\n").last ?? ""
    #expect(last.contains(#""kind":"partial""#) && last.contains("65"), "\(rows)")
    let damaged = try CannedServer(Self.json(answer.replacing("One", with: "")))
    defer { damaged.stop() }
    let none = try await ended(words, damaged)
    #expect(none.code == 65 && none.output.isEmpty && !none.messages.contains("no "), "\(none)")
  }

  @Test(arguments: [
    (["hn", "search", "x"], #"{"hits": {}, "nbPages": 1}"#),
    (["movies", "collection", "9"], #"{"id": 9, "name": "N", "parts": {}}"#),
    (["movies", "search", "x"], #"{"results": {}}"#),
    (["movies", "upcoming", "--ics"], #"{"results": [{"title": 5}], "total_pages": 1}"#),
    (["news", "sources"], #"{"status": "ok", "sources": [{"id": 5}, 7]}"#),
  ])
  func whatIsNoListOrHasNothingThatCanBeReadIsNotEmpty(words: [String], answer: String) async throws {
    let server = try CannedServer(Self.json(answer))
    defer { server.stop() }
    let ended = try await ended(words, server)
    #expect(ended.code == 65 && !ended.messages.isEmpty, "\(ended)")
  }

  @Test(arguments: [
    "HTTP/1.1 0 X", "HTTP/1.1 20 X", "HTTP/1.1 abc X", "HTTP/1.1 2000 X", "HTTP/1.1", "HTTP/3.7 200 OK", "SSH-2.0-x",
  ])
  func aStatusLineThatIsNoneIsNotTheFaultOfTheAddress(line: String) async throws {
    let server = try RawServer { _ in [.send("\(line)\r\nContent-Length: 2\r\n\r\n[]")] }
    defer { server.stop() }
    let ended = try await KioskProcess.run(
      ["hn", "thread", "7"], environment: ["KIOSK_HN_URL": "http://127.0.0.1:\(server.port)/v0"])
    #expect(ended.code == 69 && ended.messages.contains("does not speak HTTP"), "\(ended)")
  }

  /// Nothing at all, and a byte now and then: the time is that of the whole command.
  @Test(arguments: [
    [RawServer.Step.hold], [.drip(String(repeating: "HTTP/1.1 200 OK\r\n", count: 100), milliseconds: 50)],
  ])
  func aFeedThatDoesNotAnswerIsGivenUpInTime(steps: [RawServer.Step]) async throws {
    let server = try RawServer { _ in steps }
    defer { server.stop() }
    let feed = "http://127.0.0.1:\(server.port)/feed"
    for words in [["check", feed], ["add", feed]] {
      let start = ContinuousClock.now
      let ended = try await KioskProcess.run(
        ["feeds"] + words + ["--allow-private", "--timeout", "1"], environment: [:])
      #expect(ended.code == 69 && ended.messages.contains("did not answer in time"), "\(ended)")
      #expect(start.duration(to: .now) < .seconds(20))
    }
  }

  @Test func whatHappensBehindARedirectNamesItsTarget() async throws {
    for (target, words) in [
      ("http://nowhere.invalid/x", "nowhere.invalid cannot be reached"),
      ("http://127.0.0.1:99999/", "127.0.0.1:99999"),
    ] {
      let server = try CannedServer(HTTPResponse(status: 302, headers: ["Location": target]))
      defer { server.stop() }
      let ended = try await ended(["hn", "thread", "7"], server)
      #expect(ended.code == 69 && ended.messages.contains(words), "\(ended)")
    }
  }

  @Test func aNumberThatCannotBeReadIsNull() async throws {
    let item = Self.story(1).replacing(#""score": 5"#, with: #""score": "many", "descendants": {}"#)
    let server = try serving([1: item], list: "[1]")
    defer { server.stop() }
    let ended = try await ended(["hn", "top", "-n1", "--json"], server)
    let rows = try JSONSerialization.jsonObject(with: Data(ended.output.utf8)) as? [[String: Any]]
    #expect(ended.code == 0 && rows?.first?["score"] is NSNull && rows?.first?["comments"] is NSNull, "\(ended)")
  }

  @Test func aListThatIsNullIsSaidWhileWatching() async throws {
    let server = try serving([:], list: "null")
    defer { server.stop() }
    let kiosk = try KioskProcess(["hn", "top", "--watch", "--jsonl"], environment: server.environment)
    try await kiosk.until("it is said") { !kiosk.messagesSoFar.isEmpty }
    kiosk.send(signal: SIGINT)
    #expect(try await kiosk.ended().output.isEmpty)
  }

  // MARK: Connections

  @Test func theLoginPageOfANetworkIsNamed() async throws {
    let server = try CannedServer(.text("<html>Sign in</html>", status: 511, type: "text/html"))
    defer { server.stop() }
    let ended = try await ended(["hn", "top"], server)
    #expect(ended.code == 69 && ended.messages.contains("sign in to the network"), "\(ended)")
  }

  @Test func aRedirectIntoAPrivateNetworkNamesItsTarget() async throws {
    let server = try CannedServer(HTTPResponse(status: 302, headers: ["Location": "http://10.9.8.7/secrets"]))
    defer { server.stop() }
    let ended = try await ended(["hn", "top"], server)
    #expect(ended.code != 0 && ended.messages.contains("10.9.8.7"), "\(ended)")
  }

  @Test func aFileOfAuthoritiesThatIsBrokenIsNamed() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-authorities-\(UUID()).pem")
    try Data("no certificate\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let server = try CannedServer(.text("no TLS here"))
    defer { server.stop() }
    var environment = server.environment.mapValues { $0.replacing("http://", with: "https://") }
    environment["KIOSK_CA_FILE"] = "/nowhere/authorities.pem"
    let missing = try await KioskProcess.run(["hn", "top"], environment: environment)
    #expect(missing.code != 0 && missing.messages.contains("KIOSK_CA_FILE"), "\(missing)")
    #expect(missing.messages.contains("/nowhere/authorities.pem"), "\(missing)")
    environment["KIOSK_CA_FILE"] = file.path
    let broken = try await KioskProcess.run(["hn", "top"], environment: environment)
    #expect(broken.code != 0 && broken.messages.contains(file.path), "\(broken)")
  }

  // MARK: Settings

  @Test func anUnknownSettingIsAWarningAndTheRestCounts() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-config-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("kiosk"), withIntermediateDirectories: true)
    try Data("{ lst: 'best' }".utf8).write(to: folder.appendingPathComponent("kiosk/config.json5"))
    let server = try serving([1: Self.story(1)], list: "[1]")
    defer { server.stop() }
    let ended = try await ended(["hn", "top", "-n1", "--jsonl"], server, ["XDG_CONFIG_HOME": folder.path])
    #expect(ended.code == 0 && !ended.output.isEmpty && ended.messages.contains("did you mean list"), "\(ended)")
  }

  // MARK: Terminals

  @Test func aDumbTerminalGetsNoEscape() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    for words in [["hn", "top", "--demo"], ["help"], ["news", "--demo"], ["tui", "--demo"]] {
      let kiosk = try PseudoTerminal(
        program: KioskProcess.binary, words,
        environment: ["HOME": home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "dumb"])
      #expect(try await kiosk.ended() == 0, "\(words)")
      let written = kiosk.written
      #expect(!written.isEmpty && !written.contains(0x1B), "\(words)")
    }
  }

  @Test func closedStandardDescriptorsAreNoHarm() async throws {
    let server = try serving([1: Self.story(1)], list: "[1]")
    defer { server.stop() }
    let shell = URL(filePath: "/bin/sh")
    func run(_ redirection: String) async throws -> KioskProcess.Ended {
      try await KioskProcess(
        program: shell, ["-c", "exec \"$0\" hn top -n1 --fields title \(redirection)", KioskProcess.binary.path],
        environment: server.environment
      ).ended()
    }
    let input = try await run("<&-")
    #expect(input.code == 0 && input.output == "Story 1\n", "\(input)")
    let messages = try await run("2>&-")
    #expect(messages.code == 0 && messages.output == "Story 1\n", "\(messages)")
    let output = try await run(">&-")
    #expect(output.code != 0 && output.code < 128 && output.messages.contains("kiosk: "), "\(output)")
    let all = try await run("<&- >&- 2>&-")
    #expect(all.code != 0 && all.code < 128, "\(all)")
  }

  @Test func aPipeInPlaceOfTheSettingsIsNotWaitedFor() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-config-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = folder.appendingPathComponent("kiosk")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    for name in ["config.json5", "keys.json5"] {
      let pipe = own.appendingPathComponent(name)
      try #require(mkfifo(pipe.path, 0o600) == 0)
      let ended = try await KioskProcess.run(
        ["news"], environment: ["XDG_CONFIG_HOME": folder.path, "KIOSK_NEWSAPI_URL": "http://127.0.0.1:1/v2"])
      #expect(ended.code != 0 && ended.messages.contains(name), "\(ended)")
      try FileManager.default.removeItem(at: pipe)
    }
  }
}
