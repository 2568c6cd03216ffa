/// Turns what a person types into the HTML of the official API: paragraphs separated by `<p>`, `*emphasis*`, links cut to 60
/// characters, lines that begin with two spaces as code, everything else escaped.
enum SubmittedText {
  static func html(_ text: String) -> String {
    var result = ""
    var code: [Substring] = []
    var paragraph: [Substring] = []

    func separate() { if !result.isEmpty { result += "<p>" } }
    func finishParagraph() {
      guard !paragraph.isEmpty else { return }
      separate()
      result += inline(paragraph.joined(separator: " "))
      paragraph = []
    }
    func finishCode() {
      guard !code.isEmpty else { return }
      separate()
      while code.last?.isEmpty == true { code.removeLast() }
      result += "<pre><code>" + code.map { escape($0) }.joined(separator: "\n") + "\n</code></pre>"
      code = []
    }

    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  ") {
        finishParagraph()
        code.append(line)
      } else if line.isEmpty {
        finishParagraph()
        if !code.isEmpty { code.append("") }
      } else {
        finishCode()
        paragraph.append(line)
      }
    }
    finishParagraph()
    finishCode()
    return result
  }

  static func escape(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#x27;"
      case "/": result += "&#x2F;"
      default: result.append(character)
      }
    }
    return result
  }

  private static func inline(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    var plain = rest.startIndex
    func flush(_ end: Substring.Index) { result += escape(text[plain..<end]) }
    while let index = rest.firstIndex(where: { $0 == "*" || $0 == "h" }) {
      let tail = rest[index...]
      if tail.hasPrefix("https://") || tail.hasPrefix("http://") {
        flush(index)
        let link = trimmed(tail.prefix { !$0.isWhitespace && $0 != "<" && $0 != ">" })
        let shown = link.count > 60 ? escape(link.prefix(57)) + "..." : escape(link)
        result += "<a href=\"\(escape(link))\" rel=\"nofollow\">\(shown)</a>"
        plain = link.endIndex
        rest = text[link.endIndex...]
      } else if tail.first == "*", let end = emphasisEnd(tail) {
        flush(index)
        result += "<i>" + escape(text[text.index(after: index)..<end]) + "</i>"
        plain = text.index(after: end)
        rest = text[plain...]
      } else {
        rest = tail.dropFirst()
      }
    }
    flush(text.endIndex)
    return result
  }

  /// The closing star of `*words*`, where the inside neither begins nor ends with a space.
  private static func emphasisEnd(_ text: Substring) -> Substring.Index? {
    let inside = text.dropFirst()
    guard let first = inside.first, first != " ", first != "*" else { return nil }
    guard let end = inside.firstIndex(of: "*"), inside[inside.index(before: end)] != " " else { return nil }
    return end
  }

  /// Without the punctuation that ends a sentence.
  private static func trimmed(_ link: Substring) -> Substring {
    var link = link
    while let last = link.last, ".,;:!?)".contains(last) { link = link.dropLast() }
    return link
  }
}
