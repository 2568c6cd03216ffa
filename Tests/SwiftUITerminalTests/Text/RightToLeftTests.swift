import Foundation
import SwiftUI
import Testing

@testable import SwiftUITerminal

/// Screens that are read from right to left, and text in other directions than its screen.
@MainActor
@Suite(.timeLimit(.minutes(4)))
struct RightToLeftTests {
  private struct Page: View {
    @State private var words = ""
    @State private var pressed = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("שלום עולם")
        HStack {
          Button("אחד") { pressed = "1" }
          Button("שתיים") { pressed = "2" }
          Spacer()
        }
        TextField("Words", text: $words)
        Text("pressed \(pressed)")
        Text(words)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func page(_ language: String, traits: TerminalTraits = TerminalTraits()) -> ShownScreen {
    ShownScreen(columns: 40, rows: 8, language: language, traits: traits) { Page() }
  }

  /// The first line that is not blank.
  private func top(_ screen: ShownScreen) -> String { screen.lines.first { !$0.isEmpty } ?? "" }

  private func column(_ character: String, _ screen: ShownScreen) -> CellPoint? {
    guard let grid = screen.device.frame?.grid else { return nil }
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns where grid[CellPoint(column: column, row: row)].character == character {
        return CellPoint(column: column, row: row)
      }
    }
    return nil
  }

  @Test func whatLeadsStandsOnTheRight() {
    let english = page("en_US")
    #expect(top(english) == "םלוע םולש")
    let hebrew = page("he_IL")
    #expect(top(hebrew).hasSuffix(" םלוע םולש"))
    #expect(top(hebrew).count == 40, "it ends in the last column")
    let first = column("א", hebrew)?.column ?? 0
    let second = column("ש", hebrew)
    #expect(first > 30 && second != nil, "\(hebrew.text)")
    #expect(hebrew.text.contains("דחא") && hebrew.text.contains("םייתש"), "\(hebrew.text)")
    #expect(hebrew.text.contains("pressed"))
  }

  @Test func aPressMeansWhatIsSeenThere() {
    let screen = page("he_IL")
    guard let place = column("ח", screen), let other = column("ת", screen) else {
      Issue.record("no button: \(screen.text)")
      return
    }
    screen.device.send(.mouse(.init(.press, at: place)))
    screen.settle()
    #expect(screen.text.contains("pressed 1"), "\(screen.text)")
    screen.device.send(.mouse(.init(.press, at: other)))
    screen.settle()
    #expect(screen.text.contains("pressed 2"))
    screen.press(.right)
    screen.press(.enter)
    #expect(screen.text.contains("pressed 1"), "to the right stands the first")
  }

  @Test(arguments: ["en_US", "he_IL"]) func theCaretGoesWithTheLetters(language: String) throws {
    let screen = page(language)
    while !screen.host.isTyping { screen.press(.tab) }
    let start = try #require(screen.device.frame?.cursor)
    screen.type("שלום")
    let end = try #require(screen.device.frame?.cursor)
    // In a line from right to left the caret stands to the left of the last letter.
    let line = (0..<40).map { screen.device.frame?.grid[CellPoint(column: $0, row: end.row)].character ?? "" }
    #expect(line[end.column] == " " && Array(line[(end.column + 1)...(end.column + 4)]) == ["ם", "ו", "ל", "ש"])
    if language == "he_IL" { #expect(start.column == 39 && end.column == 35) }
    screen.press(.right)
    #expect(screen.device.frame?.cursor?.column == end.column + 1, "an arrow moves where it points")
    screen.press(.backspace)
    #expect(screen.text.contains("םלש"), "what was before the last letter is gone: \(screen.text)")
    screen.type("x 12 ")
    #expect(screen.host.state.edits.values.first?.text == "שלx 12 ם")
  }

  @Test func linesBreakAsTheyAreReadAndEachIsOrderedForItself() {
    let screen = TerminalScreen(12, 4) { Text("אחד שתיים שלוש ארבע").frame(maxWidth: .infinity, alignment: .leading) }
    #expect(screen.lines.filter { !$0.isEmpty } == ["םייתש דחא", "עברא שולש"])
    #expect(screen.drawn.frame.grid.faults == [])
  }

  @Test func oneLineOfSeveralLooksIsOrderedAsAWhole() {
    let screen = TerminalScreen(30, 1) {
      (Text("אחד ") + Text("שתיים").bold() + Text(" three")).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(screen.lines.first == "three םייתש דחא")
    let grid = screen.drawn.frame.grid
    let bold = (0..<30).filter { grid[CellPoint(column: $0, row: 0)].look.attributes.contains(.bold) }
    #expect(bold == Array(6...10), "the look goes with its letters")
  }

  @Test func whatIsCopiedIsAsItIsRead() {
    let screen = ShownScreen(columns: 30, rows: 6) {
      List { ForEach(["שלום עולם", "other"], id: \.self) { word in Button(word) {} } }
    }
    screen.type("jY")
    #expect(screen.device.copied == "שלום עולם")
  }

  @Test func aTerminalThatOrdersLettersByItselfGetsThemAsTheyAreRead() {
    var traits = TerminalTraits()
    traits.ordersText = true
    let screen = page("he_IL", traits: traits)
    #expect(top(screen) == "שלום עולם", "nor is the screen turned round")
  }

  @Test func boxesBarsAndArrowsAreTurnedRound() {
    let screen = ShownScreen(columns: 40, rows: 10, language: "ar_EG") {
      NavigationStack {
        List {
          ForEach(0..<30, id: \.self) { row in
            NavigationLink("row \(row)") { Text("page") }
          }
        }
      }
    }
    screen.type("j")
    let line = screen.lines.first { $0.contains("row 0") } ?? ""
    #expect(line.hasSuffix("▐"), "the cursor's mark stands on the right: \(screen.text)")
    #expect(line.contains("‹") && !line.contains("›"), "\(line)")
    #expect(screen.lines.contains { $0.hasPrefix("▌") }, "how far it is scrolled, on the left")
  }
}
