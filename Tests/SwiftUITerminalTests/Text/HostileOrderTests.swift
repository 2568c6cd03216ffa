import CombineTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUITerminal

/// Overrides, isolates and marks in one text leave the order of all that stands beside it as it is.
@MainActor @Suite(.timeLimit(.minutes(4))) struct HostileOrderTests {
  private static let pieces = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
    "\u{200E}", "\u{200F}", "\u{61C}", "a", "b c", "1.2", "(", ")", "[", "שלום", "سلام", "日本", "!", " ", "\u{1B}[2J",
  ]

  private func hostile(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private func grid(_ words: String, _ language: String) -> CellGrid {
    let screen = TerminalScreen(40, 3, language: language) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "above (1) [x]")
        HStack(spacing: 0) {
          Text(verbatim: "left (1).")
            .fixedSize()
          Text(verbatim: words)
            .lineLimit(1)
            .frame(width: 8 * 12, alignment: .leading)
          Text(verbatim: "right [2]!")
            .fixedSize()
        }
        Text(verbatim: "below (3) {y}")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    return screen.drawn.frame.grid
  }

  /// The hostile text has twelve columns behind the nine of what leads; a screen that is read from the right is turned round when all is drawn.
  @Test(arguments: ["en_US", "he_IL"]) func theRestOfTheScreenIsAsItWouldBe(language: String) {
    let own = 9..<21
    var random = SeededGenerator(seed: 21)
    func others(_ grid: CellGrid) -> [String] {
      (0..<grid.size.rows).map { row in
        (0..<40).filter { !own.contains($0) }.map { grid[CellPoint(column: $0, row: row)].character }.joined()
      }
    }
    let plain = others(grid("words", language))
    #expect(plain.joined().contains(language == "he_IL" ? ".)1( tfel" : "left (1)."))
    for _ in 0..<200 {
      let words = hostile(&random)
      let grid = grid(words, language)
      #expect(grid.faults == [], "\(words.debugDescription)")
      #expect(others(grid) == plain, "\(words.debugDescription)")
    }
  }
}
