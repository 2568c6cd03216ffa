import Articles
import Foundation
import OutsideText

/// How short texts and addresses of feeds are made fit to show.
enum FeedText {
  /// A title: entities decoded, tags of words taken away. What is no tag of words was meant, as in `The <canvas> element`.
  static func title(_ text: String, isPlain: Bool = false) -> String? {
    let text = text.utf8.count <= 2000 ? text : String(text.prefix(2000))
    let words = isPlain || !hasMarkup(text) ? PlainText.label(text) : PlainText.title(withoutTags(text))
    return words.isEmpty ? nil : words
  }

  static func label(_ text: String?) -> String? {
    guard let text else { return nil }
    let words = PlainText.label(text.utf8.count <= 1000 ? text : String(text.prefix(1000)))
    return words.isEmpty ? nil : words
  }

  /// Whether tags or references may stand in it.
  private static func hasMarkup(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        bytes[index] == UInt8(ascii: "<")
          || bytes[index] == UInt8(ascii: "&") && index + 1 < bytes.count && bytes[index + 1] > 0x20
      }
    }
  }

  private static func withoutTags(_ text: String) -> String {
    return text.replacing(
      /(?i)<\/?(a|abbr|b|big|br|cite|code|del|em|font|i|img|ins|p|q|s|small|span|strong|sub|sup|tt|u|wbr)(\s[^>]*)?\/?>/,
      with: "")
  }

  /// A person's name. RSS wants an address of e-mail there, with the name in parentheses.
  static func person(_ text: String) -> String? {
    guard let label = label(text) else { return nil }
    let start = label.lowercased()
    if start.hasPrefix("http://") || start.hasPrefix("https://") { return nil }
    guard label.utf8.contains(UInt8(ascii: "@")) else { return label }
    if let named = label.firstMatch(of: /^\S+@\S+\s*\((.+)\)$/) { return FeedText.label(String(named.output.1)) }
    if let named = label.firstMatch(of: /^(.+?)\s*[<(]\S+@\S+[>)]$/) { return FeedText.label(String(named.output.1)) }
    return label.wholeMatch(of: /\S+@\S+\.\S+/) == nil ? label : nil
  }

  static func url(_ text: String?, base: URL) -> URL? {
    guard let text else { return nil }
    return PageAddress.absolute(text, base: base)
  }

  /// Whether a text without a declared kind is markup: it has a tag or a reference in it.
  static func looksLikeMarkup(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "<") where index < lastEnd:
          let next = bytes[index + 1]
          if (0x61...0x7A).contains(next | 0x20) || next == UInt8(ascii: "/") { return true }
        case UInt8(ascii: "&"):
          let body = bytes[(index + 1)...].prefix(10)
          if let end = body.firstIndex(of: UInt8(ascii: ";")), end > body.startIndex,
            body[..<end].allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x23 })
          {
            return true
          }
        default: continue
        }
      }
      return false
    }
  }

  /// `31:07`, `1:02:03` or seconds.
  static func duration(_ text: String) -> Double? {
    let parts = text.trimmingCharacters(in: .whitespaces).split(separator: ":").map { Double($0) }
    guard !parts.isEmpty, parts.count <= 3, !parts.contains(where: { $0.map { !$0.isFinite || $0 < 0 } ?? true }) else {
      return nil
    }
    let seconds = parts.compactMap { $0 }.reduce(0) { $0 * 60 + $1 }
    return seconds > 0 && seconds < 1_000_000 ? seconds : nil
  }
}
