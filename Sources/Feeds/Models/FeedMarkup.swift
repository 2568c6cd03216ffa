import Articles
import Foundation
import OutsideText

/// Text of a feed as its outlet wrote it, and what is to be known to read it. It is outside text: nothing of it is shown before
/// one of the readings here has made it harmless.
package struct FeedMarkup: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case text, html
  }

  package var kind: Kind
  package var source: String
  /// What relative addresses in it are relative to.
  package var base: URL

  package init(_ kind: Kind, _ source: String, base: URL) {
    self.kind = kind
    self.source = source
    self.base = base
  }

  /// The blocks to show.
  /// - Parameter title: a heading at the start that says the same is left out.
  package func blocks(title: String? = nil) -> [ReadableDocument.Block] {
    switch kind {
    case .html: return HTMLFragment(source, base: base, title: title).blocks
    case .text:
      return source.prefix(HTMLFragment.largest).split(separator: /\n\s*\n/)
        .map { PlainText.label(String($0)) }.filter { !$0.isEmpty }
        .map { .paragraph([ReadableDocument.Run($0)]) }
    }
  }

  /// The words on one line, at most so many characters.
  package func line(limit: Int = 400) -> String {
    // Rows show the beginning of long articles: mostly the beginning of the source is enough for it.
    let start = source.utf8.prefix(min(limit, source.utf8.count) * 16)
    if start.endIndex < source.endIndex {
      let words = words(in: String(decoding: start, as: UTF8.self))
      if words.count > limit { return Self.cut(words, to: limit) }
    }
    return Self.cut(words(in: source), to: limit)
  }

  private func words(in source: String) -> String {
    switch kind {
    case .html: PlainText.label(HTMLFragment(source, base: base).line)
    case .text: PlainText.label(source)
    }
  }

  static func cut(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    let start = text.prefix(max(1, limit - 1))
    let whole = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return (whole.count * 2 > limit ? String(whole) : String(start)) + "…"
  }
}
