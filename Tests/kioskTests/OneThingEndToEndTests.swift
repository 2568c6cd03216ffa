import Foundation
import KioskRunning
import OutsideText
import SampleServices
import Testing

@testable import kiosk

/// `kiosk user`, `kiosk person` and `kiosk article`.
@Suite(.timeLimit(.minutes(4)))
struct OneThingEndToEndTests {
  private func check(_ row: [String: Any], kind: String) {
    #expect(row["kind"] as? String == kind, "\(row)")
  }

  @Test func aUserStandsBeforeWhatTheUserWrote() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    func run(_ line: String...) async throws -> KioskProcess.Ended {
      try await KioskProcess.run(["user"] + line, environment: world.environment)
    }
    let rows = jsonRows(try await run("okonma", "--jsonl", "-n", "8").output)
    #expect(rows.count > 2 && rows.count <= 9)
    check(try #require(rows.first), kind: "user")
    #expect(rows[0]["karma"] is Int && rows[0]["title"] as? String == "okonma")
    #expect(rows.dropFirst().allSatisfy { $0["author"] as? String == "okonma" })
    #expect(
      Set(rows.dropFirst().compactMap { $0["kind"] as? String }).isSubset(of: [
        "story", "remark", "ask", "show", "poll", "job",
      ]))
    let array = try await run("okonma", "--json", "-n", "8")
    #expect((try JSONSerialization.jsonObject(with: Data(array.output.utf8)) as? [Any])?.count == rows.count)
    let plain = try await run("okonma", "--plain", "-n", "3")
    #expect(plain.output.hasPrefix("1. okonma. ") && plain.output.contains("karma"), "\(plain)")
    let fields = try await run("okonma", "-n", "1", "--template", "{kind} {title}")
    #expect(fields.output.hasPrefix("user okonma\n"), "\(fields)")
    expectFailure(try await run("nobody_at_all"), 65, "nobody_at_all")
    #expect(try await run("a b").code == 64)
  }

  @Test func aPersonStandsBeforeTheFilms() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    func run(_ line: String...) async throws -> KioskProcess.Ended {
      try await KioskProcess.run(["person"] + line, environment: world.environment)
    }
    let film = try await KioskProcess.run(["movies", "show", "990000001", "--json"], environment: world.environment)
    let crew = try #require(jsonRows(film.output).first?["crew"] as? [[String: Any]])
    let id = try #require(crew.first { ($0["jobs"] as? [String])?.contains("Editor") == true }?["id"] as? String)
    let rows = jsonRows(try await run(id, "--jsonl").output)
    check(try #require(rows.first), kind: "person")
    #expect(rows[0]["department"] as? String == "Editing" && rows.count > 1)
    #expect(
      rows.dropFirst().allSatisfy { ($0["roles"] as? [String]) == ["Editor"] && $0["kind"] as? String == "movie" })
    let columns = try await run(id, "-n", "2")
    #expect(columns.code == 0 && columns.output.contains("Editing") && columns.messages.contains("TMDB"), "\(columns)")
    expectFailure(try await run("1"), 65, "nothing of this kind")
    #expect(try await run("x").code == 64)
    let german = try await run(id, "--language", "de", "--plain", "-n", "1")
    #expect(german.code == 0, "\(german)")
  }

  @Test func anArticleIsReadAsText() async throws {
    let listed = try await KioskProcess.run(["hn", "top", "--demo", "--jsonl", "-n", "30"])
    let address = try #require(
      jsonRows(listed.output).compactMap { $0["url"] as? String }.first { $0.contains(".example/") })
    func run(_ line: String..., columns: String = "60") async throws -> KioskProcess.Ended {
      try await KioskProcess.run(["article"] + line + ["--demo"], environment: ["COLUMNS": columns])
    }
    let page = try await run(address)
    #expect(page.code == 0 && page.output.contains(address) && page.output.contains("minute"), "\(page)")
    for line in page.output.split(separator: "\n") where !line.contains("http") && !line.hasPrefix("    ") {
      #expect(DisplayWidth.of(line) <= 60, "\(line)")
    }
    let plain = try await run(address, "--plain")
    #expect(plain.code == 0 && !plain.output.contains("\n\n"), "\(plain)")
    let json = try #require(jsonRows(try await run(address, "--json").output).first)
    check(json, kind: "page")
    #expect(json["id"] as? String == json["url"] as? String && json["service"] as? String == "web")
    #expect((json["text"] as? String)?.count ?? 0 > 100 && json["minutes"] is Int)
    #expect(try await run("not an address").code == 64)
    #expect(try await run("ftp://a.example/").code == 64)
    let none = try await KioskProcess.run(["article", "http://127.0.0.1:1/", "--timeout", "2"])
    #expect(none.code != 0 && none.output.isEmpty && none.messages.contains("private network"), "\(none)")
    let offline = try await KioskProcess.run(["article", "https://never.example/a", "--offline"])
    #expect(offline.code == 69 && offline.output.isEmpty, "\(offline)")
  }
}
