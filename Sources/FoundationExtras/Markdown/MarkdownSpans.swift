import CCMark
import Foundation

/// A piece of Markdown text with one look.
package struct MarkdownSpan: Equatable, Sendable {
  package var text: String
  package var isBold = false
  package var isItalic = false
  package var isCode = false
  package var isStruckThrough = false
  /// The address of the link it belongs to, as it was written.
  package var link: String?
  /// Counts up with each paragraph, heading or item.
  package var block = 0
}

/// Reads CommonMark with libcmark. Strikethrough with two tildes, which CommonMark lacks, is added to its text.
package enum MarkdownReader {
  /// The text of a document as spans; what is markup of blocks alone (rules, raw HTML blocks) is kept as its text.
  package static func spans(_ markdown: String) -> [MarkdownSpan] {
    let bytes = Array(markdown.utf8)
    guard let root = cmark_parse_document(markdown, bytes.count, CMARK_OPT_DEFAULT),
      let iterator = cmark_iter_new(root)
    else { return [MarkdownSpan(text: markdown)] }
    defer {
      cmark_iter_free(iterator)
      cmark_node_free(root)
    }
    var walk = Walk()
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard let node = cmark_iter_get_node(iterator) else { continue }
      walk.visit(node, isEntering: event == CMARK_EVENT_ENTER)
    }
    return Strikethrough.applied(to: walk.spans)
  }

  /// Text without blocks: headings, lists and indented code are read as the paragraph's own text, and white space stays as it is.
  package static func inlineSpans(_ markdown: String) -> [MarkdownSpan] {
    // A space that is none of ASCII's keeps the parser from seeing where lines begin, and is still a space beside emphasis.
    let spaces: [Character] = ["\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}"]
    guard let stand = spaces.first(where: { !markdown.unicodeScalars.contains($0.unicodeScalars.first ?? " ") }) else {
      return [MarkdownSpan(text: markdown)]
    }
    let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var spans = spans("\(stand)\(lines.joined(separator: String(stand)))\(stand)").map { span in
      var span = span
      span.text = span.text.replacingOccurrences(of: String(stand), with: "\n")
      return span
    }
    if spans.first?.text.first == "\n" { spans[0].text.removeFirst() }
    if spans.last?.text.last == "\n" { spans[spans.count - 1].text.removeLast() }
    return spans.filter { !$0.text.isEmpty }
  }

  private struct Walk {
    var spans: [MarkdownSpan] = []
    private var (bold, italic) = (0, 0)
    private var links: [String] = []
    private var block = 0

    mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
        if isEntering, !spans.isEmpty { block += 1 }
      case CMARK_NODE_CODE_BLOCK:
        if !spans.isEmpty { block += 1 }
        add(literal(node), isCode: true)
      case CMARK_NODE_TEXT: add(literal(node))
      case CMARK_NODE_SOFTBREAK: add(" ")
      case CMARK_NODE_LINEBREAK: add("\n")
      case CMARK_NODE_CODE: add(literal(node), isCode: true)
      case CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK: add(literal(node))
      case CMARK_NODE_EMPH: italic += isEntering ? 1 : -1
      case CMARK_NODE_STRONG: bold += isEntering ? 1 : -1
      case CMARK_NODE_LINK:
        if isEntering {
          links.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
        } else {
          links.removeLast()
        }
      default: break
      }
    }

    private func literal(_ node: OpaquePointer) -> String {
      cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private mutating func add(_ text: String, isCode: Bool = false) {
      guard !text.isEmpty else { return }
      let span = MarkdownSpan(
        text: text, isBold: bold > 0, isItalic: italic > 0, isCode: isCode, link: links.last, block: block)
      if var last = spans.last {
        let joined = last.text + text
        last.text = text
        if last == span {
          spans[spans.count - 1].text = joined
          return
        }
      }
      spans.append(span)
    }
  }
}
