import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import KioskApp
@testable import SwiftUITerminal

/// What stands over lists and under pages where a terminal has few columns for it: nothing breaks, and nothing is without a word.
@MainActor @Suite(.timeLimit(.minutes(2)), .serialized) struct NarrowPaneTests {
  @Test func whatStandsOverFilmsFitsAPaneOf48Columns() async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.reader(116, 30, path: "/place/movies")
    try await screen.wait { screen.text.contains("%") && screen.text.contains("In cinemas") }
    #expect(TerminalReading.listWidth(of: 116) == 48)
    #expect(screen.lines.contains { $0.contains("[Now playing] Popular  Upcoming  Top rated") }, "\(screen.text)")
    #expect(screen.lines.contains { $0.contains("All genres ▾") }, "\(screen.text)")
    #expect(screen.lines.contains { $0.contains("In cinemas") && $0.contains("–") }, "\(screen.text)")
    #expect(screen.lines.contains { $0.contains("updated ") && $0.contains("ago") || $0.contains("updated now") })
    #expect(!screen.text.contains("… ▾"))
    #expect(screen.drawn.frame.grid.faults == [])
  }

  @Test(arguments: [116, 200]) func aMenuHasAWord(columns: Int) async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.reader(columns, 40, path: "/place/catch-up")
    try await screen.wait { screen.text.contains("Most points") && screen.text.contains("▾") }
    #expect(!screen.text.contains("… ▾") && !screen.text.contains("…  ▾"), "\(screen.text)")
    #expect(screen.text.contains("More ▾") || screen.text.contains("More  ▾"), "\(screen.text)")
  }

  @Test(arguments: ["/place/news", "/place/settings"])
  func aPageWithoutAListBesideItHasNoRuleAtItsEdge(path: String) async throws {
    let kiosk = try SampledKiosk()
    let screen = kiosk.reader(120, 30, path: path)
    try await screen.wait { !screen.text.contains("Loading") }
    #expect(!screen.lines.contains { $0.hasPrefix("│") }, "\(screen.text)")
  }

  @Test(arguments: [160, 100, 80, 72, 60, 48, 40])
  func whatIsNewIsCountedInTheLineOfThePanes(columns: Int) throws {
    let kiosk = try SampledKiosk()
    let window = WindowContext(services: kiosk.services, library: kiosk.library)
    func line(missed: Int, unread: Int) -> String {
      let screen = TerminalScreen(columns, 4) {
        TerminalBar(window: window, width: columns, isFinding: false, missed: missed, unreadInbox: unread)
      }
      #expect(screen.drawn.frame.grid.faults == [])
      return screen.lines.first { !$0.isEmpty } ?? ""
    }
    let plain = line(missed: 0, unread: 0)
    #expect(plain.contains("[1") && plain.contains("6") && !plain.contains(" C ") && !plain.contains(" I "))
    let counted = line(missed: 12, unread: 3)
    let expected = columns >= 100 ? ["C Catch up (12)", "I Inbox (3)"] : ["C 12", "I 3"]
    for words in expected { #expect(counted.contains(words), "\(counted)") }
    #expect(counted.contains("[1") && counted.contains("6"), "\(counted)")
    #expect(!counted.contains("…"), "\(counted)")
  }
}
