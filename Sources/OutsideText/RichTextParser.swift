import Foundation

extension RichText {
  /// Reads the small part of HTML that Hacker News uses: `<p>` (a separator), `<i>`, `<a href>`, `<pre><code>`.
  ///
  /// Other known elements lose their tags and keep their text; `script` and `style` lose their text too. What only looks
  /// like a tag (`a < b`, `<3`, `vector<int>`) stays text. Takes time linear in the length of `html` and never fails.
  package init(html: String) {
    var parser = RichTextParser(html)
    self = parser.parse()
  }
}

private struct RichTextParser {
  private var tokens: HTMLTokenizer
  private var paragraphs: [RichText.Paragraph] = []
  private var runs: [RichText.Run] = []
  private var italicDepth = 0
  private var codeDepth = 0
  private var preDepth = 0
  private var link: URL?
  /// White space seen since the last word, not written yet.
  private var hasPendingSpace = false

  init(_ html: String) {
    tokens = HTMLTokenizer(html)
  }

  mutating func parse() -> RichText {
    while let token = tokens.next() {
      switch token {
      case .text(let text): preDepth > 0 ? appendCode(text) : appendText(text)
      case .tag(let tag): handle(tag)
      }
    }
    endParagraph()
    return RichText(paragraphs: paragraphs)
  }

  private mutating func handle(_ tag: HTMLTokenizer.Tag) {
    switch tag.name {
    case "i", "em": italicDepth = tag.isEnd ? max(0, italicDepth - 1) : italicDepth + 1
    case "code", "tt", "kbd": codeDepth = tag.isEnd ? max(0, codeDepth - 1) : codeDepth + 1
    case "a": link = tag.isEnd ? nil : tag.href.flatMap(SafeLink.url)
    case "pre":
      endParagraph()
      preDepth = tag.isEnd ? 0 : 1
    case _ where HTMLTokenizer.blockElements.contains(tag.name):
      if preDepth == 0 { endParagraph() }
    default: break
    }
  }

  private mutating func appendText(_ text: String) {
    var words = String.UnicodeScalarView()
    for scalar in ControlFilter.line(text).unicodeScalars {
      if scalar == " " {
        if !words.isEmpty { append(String(words)) }
        words = String.UnicodeScalarView()
        hasPendingSpace = !runs.isEmpty
      } else {
        words.append(scalar)
      }
    }
    append(String(words))
  }

  private mutating func appendCode(_ text: String) {
    append(ControlFilter.block(text))
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    var run = RichText.Run(
      text, isItalic: italicDepth > 0 && preDepth == 0, isCode: codeDepth > 0 || preDepth > 0, link: link)
    guard let last = runs.indices.last else {
      runs.append(run)
      return
    }
    let space = hasPendingSpace ? " " : ""
    hasPendingSpace = false
    if runs[last].isItalic == run.isItalic, runs[last].isCode == run.isCode, runs[last].link == run.link {
      runs[last].text += space + text
      return
    }
    // The space between two styles goes to the plainer side, never into a link.
    if !runs[last].isStyled {
      runs[last].text += space
    } else if !run.isStyled {
      run.text = space + run.text
    } else if !space.isEmpty {
      runs.append(.init(space))
    }
    runs.append(run)
  }

  /// Closes the paragraph; styles end with it, because an unclosed `<i>` must not slant the rest of the page.
  private mutating func endParagraph() {
    defer {
      runs = []
      italicDepth = 0
      codeDepth = 0
      link = nil
      hasPendingSpace = false
    }
    if preDepth > 0 {
      let code = Self.trimmingBlankEnds(runs.map(\.text).joined())
      if !code.isEmpty { paragraphs.append(.init(.code, runs: [.init(code, isCode: true)])) }
      return
    }
    guard !runs.isEmpty else { return }
    let depth = takeQuoteSigns()
    guard !runs.isEmpty else { return }
    paragraphs.append(.init(depth == 0 ? .text : .quote(depth: depth), runs: runs))
  }

  /// Removes the leading `>` signs and gives their number. A line of signs alone is text.
  private mutating func takeQuoteSigns() -> Int {
    let signs = runs[0].text.prefix { $0 == ">" || $0 == " " }
    let depth = signs.lazy.filter { $0 == ">" }.count
    guard depth > 0, runs.count > 1 || signs.endIndex < runs[0].text.endIndex else { return 0 }
    runs[0].text.removeSubrange(..<signs.endIndex)
    if runs[0].text.isEmpty { runs.removeFirst() }
    if runs.first?.text.first == " " { runs[0].text.removeFirst() }
    return depth
  }

  private static func trimmingBlankEnds(_ code: String) -> String {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension RichText.Run {
  fileprivate var isStyled: Bool { isItalic || isCode || link != nil }
}
