import Fuzzing
import Testing
@testable import SwiftUITerminal

@Suite(.timeLimit(.minutes(4)))
struct InputParserTests {
  private static func read(_ text: String) -> [InputParser.Event] {
    var parser = InputParser()
    return parser.read(text.utf8) + parser.timeOut()
  }

  private static func key(
    _ key: TerminalInput.Key, _ modifiers: TerminalInput.Modifiers = []
  ) -> InputParser.Event { .input(.key(key, modifiers)) }

  private static let keys: [(String, [InputParser.Event])] = [
    ("a", [key(.character("a"))]), ("A", [key(.character("A"))]), ("é", [key(.character("é"))]),
    ("日本", [key(.character("日")), key(.character("本"))]), ("👩‍👩‍👧", [key(.character("👩‍👩‍👧"))]),
    ("e\u{301}x", [key(.character("e\u{301}")), key(.character("x"))]), (" ", [key(.space)]), ("\r", [key(.enter)]),
    ("\t", [key(.tab)]), ("\u{7F}", [key(.backspace)]), ("\u{8}", [key(.backspace)]),
    ("\u{0}", [key(.space, .control)]),
    ("\u{3}", [key(.character("c"), .control)]), ("\u{1A}", [key(.character("z"), .control)]),
    ("\u{1C}", [key(.character("\\"), .control)]), ("\u{1B}", [key(.escape)]), ("\u{1B}\u{1B}", [key(.escape, .alt)]),
    ("\u{1B}x", [key(.character("x"), .alt)]), ("\u{1B}é", [key(.character("é"), .alt)]),
    ("\u{1B}[", [key(.character("["), .alt)]), ("\u{1B}O", [key(.character("O"), .alt)]),
    ("\u{1B}]", [key(.character("]"), .alt)]), ("\u{1B}\r", [key(.enter, .alt)]),
    ("\u{1B}\u{7F}", [key(.backspace, .alt)]),
    ("\u{1B}[A", [key(.up)]), ("\u{1B}OA", [key(.up)]), ("\u{1B}[1;5C", [key(.right, .control)]),
    ("\u{1B}[1;4D", [key(.left, [.alt, .shift])]), ("\u{1B}\u{1B}[A", [key(.up, .alt)]),
    ("\u{1B}[Z", [key(.tab, .shift)]),
    ("\u{1B}[H", [key(.home)]), ("\u{1B}[F", [key(.end)]), ("\u{1B}[1~", [key(.home)]), ("\u{1B}[8~", [key(.end)]),
    ("\u{1B}[3~", [key(.delete)]), ("\u{1B}[3;5~", [key(.delete, .control)]), ("\u{1B}[5~", [key(.pageUp)]),
    ("\u{1B}[6~", [key(.pageDown)]), ("\u{1B}[2~", [key(.insert)]), ("\u{1B}OP", [key(.function(1))]),
    ("\u{1B}[1;2R", [key(.function(3), .shift)]), ("\u{1B}[15~", [key(.function(5))]),
    ("\u{1B}[24~", [key(.function(12))]),
    ("\u{1B}[[A", [key(.function(1))]), ("\u{1B}OM", [key(.enter)]), ("\u{1B}Oq", [key(.character("1"))]),
    ("\u{1B}[5^", [key(.pageUp, .control)]), ("\u{1B}[5$", [key(.pageUp, .shift)]), ("\u{1B}[a", [key(.up, .shift)]),
    ("\u{1B}[97;5u", [key(.character("a"), .control)]), ("\u{1B}[97;2u", [key(.character("A"))]),
    ("\u{1B}[97:65;2u", [key(.character("A"))]), ("\u{1B}[27u", [key(.escape)]),
    ("\u{1B}[13;2u", [key(.enter, .shift)]),
    ("\u{1B}[97;1:3u", []), ("\u{1B}[57441;2u", []), ("\u{1B}[27;5;105~", [key(.character("i"), .control)]),
    ("\u{1B}[I", [.input(.focus(true))]), ("\u{1B}[O", [.input(.focus(false))]),
    ("\u{1B}[<0;3;5M", [.input(.mouse(.init(.press, at: CellPoint(column: 2, row: 4))))]),
    ("\u{1B}[<0;3;5m", [.input(.mouse(.init(.release, at: CellPoint(column: 2, row: 4))))]),
    ("\u{1B}[<32;3;5M", [.input(.mouse(.init(.drag, at: CellPoint(column: 2, row: 4))))]),
    ("\u{1B}[<64;1;1M", [.input(.mouse(.init(.scrollUp, at: CellPoint(column: 0, row: 0))))]),
    ("\u{1B}[<81;1;1M", [.input(.mouse(.init(.scrollDown, at: CellPoint(column: 0, row: 0))))]),
    ("\u{1B}[<35;3;5M", []), ("\u{1B}[<2;3;5M", []), ("\u{1B}[<0;0;5M", []), ("\u{1B}[M abx", [key(.character("x"))]),
    (
      "\u{1B}[200~two\r\nlines\rq\u{1B}[A\u{1B}[201~x", [.input(.paste("two\nlines\nq\u{1B}[A")), key(.character("x"))]
    ),
    // Answers are no keys.
    ("\u{1B}[?62;4;22c", [.answer(.attributes([62, 4, 22]))]), ("\u{1B}[>0;276;0c", [.answer(.other)]),
    ("\u{1B}[6;20;10t", [.answer(.cellSize(width: 10, height: 20))]), ("\u{1B}[24;80R", [.answer(.other)]),
    ("\u{1B}[?0u", [.answer(.kittyKeyboard)]), ("\u{1B}[?2026;2$y", [.answer(.other)]),
    ("\u{1B}[0n", [.answer(.other)]),
    ("\u{1B}_Gi=31;OK\u{1B}\\", [.answer(.kittyGraphics(true))]),
    ("\u{1B}_Gi=31;ENOTSUPPORTED:x\u{1B}\\", [.answer(.kittyGraphics(false))]),
    ("\u{1B}]11;rgb:ffff/0000/8080\u{7}", [.answer(.background(red: 1, green: 0, blue: 32896.0 / 65535))]),
    ("\u{1B}]11;rgb:ff/00/00\u{1B}\\", [.answer(.background(red: 1, green: 0, blue: 0))]),
    ("\u{1B}P1+r544e\u{1B}\\a", [.answer(.other), key(.character("a"))]),
    ("\u{1B}]52;c;aGk=\u{1B}\\", [.answer(.other)]),
    // Unknown sequences go as a whole.
    ("\u{1B}[1;2;3;4zq", [key(.character("q"))]), ("\u{1B}[?1;2hq", [.answer(.other), key(.character("q"))]),
    ("\u{1B}[12\u{3}", [key(.character("c"), .control)]), ("\u{1B}]11;rg\u{1B}[A", [key(.up)]),
    ("\u{1B}]11;rg\r", [key(.enter)]),
  ]

  @Test func bytesBecomeWhatThePersonDid() {
    for (text, events) in Self.keys {
      #expect(Self.read(text) == events, "\(text.debugDescription)")
    }
  }

  @Test func thePiecesThatBytesComeInDoNotMatter() {
    let cases = Self.keys.filter { !$0.0.unicodeScalars.contains { $0.value == 0x301 || $0.value == 0x200D } }
    for (text, events) in cases {
      var parser = InputParser()
      var found: [InputParser.Event] = []
      for byte in text.utf8 { found += parser.read([byte]) }
      found += parser.timeOut()
      #expect(found == events, "\(text.debugDescription)")
    }
  }

  @Test func aLoneEscapeIsAKeyOnlyAfterAPause() {
    var parser = InputParser()
    #expect(parser.read([0x1B]) == [])
    #expect(parser.isWaiting)
    #expect(parser.read("[A".utf8) == [Self.key(.up)])
    #expect(!parser.isWaiting)
    #expect(parser.read([0x1B]) == [])
    #expect(parser.timeOut() == [Self.key(.escape)])
    #expect(parser.read("[A".utf8) == [Self.key(.character("[")), Self.key(.character("A"))])
  }

  @Test func aPasteOfAMegabyteComesWholeWhateverItsPieces() {
    var parser = InputParser()
    let text = String(repeating: "line of a paste\n", count: 1 << 16)
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~q".utf8)
    var events: [InputParser.Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      events += parser.read(rest.prefix(4099))
      rest = rest.dropFirst(4099)
    }
    #expect(events == [.input(.paste(text)), Self.key(.character("q"))])
  }

  @Test func aPasteIsCutWhereItIsTooLongAndItsEndIsFound() {
    var parser = InputParser()
    let text = String(repeating: "x", count: 4 << 20) + "the rest"
    let events = parser.read("\u{1B}[200~\(text)\u{1B}[201~q".utf8)
    guard case .input(.paste(let pasted))? = events.first else {
      Issue.record("no paste")
      return
    }
    #expect(pasted.utf8.count <= 4 << 20)
    #expect(events.last == Self.key(.character("q")))
  }

  /// After anything at all, and a person who presses Return twice, the parser is back to keys.
  @Test func noInputMakesItCrashOrDeaf() {
    var fuzz = Fuzzing(
      seeds: Self.keys.map { Array($0.0.utf8) },
      pieces: [
        "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}[<", ";", ":", "\u{1B}\\",
        "999999999999", "M", "~",
      ],
      seed: 21)
    for round in 0..<Fuzzing.count(short: 20_000) {
      var parser = InputParser()
      let bytes = fuzz.next()
      let cut = bytes.isEmpty ? 0 : round % bytes.count
      _ = parser.read(bytes[..<cut])
      if round & 3 == 0 { _ = parser.timeOut() }
      _ = parser.read(bytes[cut...])
      _ = parser.timeOut()
      _ = parser.read("\u{1B}[201~xyz\r\r".utf8)
      _ = parser.timeOut()
      guard parser.read("q".utf8).last == Self.key(.character("q")) else {
        Issue.record("deaf after \(bytes)")
        return
      }
    }
  }
}
