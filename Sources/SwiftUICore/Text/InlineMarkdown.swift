import Foundation
import MarkdownReading

/// The part of Markdown that text literals may hold: emphasis, strong emphasis, code, strikethrough and links. Everything else is text.
enum InlineMarkdown {
  /// False where reading it as Markdown would change nothing.
  static func mayContainMarkup(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
        UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  static func runs(_ text: String) -> [TextContent.Run] {
    guard mayContainMarkup(text) else { return [TextContent.Run(text)] }
    let runs = MarkdownReader.inlineSpans(AttributedWords.read(text)).map(run)
    return runs.isEmpty ? [TextContent.Run("")] : runs
  }

  /// Links keep their address where it is http, https or mailto.
  private static func run(_ span: MarkdownSpan) -> TextContent.Run {
    let scheme = span.link.flatMap { URL(string: $0)?.scheme?.lowercased() }
    let isOpened = scheme.map { ["http", "https", "mailto"].contains($0) } == true
    var style = TextStyle()
    if span.isBold { style.isBold = true }
    if span.isItalic { style.isItalic = true }
    if span.isCode { style.isMonospaced = true }
    if span.isStruckThrough { style.isStruckThrough = true }
    return TextContent.Run(span.text, style: style, link: isOpened ? span.link : nil)
  }
}
