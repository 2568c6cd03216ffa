import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import KioskApp
@testable import SwiftUITerminal

/// The reader's own screens over the sample services. `ShowScreens` prints them for a person to judge.
@MainActor @Suite(.timeLimit(.minutes(4)), .serialized) struct KioskScreenTests {
  private func settled(_ screen: TerminalScreen) async throws {
    try await screen.wait { !screen.text.contains("Loading") }
  }

  /// The first link to an address that contains `words`, and is not one of `others`.
  private func link(_ words: String, in screen: TerminalScreen) -> String? {
    for place in screen.drawn.places {
      if case .link(let address) = place.action, address.contains(words) { return address }
    }
    return nil
  }

  @Test func aListSaysEachStoryInATitleAndOneFaintLine() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.screen(80, 24)
    try await settled(screen)
    let grid = screen.drawn.frame.grid
    #expect(grid.faults == [])
    #expect(screen.lines[0] == " Hacker News")
    #expect(screen.lines.last?.contains("HN") == true && screen.lines.last?.contains("Settings") == true)
    // Nothing blank from top to bottom.
    #expect(screen.lines.allSatisfy { !$0.isEmpty })
    let receptions = screen.lines.indices.filter {
      screen.lines[$0].contains("▲") || screen.lines[$0].contains("ago  ")
    }
    #expect(receptions.count >= 8, "\(screen.text)")
    for row in receptions.dropLast() {
      let line = screen.lines[row]
      let column = line.prefix { $0 == " " }.count
      #expect(grid[CellPoint(column: column, row: row)].look.attributes.contains(.dim), "\(line)")
    }
    // Titles are bold, and stand in one column.
    let titles = screen.lines.indices.filter { screen.lines[$0].contains("AM  ") || screen.lines[$0].contains("PM  ") }
    #expect(titles.count >= 8)
    #expect(titles.allSatisfy { grid[CellPoint(column: 14, row: $0)].look.attributes.contains(.bold) })
    #expect(titles.allSatisfy { grid[CellPoint(column: 14, row: $0)].character != " " })
    #expect(titles.allSatisfy { grid[CellPoint(column: 14, row: $0)].look.foreground == .standard })
  }

  @Test func withoutColoursThereAreNone() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.screen(80, 24)
    try await settled(screen)
    screen.state.traits.colors = .none
    screen.settle()
    #expect(
      screen.drawn.frame.grid.cells.allSatisfy { $0.look.foreground == .standard && $0.look.background == .standard })
    screen.state.traits.colors = .sixteen
    screen.settle()
    #expect(
      screen.drawn.frame.grid.cells.allSatisfy {
        if case .rgb = $0.look.foreground { false } else { $0.look.background == .standard }
      })
  }

  @Test func aWideTerminalHasPanesAListAndAPageSideBySide() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.screen(160, 45)
    try await settled(screen)
    #expect(screen.drawn.frame.grid.faults == [])
    #expect(screen.lines.allSatisfy { Array($0).count > 81 && Array($0)[25] == "│" && Array($0)[81] == "│" })
    #expect(screen.text.contains("Choose a discussion on the left"))
    screen.resize(80, 24)
    #expect(screen.lines.last?.contains("Settings") == true)
  }

  @Test func aDiscussionIsATreeWithBars() async throws {
    let kiosk = try SampledKiosk()
    let list = kiosk.screen(80, 24)
    try await settled(list)
    #expect(list.press("Best"))
    try await list.wait { !list.text.contains("Loading") && list.text.contains("○ 72") }
    let counted = list.drawn.places.first { list.drawn.frame.grid.text(in: $0.area) == "○ 72" }
    guard case .link(let address)? = counted?.action else {
      Issue.record("no discussion: \(list.text)")
      return
    }
    let screen = kiosk.screen(80, 24, path: address)
    try await screen.wait { screen.text.contains("⌄") && !screen.text.contains("Loading") }
    #expect(screen.lines[0].hasPrefix(" ‹ Hacker News  "))
    guard let area = screen.drawn.scrolls.first(where: { $0.limit.row > 20 }) else {
      Issue.record("nothing to scroll: \(screen.text)")
      return
    }
    screen.state.scrolls[area.node] = CellPoint(column: 0, row: 20)
    screen.settle()
    #expect(screen.drawn.frame.grid.faults == [])
    #expect(screen.lines.contains { $0.hasPrefix("  │ ⌄  ") }, "\(screen.text)")
    #expect(screen.lines.contains { $0.hasPrefix("    │ ⌄  ") }, "\(screen.text)")
    // All of it, to its end, in steps of a page.
    for row in stride(from: 0, through: area.limit.row + 20, by: 17) {
      screen.state.scrolls[area.node] = CellPoint(column: 0, row: row)
      screen.settle()
      #expect(screen.drawn.frame.grid.faults == [])
    }
  }

  @Test func theSheetOfKeysTakesAllPresses() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.screen(80, 24)
    try await settled(screen)
    let shortcut = screen.drawn.shortcuts.first { $0.text == "?" }
    #expect(shortcut.map { screen.session.send(HostEvent(node: $0.node, kind: .press)) } == true)
    screen.settle()
    #expect(screen.lines[2].contains("Keys"))
    #expect(screen.lines.contains { $0.contains("j k       next, previous story") })
    #expect(screen.drawn.places.count == 1)
    #expect(screen.drawn.scrolls.count == 1 && screen.drawn.scrolls[0].limit.row > 8, "the rest of the keys")
    #expect(screen.press("×"))
    #expect(screen.drawn.places.count > 10)
  }

  @Test func filmsHaveTheirRatingInALine() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.screen(80, 24, path: "/place/movies")
    try await screen.wait { screen.text.contains("%") }
    #expect(screen.drawn.frame.grid.faults == [])
    #expect(screen.lines.contains { $0.contains("[Now playing] Popular  Upcoming  Top rated") })
    #expect(screen.lines.contains { $0.contains("◕ 66%  ") }, "\(screen.text)")
    guard let film = link("movie-", in: screen) else {
      Issue.record("no film: \(screen.text)")
      return
    }
    let page = kiosk.screen(80, 24, path: film)
    try await page.wait { page.text.contains("Directed") || page.text.contains("Cast") }
    #expect(page.text.contains("★") && page.text.contains("[☆ Watch list]"))
    #expect(page.drawn.frame.grid.faults == [])
  }

  @Test func aFilmsTitleGoesBeforeWhatItIsAbout() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.reader(120, 36, path: "/place/movies")
    try await screen.wait { screen.text.contains("%") }
    #expect(screen.lines.contains { $0.contains("◕ 78%  The Lamp That Answered ") }, "\(screen.text)")
    #expect(screen.drawn.frame.grid.faults == [])
  }

  @Test func settingsOfPagesAloneAreNotAskedInTheTerminal() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.reader(120, 60, path: "/place/settings")
    try await screen.wait { screen.text.contains("Lines of articles") }
    #expect(screen.text.contains("Rows of lists"))
    for name in ["Appearance", "Text size", "Typeface"] { #expect(!screen.text.contains(name), "\(screen.text)") }
  }

  @Test func articlesOpenInASheet() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.articles(80, 24)
    try await screen.wait { screen.text.contains("[Read]") }
    #expect(screen.press("[Read]"))
    #expect(screen.drawn.modal?.isDismissable == true)
    #expect(screen.text.contains("↗ Read it at"))
    #expect(screen.drawn.places.first?.action == .dismiss || screen.drawn.places.last?.action == .dismiss)
    #expect(screen.drawn.frame.grid.faults == [])
  }
}
