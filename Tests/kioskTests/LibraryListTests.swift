import Foundation
import Library
import Testing

@testable import kiosk

/// What `kiosk saved`, `kiosk history` and `kiosk mutes` list.
@MainActor
struct LibraryListTests {
  /// Two saved things, one that was opened, and two rules of which one is over.
  nonisolated static let file = """
    {"kiosk-library": 1, "records": [
      {"kind": "saved", "key": "hn:8863", "value": {"key": "hn:8863", "title": "A folder of files",
        "origin": "lantern.example", "url": "https://www.lantern.example/folder", "date": 1700000000}},
      {"kind": "saved", "key": "movie:550", "value": {"key": "movie:550", "title": "The Long Ferry", "origin": "2019",
        "date": 1700000100, "labels": ["ferries"], "note": "With Ada"}},
      {"kind": "opened", "key": "news:https://outlet.example/a", "value": {"key": "news:https://outlet.example/a",
        "title": "A bridge opens", "origin": "The Outlet", "url": "https://outlet.example/a", "date": 1700000200}},
      {"kind": "mute", "key": "5B3B0AE0-5E0B-4B7C-9C64-3C2D0E0F0A01", "value":
        {"id": "5B3B0AE0-5E0B-4B7C-9C64-3C2D0E0F0A01", "kind": "word", "text": "blockchain", "created": 1700000000}},
      {"kind": "mute", "key": "5B3B0AE0-5E0B-4B7C-9C64-3C2D0E0F0A02", "value":
        {"id": "5B3B0AE0-5E0B-4B7C-9C64-3C2D0E0F0A02", "kind": "domain", "text": "noise.example", "created": 1600000000,
         "expires": 1600086400}}]}
    """

  private func rows(_ list: LibraryList, limit: Int = 30) throws -> RowSource.Rows {
    let library = Library(work: .immediate, watchInterval: nil)
    _ = try library.importFile(Data(Self.file.utf8))
    return list.rows(library.contents, limit: limit, now: Date(timeIntervalSince1970: 1_700_000_300))
  }

  @Test func savedThingsComeNewestFirst() throws {
    let rows = try rows(.saved(KeptSelection())).rows
    #expect(rows.map(\.title) == ["The Long Ferry", "A folder of files"])
    #expect(rows.map { $0.json["of"] } == [.text("movie"), .text("story")])
    #expect(rows[1].site == "lantern.example")
    #expect(rows[1].json["discussion"] == .text("https://news.ycombinator.com/item?id=8863"))
    #expect(rows[0].address == nil && rows[0].json["url"] == .null)
    #expect(rows.map { $0.json["site"] } == [.null, .text("lantern.example")])
    #expect(rows.map { $0.json["source"] } == [.null, .null])
    #expect(try self.rows(.saved(KeptSelection()), limit: 1).rows.map(\.title) == ["The Long Ferry"])
  }

  @Test func savedThingsAreChosenAndSayWhatTheReaderSaysOfThem() throws {
    let ferry = try rows(.saved(KeptSelection(kind: .film, label: "Ferries", text: "ada"))).rows
    #expect(ferry.map(\.title) == ["The Long Ferry"])
    #expect(ferry.first?.json["labels"] == .array([.text("ferries")]))
    #expect(ferry.first?.json["note"] == .text("With Ada") && ferry.first?.text == "With Ada")
    #expect(ferry.first?.details.first == .phrase("film") && ferry.first?.details.last == .words("ferries"))
    let none = try rows(.saved(KeptSelection(kind: .comment)))
    #expect(none.rows.isEmpty && none.remarks.map(\.english) == ["Nothing that is saved is like that."])
  }

  @Test func filmsThatWereSeenStandWithTheirMarks() throws {
    let library = Library(work: .immediate, watchInterval: nil)
    _ = try library.importFile(Data(Self.file.utf8))
    let key = ItemKey(.movie, 550)
    library.toggleSeen(key, title: "The Long Ferry")
    library.mark(key, 9)
    let now = Date(timeIntervalSince1970: 1_700_000_300)
    for list in [LibraryList.seen(KeptSelection(text: "ferry")), .saved(KeptSelection(kind: .film))] {
      let row = try #require(list.rows(library.contents, limit: 30, now: now).rows.first)
      #expect(row.json["state"] == "seen" && row.json["mark"] == .integer(9), "\(row)")
      #expect(row.details.contains(.phrase("seen")))
    }
    let story = LibraryList.saved(KeptSelection(kind: .story)).rows(library.contents, limit: 30, now: now).rows
    #expect(story.first?.json["state"] == .null)
    #expect(LibraryList.seen(KeptSelection()).rows(LibraryContents(), limit: 30, now: now).remarks.count == 1)
  }

  @Test func whatWasOpenedLeadsToWhereItWas() throws {
    let rows = try rows(.history).rows
    #expect(rows.map(\.address) == ["https://outlet.example/a"])
    #expect(rows.first?.json["of"] == .text("article"))
    #expect(rows.first?.json["site"] == .text("outlet.example") && rows.first?.json["source"] == .text("The Outlet"))
  }

  @Test func rulesSayHowLongTheyHold() throws {
    let rows = try rows(.mutes).rows
    #expect(rows.map(\.title) == ["blockchain", "noise.example"])
    #expect(rows.map { $0.json["state"] } == [.text("active"), .text("over")])
    #expect(rows[0].details.contains(.phrase("for good")) && rows[1].details.contains(.phrase("over")))
  }

  @Test func anEmptyLibrarySaysSo() {
    let rows = LibraryList.saved(KeptSelection()).rows(LibraryContents(), limit: 30, now: .distantPast)
    #expect(rows.rows.isEmpty && rows.remarks.map(\.english) == ["Nothing has been saved yet."])
  }
}
