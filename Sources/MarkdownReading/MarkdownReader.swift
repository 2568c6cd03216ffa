/// The one reader of Markdown.
package enum MarkdownReader {
  /// The text of a document as spans; what is markup of blocks alone (rules, raw HTML blocks) is kept as its text.
  package static func spans(_ markdown: String) -> [MarkdownSpan] {
    guard let document = MarkdownDocument(markdown.utf8) else { return [MarkdownSpan(text: markdown)] }
    return MarkdownWalk.spans(of: document)
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
      span.text = String(span.text.map { $0 == stand ? "\n" : $0 })
      return span
    }
    if spans.first?.text.first == "\n" { spans[0].text.removeFirst() }
    if spans.last?.text.last == "\n" { spans[spans.count - 1].text.removeLast() }
    return spans.filter { !$0.text.isEmpty }
  }

  /// A document as the markup of a page, in UTF-8; what was HTML in it is left out. Nil where memory is short.
  package static func html(_ markdown: some Sequence<UInt8>) -> [UInt8]? {
    guard let document = MarkdownDocument(markdown) else { return nil }
    return document.html.map { Array($0.utf8) }
  }
}
