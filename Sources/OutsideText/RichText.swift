import Foundation

/// A comment's text as plain values: paragraphs made of runs, with nothing left of the markup it came in.
///
/// Values are safe to show: entities are decoded, control characters filtered, links hold `http` or `https` addresses only.
package struct RichText: Hashable, Sendable, Codable {
  package var paragraphs: [Paragraph]

  package init(paragraphs: [Paragraph] = []) {
    self.paragraphs = paragraphs
  }

  package struct Paragraph: Hashable, Sendable, Codable {
    package enum Kind: Hashable, Sendable, Codable {
      case text
      /// A quotation: the line began with `>`, as often as `depth` says. The signs are not part of the runs.
      case quote(depth: Int)
      /// Preformatted text: one run whose newlines and tabs are meant.
      case code
    }

    package var kind: Kind
    package var runs: [Run]

    package init(_ kind: Kind = .text, runs: [Run]) {
      self.kind = kind
      self.runs = runs
    }

    /// The paragraph's words without style.
    package var text: String { runs.map(\.text).joined() }
  }

  /// A stretch of text in one style.
  package struct Run: Hashable, Sendable, Codable {
    package var text: String
    package var isItalic: Bool
    package var isCode: Bool
    package var link: URL?

    package init(_ text: String, isItalic: Bool = false, isCode: Bool = false, link: URL? = nil) {
      self.text = text
      self.isItalic = isItalic
      self.isCode = isCode
      self.link = link
    }
  }

  package var isEmpty: Bool { paragraphs.isEmpty }

  /// All link targets in the order of the text, each once.
  package var links: [URL] {
    var seen: Set<URL> = []
    return paragraphs.flatMap(\.runs).compactMap(\.link).filter { seen.insert($0).inserted }
  }

  /// The text for plain output: paragraphs parted by blank lines, quotes marked by `> `, code indented by four spaces,
  /// shortened link texts replaced by their whole address.
  package var plainText: String {
    paragraphs.map { paragraph in
      let words = paragraph.runs.map(\.withAddress).joined()
      switch paragraph.kind {
      case .text: return words
      case .quote(let depth): return String(repeating: ">", count: depth) + " " + words
      case .code:
        return words.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
      }
    }.joined(separator: "\n\n")
  }
}

extension RichText.Run {
  /// The text, and the link's address where the text does not already say it.
  fileprivate var withAddress: String {
    guard let link else { return text }
    let address = link.absoluteString
    if text == address { return text }
    let isShortened = text.hasSuffix("...") && address.hasPrefix(text.dropLast(3))
    return isShortened ? address : "\(text) (\(address))"
  }
}
