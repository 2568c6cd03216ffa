import Foundation
import HackerNews
import KioskApp
import KioskRunning
import Library
import NewsAPI
import TMDb
import Testing

@testable import kiosk

/// What the reader's rules leave of the lists of commands.
@Suite(.timeLimit(.minutes(4)))
struct MutedRowTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func left(_ rows: [ListRow], _ rules: MuteRule..., showsMuted: Bool = false) -> MutedRows<ListRow> {
    var marks = LibraryMarks()
    marks.mutes = rules
    return rows.unmuted(by: marks, at: now, showsMuted: showsMuted)
  }

  @Test func rulesHoldForRowsOfAllServices() {
    var film = Movie(id: 3, title: "The Long Ferry")
    film.genreIDs = [7]
    let rows = [
      ListRow(Story(id: 1, title: "A folder of files", by: "ann")), ListRow(Article(title: "A bridge opens")),
      ListRow(film, genres: [7: "Horror"]),
    ]
    func ids(_ kind: MuteRule.Kind, _ text: String) -> [String] {
      left(rows, MuteRule(kind, text, created: now)).shown.map(\.title)
    }
    #expect(ids(.person, "ann") == ["A bridge opens", "The Long Ferry"])
    #expect(ids(.word, "bridge") == ["A folder of files", "The Long Ferry"])
    #expect(ids(.genre, "horror") == ["A folder of files", "A bridge opens"])
    let rule = MuteRule(.word, "bridge", created: now)
    #expect(left(rows, rule).mutedCount == 1)
    #expect(left(rows, rule, showsMuted: true).shown.count == 3)
    let over = MuteRule(.word, "bridge", created: now, expires: now)
    #expect(left(rows, over).mutedCount == 0)
    // Nothing is hidden where the library cannot be read.
    #expect(rows.unmuted(by: nil, at: now, showsMuted: false).shown.count == 3)
  }

  @Test func aListLeavesOutWhatIsMutedAndSaysHowMuch() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let environment = world.environment.merging(["HOME": home.path]) { $1 }
    func run(_ words: String...) async throws -> KioskProcess.Ended {
      try await KioskProcess.run(words, environment: environment)
    }
    let before = jsonRows(try await run("hn", "top", "-n", "10", "--jsonl").output)
    let author = try #require(before.first?["author"] as? String)
    let file = home.appendingPathComponent("rules.json")
    let rule = """
      {"kiosk-library": 1, "records": [{"kind": "mute", "key": "5B3B0AE0-5E0B-4B7C-9C64-3C2D0E0F0A01", "value":
        {"id": "5B3B0AE0-5E0B-4B7C-9C64-3C2D0E0F0A01", "kind": "person", "text": "\(author)", "created": 1700000000}}]}
      """
    try Data(rule.utf8).write(to: file)
    let imported = try await run("library", "import", file.path)
    #expect(imported.code == 0, "\(imported)")
    let kept = before.filter { $0["author"] as? String != author }.compactMap { $0["id"] as? String }
    let after = try await run("hn", "top", "-n", "10", "--jsonl")
    let rows = jsonRows(after.output)
    #expect(after.code == 0 && rows.compactMap { $0["id"] as? String } == kept, "\(after)")
    #expect(rows.compactMap { $0["rank"] as? Int } == Array(1...kept.count))
    #expect(after.messages == "\(10 - kept.count) muted; --muted shows them.\n", "\(after)")
    let all = try await run("hn", "top", "-n", "10", "--jsonl", "--muted")
    #expect(jsonRows(all.output).count == 10 && all.messages.isEmpty, "\(all)")
    // A rank counts what is listed.
    let thread = try await run("hn", "thread", "1", "--list", "top", "--jsonl")
    #expect(jsonRows(thread.output).first?["id"] as? String == kept.first, "\(thread)")
    // Who asks for a user sees what the user wrote.
    let user = try await run("user", author, "--jsonl")
    #expect(user.code == 0 && jsonRows(user.output).count > 1, "\(user)")
    #expect(try await run("mutes", "--muted").code == 64)
  }
}
