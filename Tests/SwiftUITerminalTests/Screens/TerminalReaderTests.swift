import Foundation
import SwiftUI
import Testing

@testable import KioskApp
@testable import SwiftUITerminal

/// The reader as `kiosk tui` shows it, at the sizes that terminals have.
@MainActor @Suite(.timeLimit(.minutes(4)), .serialized) struct TerminalReaderTests {
  private func shown(_ kiosk: SampledKiosk, _ columns: Int, _ rows: Int, path: String? = nil) async throws
    -> TerminalScreen
  {
    let screen = kiosk.reader(columns, rows, path: path)
    try await screen.wait { !screen.text.contains("Loading") && screen.text.contains("all keys") }
    #expect(screen.drawn.frame.grid.faults == [])
    return screen
  }

  private func stories(_ screen: TerminalScreen) -> Int {
    screen.drawn.places.count { $0.isStop && $0.area.size.rows > 0 }
  }

  @Test func aSmallTerminalShowsTwentyStories() async throws {
    let screen = try await shown(SampledKiosk(), 80, 24)
    #expect(stories(screen) >= 20, "\(screen.text)")
    #expect(screen.text.contains("● Samples") && !screen.text.contains("Live"))
    #expect(screen.lines[22].contains("[1 Hacker News]") && screen.lines[22].contains("6 Settings"))
    #expect(screen.lines[23].contains("j k move") && screen.lines[23].hasSuffix("? all keys"))
  }

  @Test(arguments: [14, 20, 26, 30, 40, 60, 80, 110])
  func thePanesStandOnOneLineAtAnyWidth(_ columns: Int) async throws {
    let screen = try await shown(SampledKiosk(), columns, 24)
    let line = screen.lines[22]
    for number in 1...6 { #expect(line.contains("\(number)"), "\(line)") }
    #expect(line.contains("[1"))
  }

  @Test(arguments: [30, 50, 120])
  func titlesHaveMostOfANarrowList(_ columns: Int) async throws {
    let screen = try await shown(SampledKiosk(), columns, 24)
    try await screen.wait { stories(screen) > 10 }
    #expect(!screen.text.contains(".example"), "sites give way: \(screen.text)")
    let title = screen.lines.first { $0.contains("Label and") } ?? ""
    #expect(columns < 40 || title.contains("Label and date everything"), "\(screen.text)")
  }

  @Test func symbolsOfADiscussionHaveWords() async throws {
    let kiosk = try SampledKiosk()
    for columns in [80, 120] {
      let screen = try await shown(kiosk, columns, 30, path: "/place/item-900000624")
      try await screen.wait { screen.text.contains("Reply on Hacker News") }
      let bar = screen.lines.first { $0.contains("parent") && $0.contains("fold") && !$0.contains("all keys") } ?? ""
      for words in ["previous", "thread", "parent", "new", "fold"] { #expect(bar.contains(words), "\(screen.text)") }
    }
  }

  @Test func wideTerminalsHaveListDiscussionAndArticleSideBySide() async throws {
    let kiosk = try SampledKiosk()
    let small = try await shown(kiosk, 120, 40)
    #expect(small.text.contains("Choose a discussion on the left"))
    let screen = try await shown(kiosk, 200, 60)
    let place = screen.drawn.places.first {
      $0.isStop && screen.drawn.frame.grid.text(in: $0.area).contains("Label and date")
    }
    guard case .link(let address)? = place?.action else {
      Issue.record("no story: \(screen.text)")
      return
    }
    screen.session.navigate(to: address)
    try await screen.wait { screen.text.contains("Reply on Hacker News") && !screen.text.contains("Loading") }
    let panes = screen.drawn.scrolls.filter { $0.axes.contains(.vertical) }.map(\.area).filter { $0.size.columns > 40 }
    #expect(panes.count >= 3, "list, article and discussion: \(panes)\n\(screen.text)")
    #expect(Set(panes.map(\.origin.column)).count >= 3)
  }

  @Test func newsAndFilmsAreOneLineEach() async throws {
    let kiosk = try SampledKiosk()
    let films = try await shown(kiosk, 80, 24, path: "/place/movies")
    try await films.wait { stories(films) >= 17 }
    let rows = films.drawn.places.filter { $0.isStop && $0.area.size.rows > 0 }
    #expect(rows.allSatisfy { $0.row?.frame.size.rows == 1 })
  }

  @Test func theReadersColumnsAreThoseOfTheList() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.reader(100, 24, reading: TerminalReading(columns: [.age, .title, .author]))
    try await screen.wait { stories(screen) > 10 }
    let line = screen.lines.first { $0.contains("Label and date") } ?? ""
    #expect(line.hasSuffix("bitterseed") || line.hasSuffix("bitterseed▐"), "\(line)")
    #expect(line.drop { $0 == " " }.first?.isNumber == true)
    #expect(!line.contains("bitterseed.example"))
  }

  /// A key that the list of keys names and no button has would be a promise without a key behind it.
  @Test func theKeysThatAreListedAreThere() async throws {
    let kiosk = try SampledKiosk()
    let screen = try await shown(kiosk, 80, 24)
    let keys = Set(screen.drawn.shortcuts.map { $0.text.lowercased() })
    let host: Set<String> = ["j", "k", "Enter", "space"]
    for key in ReaderKeys.lists.keys.flatMap({ $0.key.split(separator: " ").map(String.init) })
    where !host.contains(key) {
      let name = key.count == 1 && key != key.lowercased() ? "shift+" + key.lowercased() : key
      #expect(keys.contains(name), "\(key)")
    }
    for key in ["?", "/", "z", "1", "6"] { #expect(keys.contains(key), "\(key)") }
  }

  @Test func aListCanBeSorted() async throws {
    let kiosk = try SampledKiosk()
    let screen = try await shown(kiosk, 80, 24)
    let sort = screen.drawn.shortcuts.first { $0.text.lowercased() == "shift+s" }
    for _ in 0..<2 {
      #expect(sort.map { screen.session.send(HostEvent(node: $0.node, kind: .press)) } == true)
      screen.settle()
    }
    #expect(screen.text.contains("by points"))
    let points = screen.lines.compactMap { Int($0.prefix(7).trimmingCharacters(in: CharacterSet(charactersIn: " ▌"))) }
    #expect(points.count > 10 && points == points.sorted(by: >), "\(screen.text)")
  }

  @Test func filmsAreSortedByTheSameKey() async throws {
    let kiosk = try SampledKiosk()
    let screen = try await shown(kiosk, 80, 30, path: "/place/movies")
    try await screen.wait { stories(screen) >= 12 }
    let before = screen.lines
    for words in ["by rating", "newest first", "by title"] {
      let sort = screen.drawn.shortcuts.first { $0.text.lowercased() == "shift+s" }
      #expect(sort.map { screen.session.send(HostEvent(node: $0.node, kind: .press)) } == true)
      screen.settle()
      #expect(screen.text.contains(words), "\(screen.text)")
      #expect(screen.lines != before)
    }
  }

  @Test(arguments: ["/place/news", "/place/saved"]) func thereIsAKeyToSortEachList(path: String) async throws {
    let kiosk = try SampledKiosk()
    let screen = try await shown(kiosk, 80, 30, path: path)
    try await screen.wait { screen.drawn.shortcuts.contains { $0.text.lowercased() == "shift+s" } }
  }
}
