import Foundation
import KioskRunning
import LoopbackClient
import Testing

@Suite(.timeLimit(.minutes(4)))
struct CalendarEndToEndTests {
  @Test func upcomingFilmsAreACalendar() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    func calendar(_ more: String...) async throws -> ParsedCalendar {
      let ended = try await KioskProcess.run(
        ["movies", "upcoming", "--ics"] + more, environment: world.environment)
      #expect(ended.code == 0 && ended.messages.isEmpty, "\(ended)")
      return try ParsedCalendar(Data(ended.output.utf8))
    }
    let all = try await calendar()
    #expect(all.values("SUMMARY").contains("Last Ferry to Europa") && all.events.count == 19)
    #expect(all.values("DTSTART") == all.values("DTSTART").sorted())
    #expect(try await calendar("--limit", "3").events.count <= 3)
    let german = try await calendar("--region=DE", "--language", "de")
    #expect(
      german.values("SUMMARY").contains("Die stille Maschine")
        && german.values("UID").allSatisfy { $0.hasSuffix(":DE") })
    for other in ["--json", "--watch", "--fields=title", "--new"] {
      let ended = try await KioskProcess.run(["movies", "upcoming", "--ics", other], environment: world.environment)
      #expect(ended.code == 64, "\(ended)")
    }
  }

  @Test func aCalendarIsReadByItsAddressAlone() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-calendar-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = world.environment.merging([
      "XDG_STATE_HOME": home.appendingPathComponent("state").path,
      "XDG_CACHE_HOME": home.appendingPathComponent("cache").path,
    ]) { $1 }
    let kiosk = try KioskProcess(["serve", "--no-open", "--listen", "127.0.0.1:0"], environment: environment)
    let address = try await ReaderPage.address(of: kiosk)
    let shared = try await KioskProcess.run(["feeds", "share", "upcoming"], environment: environment)
    let line = shared.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(shared.code == 0 && line.hasPrefix(address + "/-/open/") && line.hasSuffix(".ics"), "\(shared)")
    let url = try #require(URL(string: line))
    let port = UInt16(try #require(url.port))
    func get(_ path: String) throws -> LoopbackConnection.Response {
      try LoopbackConnection(port: port).request("GET", path, headers: ["Host": "127.0.0.1:\(port)"])
    }
    let answer = try get(url.path())
    #expect(answer.status == 200 && answer["Content-Type"] == "text/calendar; charset=utf-8")
    #expect(try ParsedCalendar(answer.body).values("SUMMARY").contains("Last Ferry to Europa"))
    #expect(try get(url.path()).body == answer.body, "the same file, so that nothing is sent twice")
    #expect(try get(url.path().replacing(".ics", with: ".atom")).status == 404)
    #expect(try await KioskProcess.run(["feeds", "unshare", "upcoming"], environment: environment).code == 0)
    #expect(try get(url.path()).status == 404)
    kiosk.send(signal: SIGTERM)
    _ = try await kiosk.ended()
  }
}
