import Foundation
import FoundationExtras
import Fuzzing
import Testing

@Suite(.timeLimit(.minutes(4))) struct MarkdownTests {
  typealias Syntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax

  private func runs(_ text: String, _ syntax: Syntax = .full) throws -> [String] {
    let read = try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
    return read.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks: [(InlinePresentationIntent, String)] = [
        (.emphasized, "i"), (.stronglyEmphasized, "b"), (.code, "c"), (.strikethrough, "s"),
      ]
      let look = marks.filter { intent.contains($0.0) }.map(\.1).joined()
      let words = String(read[run.range].characters)
      return (look.isEmpty ? "" : look + ":") + words + (run.link.map { "@" + $0.absoluteString } ?? "")
    }
  }

  @Test(arguments: [
    ("Hello **bold** *it* `code`", ["Hello ", "b:bold", " ", "i:it", " ", "c:code"]),
    ("***both***", ["ib:both"]), (#"\*plain\* 2*3"#, ["*plain* 2*3"]), ("`~~c~~`", ["c:~~c~~"]),
    ("~~gone~~ ~~**x** y~~", ["s:gone", " ", "bs:x", "s: y"]), ("x ~~~~a ~~b", ["x ~~~~a ~~b"]),
    ("[a **b**](https://x.y/z)", ["a @https://x.y/z", "b:b@https://x.y/z"]), ("<b>&amp;", ["<b>&"]),
    ("one\ntwo", ["one two"]),
  ])
  func emphasisBecomesIntents(text: String, expected: [String]) throws {
    #expect(try runs(text) == expected)
  }

  @Test func addressesAreRelativeToABase() throws {
    let read = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://x.y/z/"))
    #expect(read.runs.first?.link?.absoluteURL == URL(string: "https://x.y/z/b"))
  }

  @Test func blocksAreTextWhereOnlyInlineMarksAreRead() throws {
    #expect(
      try runs("# H\n1. **a\nb**\n\n    c ", .inlineOnlyPreservingWhitespace) == ["# H\n1. ", "b:a\nb", "\n\n    c "])
    #expect(try runs("# H\n\n- _a_", .inlineOnly) == ["# H - ", "i:a"])
    #expect(try runs("# H\n\npara") == ["Hpara"])
    for syntax in [Syntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] { #expect(try runs("", syntax) == []) }
  }

  /// Text without any mark comes out as it went in, and damaged text never stops the reader.
  @Test func everyTextIsMarkdown() throws {
    var fuzz = Fuzzing(
      seeds: ["# a\n- **b** _c_ `d` [e](f) ~~g~~", "> > * 1. ![i](j \"k\")", "[a]: b\n[a]"],
      pieces: ["**", "~~", "`", "[", "](", "\n", "\u{1680}", "\u{205F}", "<!--", "&#0;", "\\"], seed: 5)
    for _ in 0..<Fuzzing.count(short: 500) {
      let text = String(decoding: fuzz.next(), as: UTF8.self)
      for syntax in [Syntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] { _ = try runs(text, syntax) }
      let plain = String(text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "\n" })
      #expect(try runs(plain, .inlineOnlyPreservingWhitespace).joined() == plain)
    }
    _ = try runs(String(repeating: "*a **b ", count: 5000))
    _ = try runs(String(repeating: "[", count: 20_000))
    _ = try runs(String(repeating: "> ", count: 5000) + "a")
  }
}
