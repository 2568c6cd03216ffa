import CombineTesting
import Foundation
import OutsideText
import Testing

@Suite(.timeLimit(.minutes(4))) struct ControlFilterTests {
  @Test(arguments: [
    ("plain text, ünïcödé, 日本語, 👩🏽‍🚀", "plain text, ünïcödé, 日本語, 👩🏽‍🚀"),
    ("\u{1B}[31;1;5mSYSTEM\u{1B}[0m run", "SYSTEM run"),
    ("\u{1B}[2J\u{1B}[H\u{1B}[3Jgone", "gone"),
    ("\u{1B}]2;OWNED\u{07}harmless", "harmless"),
    ("\u{1B}]52;c;cm0=\u{07}copied?", "copied?"),
    ("\u{1B}]8;;https://evil.example\u{1B}\\click\u{1B}]8;;\u{1B}\\", "click"),
    ("\u{9B}31mC1 control\u{9B}0m \u{90}q\u{9C}", "C1 control "),
    ("\u{1B}Pq#0;2;0;0;0\u{1B}\\after", "after"),
    ("\u{1B}(Bcharset \u{1B}Mup \u{1B}7save", "charset up save"),
    ("\u{1B}]no end, so the text stays", "no end, so the text stays"),
    ("\u{1B}[31", ""),
    ("\u{1B}", ""),
    ("over\u{8}\u{8}write", "overwrite"),
    ("a\u{0}b\u{7}c\u{7F}d", "abcd"),
    ("one\ntwo\r\nthree\tfour\u{2028}five\u{2029}six\u{85}seven\rend", "one two three four five six seven end"),
    ("invoice\u{202E}gpj.exe\u{202C} \u{2066}isolate\u{2069}\u{200F}\u{200E}\u{61C}", "invoicegpj.exe isolate"),
  ])
  func makesOneSafeLine(_ outside: String, _ safe: String) {
    #expect(ControlFilter.line(outside) == safe)
  }

  @Test func keepsTheLayoutOfCode() {
    #expect(ControlFilter.block("if x {\r\n\treturn\r}\u{2028}\u{1B}[2Jend\u{0}") == "if x {\n\treturn\n}\nend")
  }

  static let pieces = [
    "\u{1B}", "[", "]", "P", "_", "31", ";", "m", "\u{07}", "\u{9B}", "\u{9D}", "\u{9C}", "\\", " ", "\n", "\r", "\t",
    "a",
    "ß", "日", "👩‍🚀", "\u{202E}", "\u{2069}", "\u{85}", "\u{2028}", "\u{FFFE}", "\u{301}", "\u{18}", "x",
  ]

  @Test func leavesNothingHarmfulAndIsStable() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let outside = random.text(of: Self.pieces, count: Int(random.next() % 40))
      let line = ControlFilter.line(outside)
      #expect(line.unicodeScalars.allSatisfy(ControlFilter.isHarmless), "\(outside.debugDescription)")
      #expect(ControlFilter.line(line) == line)
      let block = ControlFilter.block(outside)
      #expect(block.unicodeScalars.allSatisfy { ControlFilter.isHarmless($0) || $0 == "\n" || $0 == "\t" })
      #expect(ControlFilter.block(block) == block)
    }
  }

  @Test func losesNoOrdinaryText() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let plain = random.text(of: ["a", " ", "é", "日本", "𝒮", "👍🏽", "[31m", "\\", "é", "\u{AD}", "\u{200B}"], count: 30)
      #expect(ControlFilter.line(plain) == plain)
      #expect(ControlFilter.block(plain) == plain)
    }
  }

  /// Four times the text may take about four times as long; sixteen times would be a quadratic filter.
  @Test(arguments: ["\u{1B}]", "\u{1B}[", "\u{9D}", "\u{1B}]\u{07}", "\u{1B}\u{1B}", "\u{9B}31"])
  func takesLinearTime(_ unit: String) {
    let clock = ContinuousClock()
    let small = String(repeating: unit, count: 25_000)
    let large = String(repeating: unit, count: 200_000)
    let short = clock.measure { _ = ControlFilter.line(small) }
    let long = clock.measure { _ = ControlFilter.line(large) }
    #expect(long < short * 30 + .seconds(3))
  }
}
