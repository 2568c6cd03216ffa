import Foundation
import Library
import SwiftUI
import Testing

@testable import KioskApp
@testable import SwiftUITerminal

/// The keys of the lists other than Hacker News and My Sources, which have more: one set for all of them.
@MainActor @Suite(.timeLimit(.minutes(4))) struct RowKeysTests {
  private final class Copied { var text = "" }

  private struct Page: View {
    let rows: [KeyedRow]
    let cursor: RowCursor
    let reading: TerminalReading

    var body: some View {
      VStack(spacing: 0) {
        List {
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            Button(title(row)) {}
              .buttonStyle(.plain)
              .modifier(CursorStop(row: row))
          }
        }
        RowKeys(cursor: cursor)
      }
      .environment(\.rowCursor, cursor)
      .environment(\.terminalReading, reading)
      .onPreferenceChange(KeyedRows.self) { [cursor] in cursor.show($0) }
    }

    private func title(_ row: KeyedRow) -> String {
      switch row.thing {
      case .item(let item): item.title
      case .inbox(let entry): entry.title
      }
    }
  }

  private let library = Library(work: .immediate, watchInterval: nil)
  private let copied = Copied()

  private func item(_ name: String, _ key: ItemKey? = nil) -> KeptItem {
    KeptItem(
      key: key ?? ItemKey(.news, "https://\(name).example/"), title: name, url: URL(string: "https://\(name).example/"),
      date: .distantPast)
  }

  private func shown(_ rows: [KeyedRow]) -> ShownScreen {
    let page = Page(
      rows: rows, cursor: RowCursor(library: library), reading: TerminalReading { [copied] in copied.text = $0 })
    return ShownScreen { page }
  }

  @Test func theRowOfTheCursorIsSavedReadOpenedAndCopied() {
    let items = ["one", "two", "three"].map { item($0) }
    let screen = shown(items.map { KeyedRow($0) })
    screen.type("jj")
    #expect(screen.focused == "two")
    screen.type("s")
    #expect(library.isSaved(items[1].key) && !library.isSaved(items[0].key))
    #expect(library.contents.saved[items[1].key]?.date != .distantPast)
    screen.type("m")
    #expect(library.isRead(items[1].key))
    screen.type("mm")
    #expect(library.isRead(items[1].key))
    screen.type("y")
    #expect(copied.text == "https://two.example/")
    screen.type("jo")
    #expect(screen.opened == ["https://three.example/"] && library.isRead(items[2].key))
  }

  @Test func aThingThatStandsInTwoRowsHasTheCursorInOne() {
    let items = [item("one"), item("two"), item("one again", ItemKey(.news, "https://one.example/"))]
    let screen = shown(items.map { KeyedRow($0) })
    screen.type("jjj")
    #expect(screen.focused == "one again")
    screen.type("k")
    #expect(screen.focused == "two")
  }

  @Test func theNextAndThePreviousUnreadRowAreFoundAndAllAreMarked() {
    let items = ["one", "two", "three", "four"].map { item($0) }
    library.markRead([items[1].key])
    let screen = shown(items.map { KeyedRow($0) })
    screen.type("jn")
    #expect(screen.focused == "three")
    screen.type("N")
    #expect(screen.focused == "one")
    screen.type("a")
    #expect(items.allSatisfy { library.isRead($0.key) })
    library.undo()
    #expect(items.filter { library.isRead($0.key) }.map(\.title) == ["two"])
  }

  @Test func aFilmIsSeenRatherThanRead() {
    let film = item("film", ItemKey(.movie, 7))
    let screen = shown([KeyedRow(film)])
    screen.type("ja")
    #expect(library.contents.seen[film.key] == nil, "a film is seen one by one")
    screen.type("m")
    #expect(library.contents.seen[film.key]?.title == "film" && !library.isRead(film.key))
  }

  @Test(arguments: ["/place/movies", "/place/saved", "/place/catch-up"])
  func pagesWithRowsHaveTheKeysThatTheHintsName(path: String) async throws {
    let kiosk = try SampledKiosk()
    kiosk.library.toggleSaved(item("one"))
    let screen = kiosk.reader(120, 40, path: path)
    let wanted: Set<String> = ["o", "s", "m", "a", "n", "shift+n", "y"]
    try await screen.wait { wanted.isSubset(of: screen.drawn.shortcuts.map { $0.text.lowercased() }) }
    let hints = ReaderKeys.hints(for: path == "/place/catch-up" ? [.catchUp] : [.pane(.saved)]).map(\.key)
    #expect(Set(["o", "s", "n N"]).isSubset(of: hints), "\(hints)")
  }
}
