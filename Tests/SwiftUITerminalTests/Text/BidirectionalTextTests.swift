import Foundation
import Testing

@testable import SwiftUITerminal

@Suite(.timeLimit(.minutes(4)))
struct BidirectionalTextTests {
  /// Unicode's own test: 91,707 lines of scalars, a direction, the levels they get and the order they are shown in.
  @Test func everyLineOfUnicodesTestIsInOrder() throws {
    let file = "/usr/share/unicode/BidiCharacterTest.txt"
    let data = try #require(
      FileManager.default.contents(atPath: file), "\(file) is missing: scripts/bootstrap test installs it")
    var count = 0
    var wrong: [String] = []
    for line in data.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard fields.count >= 5 else { continue }
      count += 1
      let scalars = Self.numbers(fields[0], radix: 16).compactMap { $0.flatMap { UInt32(exactly: $0) } }
      let direction: BidirectionalText.Direction =
        switch fields[1].first {
        case UInt8(ascii: "0"): .leftToRight
        case UInt8(ascii: "1"): .rightToLeft
        default: .firstStrong(orRightToLeft: false)
        }
      let paragraph = BidirectionalText.paragraph(scalars, direction)
      // What the algorithm removes has neither level nor place: "x".
      let expected = Self.numbers(fields[3], radix: 10)
      var levels = paragraph.levels
      let order = BidirectionalText.order(scalars, &levels, base: paragraph.base)
        .filter { expected.indices.contains($0) && expected[$0] != nil }
      let hasLevels = zip(expected, levels).allSatisfy { $0 == nil || $0 == Int($1) }
      guard hasLevels, order == Self.numbers(fields[4], radix: 10).compactMap({ $0 }),
        Self.numbers(fields[2], radix: 10) == [Int(paragraph.base)]
      else {
        wrong.append(String(decoding: line, as: UTF8.self))
        continue
      }
    }
    #expect(count > 90_000)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  /// Numbers with blanks between them; nil for what is none.
  private static func numbers(_ field: Data, radix: Int) -> [Int?] {
    field.split(separator: UInt8(ascii: " ")).map { word in
      var number = 0
      for byte in word {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number * radix + Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F") where radix == 16:
          number = number * radix + Int(byte - UInt8(ascii: "A")) + 10
        default: return nil
        }
      }
      return number
    }
  }

  private func shown(_ text: String, _ order: TextOrder = TextOrder()) -> String {
    String(VisualLine(Array(text), order: order).places.map(\.cluster))
  }

  @Test func hebrewGoesFromRightToLeftWithinAnEnglishLine() {
    #expect(shown("one שלום two") == "one םולש two")
    #expect(shown("שלום (1948) שנה") == "הנש (1948) םולש")
    #expect(shown("שלום, 12:30!") == "!12:30 ,םולש")
  }

  @Test func arabicLettersAreJoinedAndTakeTheSameColumns() {
    let line = VisualLine(Array("كتاب"), order: TextOrder())
    #expect(line.places.map(\.index) == [3, 2, 1, 0])
    #expect(line.columns == 4 && line.places.map(\.columns) == [1, 1, 1, 1])
    let text = String(line.places.reversed().map(\.cluster))
    #expect(text != "كتاب" && text.precomposedStringWithCompatibilityMapping == "كتاب", "in their joined forms")
  }

  @Test func marksStayWithTheirLetters() {
    let text = "שָׁלוֹם"
    let line = VisualLine(Array(text), order: TextOrder())
    #expect(line.places.count == text.count)
    #expect(line.places.map(\.cluster).reversed() == Array(text))
  }

  @Test func aTurnedScreenGetsItsLinesTheOtherWayRound() {
    let turned = TextOrder(isMirrored: true)
    #expect(shown("plain English", turned) == "hsilgnE nialp")
    #expect(shown("[✓] 12", turned) == "]✓[ 21", "turned round it is 12 [✓], which is read from the right")
    #expect(shown("שלום", turned) == "שלום")
    #expect(turned.drawn("▌") == "▐" && turned.drawn("─") == "─")
  }

  @Test func aTerminalThatOrdersLettersGetsThemAsTheyAreRead() {
    #expect(TextOrder(isTerminals: true).isPlain("שלום"))
    #expect(TextOrder().isPlain("Plain, “quoted” — 日本") && !TextOrder().isPlain("x ש"))
  }

  @Test func aTurnedGridKeepsTheHalvesOfWideCharactersInOrder() {
    var canvas = CellCanvas(size: CellSize(columns: 6, rows: 1), isUTF8: true)
    canvas.write("ab日c", at: CellPoint(column: 0, row: 0), CellLook(), in: canvas.bounds)
    let turned = canvas.grid.mirrored
    #expect(turned.cells.map(\.character) == [" ", "c", "日", "", "b", "a"])
    #expect(turned.mirrored == canvas.grid)
  }

  @Test func theTerminalIsAskedWhetherItOrdersLetters() {
    var parser = InputParser()
    #expect(parser.read("\u{1B}[8;1$y".utf8) == [.answer(.ordersText(true))])
    #expect(parser.read("\u{1B}[8;3$y".utf8) == [.answer(.ordersText(true))])
    #expect(parser.read("\u{1B}[8;2$y".utf8) == [.answer(.ordersText(false))])
    #expect(parser.read("\u{1B}[8;0$y".utf8) == [.answer(.ordersText(false))])
    #expect(TerminalSequences.take.contains("\u{1B}[8l") && TerminalSequences.giveBack.contains("\u{1B}[8h"))
  }
}
