import CombineTesting
import Fuzzing
import SwiftUICore
import Testing

@testable import SwiftUITerminal

@Suite struct TextLinesTests {
  static let broken: [(text: String, columns: Int, lines: [String])] = [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one  two", 3, ["one", "two"]),
    ("one two", 40, ["one two"]),
    ("a\nb\n\nc", 10, ["a", "b", "", "c"]),
    ("", 10, [""]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("go abcdefghij", 6, ["go", "abcdef", "ghij"]),
    ("well-known words", 12, ["well-known", "words"]),
    ("well-known words", 6, ["well-", "known", "words"]),
    ("日本語の文章", 5, ["日本", "語の", "文章"]),
    ("漢字。漢字", 5, ["漢", "字。", "漢字"]),
    ("🙂🙂🙂", 4, ["🙂🙂", "🙂"]),
    ("👨‍👩‍👧‍👦 family", 3, ["👨‍👩‍👧‍👦", "fam", "ily"]),
    ("a\tb", 10, ["a   b"]),
    ("e\u{301}te\u{301}", 3, ["e\u{301}te\u{301}"]),
    ("שלום עולם", 5, ["שלום", "עולם"]),
    ("漢", 1, ["漢"]),
  ]

  @Test(arguments: broken)
  func linesBreakAtWords(_ expected: (text: String, columns: Int, lines: [String])) {
    let made = TextLines(CellText([expected.text]), columns: expected.columns)
    #expect(made.lines.map(\.plain) == expected.lines)
  }

  static let cut: [(text: String, columns: Int, limit: Int, how: TextStyle.Truncation, lines: [String])] = [
    ("one two three", 8, 1, .tail, ["one two…"]), ("one two three", 7, 1, .tail, ["one tw…"]),
    ("one two three", 8, 1, .head, ["…o three"]), ("one two three", 9, 1, .middle, ["one …hree"]),
    ("one two three four", 9, 2, .tail, ["one two", "three fo…"]), ("one two", 7, 1, .tail, ["one two"]),
    ("日本語の文章", 5, 1, .tail, ["日本…"]), ("日本語の文章", 4, 1, .tail, ["日…"]), ("ab cd", 1, 1, .tail, ["…"]),
    ("first\nsecond", 20, 1, .tail, ["first…"]),
  ]

  @Test(arguments: cut)
  func aLimitEndsInAnEllipsis(
    _ expected: (text: String, columns: Int, limit: Int, how: TextStyle.Truncation, lines: [String])
  ) {
    let made = TextLines(
      CellText([expected.text]), columns: expected.columns, limit: expected.limit, truncation: expected.how)
    #expect(made.lines.map(\.plain) == expected.lines)
  }

  @Test func runsKeepTheirNumbersAcrossLines() {
    let made = TextLines(CellText(["read ", "this page", " now"]), columns: 9)
    #expect(made.lines.map(\.plain) == ["read this", "page now"])
    #expect(made.lines[0].spans.map(\.run) == [0, 1])
    #expect(made.lines[1].spans.map(\.run) == [1, 2])
    #expect(made.lines[1].spans.map(\.columns) == [4, 4])
  }

  @Test func nothingIsLostNothingIsTooWideNoClusterIsSplit() {
    var numbers = SeededGenerator(seed: 7)
    let pieces = [
      "word", " ", "  ", "-", "日本", "🙂", "👍🏽", "e\u{301}", "\t", "\n", "(", "。", "🇩🇪", "longerwordthanothers", "\u{200B}",
      "कि", ".",
    ]
    for _ in 0..<600 {
      let text = (0..<Int.random(in: 0..<24, using: &numbers)).map { _ in pieces.randomElement(using: &numbers) ?? "" }
        .joined()
      let columns = Int.random(in: 2..<30, using: &numbers)
      let source = CellText([text])
      let made = TextLines(source, columns: columns)
      #expect(made.lines.allSatisfy { $0.columns <= columns }, "\(text.debugDescription) in \(columns)")
      for line in made.lines { #expect(CellText.columns(line.plain) == line.columns) }
      let kept = made.lines.map(\.plain).joined().filter { $0 != " " }
      #expect(
        kept == String(source.clusters).filter { $0 != " " && $0 != "\n" }, "\(text.debugDescription) in \(columns)")
      // Breaking again at the width it came to changes nothing: what was measured is what is drawn.
      #expect(TextLines(source, columns: max(made.columns, 1)).lines == made.lines || made.columns < 2)
      let natural = TextLines.naturalSize(source)
      let whole = TextLines(source, columns: max(natural.columns, 1))
      #expect(
        CellSize(columns: whole.columns, rows: whole.lines.count) == natural, "\(text.debugDescription)")
    }
  }

  @Test func symbolsTakeOneColumn() {
    for name in [
      "star.fill", "bubble.right", "gearshape.fill", "bookmark", "exclamationmark.triangle.fill", "bell.badge",
    ] {
      let character = SymbolCells.character(name, isUTF8: true) ?? ""
      #expect(CellText.columns(character) == 1, "\(name)")
      #expect(SymbolCells.character(name, isUTF8: false)?.allSatisfy(\.isASCII) == true, "\(name)")
    }
    #expect(SymbolCells.character("unheard.of", isUTF8: true) == nil)
    #expect(SymbolCells.character("5.circle.fill", isUTF8: true) == "5")
    #expect(SymbolCells.character("b.square", isUTF8: false) == "B")
    #expect(SymbolCells.character("suit.spade.fill", isUTF8: true) == "♠")
    #expect(SymbolCells.character("plus.forwardslash.minus", isUTF8: true) == "±")
    #expect(SymbolCells.all.allSatisfy { CellText.columns($0.0) == 1 && $0.1.utf8.count == 1 })
  }
}
