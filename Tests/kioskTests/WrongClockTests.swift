import Foundation
import KioskRunning
import Library
import LoopbackClient
import Testing

/// The program at work while the machine's clock is a year wrong, and afterwards.
@Suite(.timeLimit(.minutes(4)))
struct WrongClockTests {
  /// Something of each kind, some of it nearly as old as what goes for its age.
  private func library(at now: Date) -> String {
    func date(_ days: Double) -> String { String(Int(now.timeIntervalSince1970 - days * 86_400)) }
    func kept(_ kind: String, _ key: String, _ days: Double) -> String {
      "{\"kind\":\"\(kind)\",\"key\":\"\(key)\",\"value\":"
        + "{\"key\":\"\(key)\",\"title\":\"Kept\",\"origin\":\"\",\"date\":\(date(days))}}"
    }
    let records = [
      "{\"kind\":\"read\",\"key\":\"hn:1\",\"value\":\(date(1))}",
      "{\"kind\":\"read\",\"key\":\"hn:2\",\"value\":\(date(170))}",
      "{\"kind\":\"visit\",\"key\":\"hn:1\",\"value\":{\"date\":\(date(2)),\"newestComment\":9,\"folded\":[]}}",
      "{\"kind\":\"visit\",\"key\":\"hn:2\",\"value\":{\"date\":\(date(170)),\"newestComment\":9,\"folded\":[3]}}",
      kept("saved", "hn:3", 300), kept("opened", "hn:4", 100),
      "{\"kind\":\"seen\",\"key\":\"movie:5\",\"value\":\(date(400))}",
      "{\"kind\":\"setting\",\"key\":\"sound\",\"value\":\"on\"}",
    ]
    return "{\"kiosk-library\":1,\"records\":[\(records.joined(separator: ","))]}"
  }

  private struct Reader {
    let kiosk: KioskProcess
    let port: UInt16

    /// - Parameter wrong: days by which the clock is wrong.
    init(wrong: Int, _ clock: ShiftedClock, environment: [String: String]) async throws {
      let words = ["serve", "--no-open", "--listen", "127.0.0.1:0"]
      kiosk = try KioskProcess(words, environment: environment.merging(clock.environment(days: wrong)) { $1 })
      port = try #require(try await ReaderPage.address(of: kiosk).split(separator: ":").last.flatMap { UInt16($0) })
    }

    func get(_ path: String) throws -> LoopbackConnection.Response {
      try LoopbackConnection(port: port).request(
        "GET", path, headers: ["Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": "none"], within: 60)
    }

    /// A page as a browser opens it, with its stream.
    func open(_ path: String) throws -> LoopbackConnection {
      let page = try get(path)
      let start = try #require(page.text.firstRange(of: "name=\"live\" content=\"")?.upperBound)
      let body = "{\"t\":\"\(page.text[start...].prefix { $0 != " " })\",\"s\":0}"
      let cookie = try #require(page["set-cookie"]).prefix { $0 != ";" }
      let stream = try LoopbackConnection(port: port)
      try stream.sendRequest(
        "POST", "/-/live",
        headers: [
          "Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "Cookie": String(cookie),
          "Content-Type": "application/json",
        ], body: Data(body.utf8))
      #expect(try stream.readHead().status == 200)
      return stream
    }

    var records: Set<LibraryRecord> {
      get throws { Set(try LibraryFile.records(in: get("/-/file/kiosk-library.json").body)) }
    }

    func end() async throws {
      kiosk.send(signal: SIGTERM)
      let ended = try await kiosk.ended(within: 60)
      #expect(ended.code == 0, "\(ended)")
    }
  }

  @Test(arguments: [365, -365])
  func nothingIsLostWhenTheClockIsRightAgain(wrong: Int) async throws {
    let clock = try await ShiftedClock()
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let environment = world.environment.merging(["HOME": home.path, "XDG_STATE_HOME": home.path]) { $1 }
    let file = home.appendingPathComponent("library.json")
    try Data(library(at: Date()).utf8).write(to: file)
    let imported = try await KioskProcess.run(["library", "import", file.path], environment: environment, within: 60)
    #expect(imported.code == 0, "\(imported)")
    let items = try world.ids(of: "topstories").prefix(3)
    var kept: Set<LibraryRecord> = []
    // Twice wrong, as a machine is whose battery is empty.
    for (item, wrong) in zip(items, [wrong, 0, wrong]) {
      let reader = try await Reader(wrong: wrong, clock, environment: environment)
      let before = try reader.records
      #expect(kept.isSubset(of: before), "\(kept.subtracting(before))")
      let stream = try reader.open("/place/item-\(item)")
      var marks: Set<LibraryRecord> = []
      try await reader.kiosk.until("the story is marked as read", within: 60) {
        marks = try reader.records
        return marks.contains { $0.id.kind == .opened && $0.id.key == "hn:\(item)" }
      }
      // The clock is wrong indeed.
      let shown = try #require(try reader.get("/-/health")["date"])
      #expect(shown.contains(Self.year(wrong)), "\(shown)")
      kept.formUnion(before.union(marks).filter { $0.id.kind != .list })
      stream.close()
      try await reader.end()
    }
    #expect(Set(try LibraryFile.records(in: Data(contentsOf: file))).isSubset(of: kept))
    let last = try await Reader(wrong: 0, clock, environment: environment)
    let title = try #require(try world.titles(of: "newstories", limit: 1).first)
    // The service says what time it is with its first answer.
    try await last.kiosk.until("it shows stories", within: 60) { try last.get("/").text.contains(title) }
    let found = try last.records
    let lost = kept.filter { record in !found.contains { $0.id == record.id } }
    #expect(lost.isEmpty, "\(lost)")
    try await last.end()
  }

  private static func year(_ days: Int) -> String {
    String(Calendar(identifier: .gregorian).component(.year, from: Date().addingTimeInterval(Double(days) * 86_400)))
  }
}
