import Foundation

/// One-line outside text, ready for a row, a label or a terminal.
package enum PlainText {
  /// A title: entities decoded once, control characters filtered, white space collapsed, stacked accents limited.
  ///
  /// Tags are not interpreted: a title that says `<b>` shows `<b>`.
  package static func title(_ html: String) -> String {
    isTidy(html, without: UInt8(ascii: "&")) ? html : label(HTMLEntities.decode(html))
  }

  /// A name or another short text that holds no entities, such as an author or a server's message.
  package static func label(_ text: String) -> String {
    if isTidy(text) { return text }
    return tidy(ControlFilter.line(text))
  }

  /// More combining marks than this on one character serve no language and break the height of a row.
  private static let mostMarks = 6

  /// Printable ASCII with single spaces between the words, as most short texts are: nothing is to be done.
  private static func isTidy(_ text: String, without excluded: UInt8 = 0) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        let isDoubled = byte == UInt8(ascii: " ") && last == byte
        guard (0x20...0x7E).contains(byte), byte != excluded, !isDoubled else { return false }
        last = byte
      }
      return last != UInt8(ascii: " ")
    }
  }

  private static func tidy(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var marks = 0
    var hasPendingSpace = false
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        hasPendingSpace = !result.isEmpty
        continue
      }
      if scalar.value >= 0x300, isMark(scalar) {
        marks += 1
        if marks > mostMarks { continue }
      } else {
        marks = 0
      }
      if hasPendingSpace {
        result.append(UInt8(ascii: " "))
        hasPendingSpace = false
      }
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D: true
    case 0..<0x80: false
    default: scalar.properties.isWhitespace
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// Addresses from outside, reduced to those a reader may open.
package enum SafeLink {
  /// The address, if it is absolute, has a host and the scheme `http` or `https`; otherwise nil.
  ///
  /// Control characters and surrounding white space are removed first; other characters that a URL cannot hold are
  /// percent-encoded.
  package static func url(_ text: String) -> URL? {
    if isPlainAddress(text) { return URL(string: text).flatMap { $0.host()?.isEmpty == false ? $0 : nil } }
    let text = ControlFilter.line(text).trimmingCharacters(in: .whitespaces)
    guard text.utf8.count <= 8192, hasWebScheme(text), let url = URL(string: text), let host = url.host(),
      !host.isEmpty
    else { return nil }
    return url
  }

  /// The host as people say it: lower case, without a leading `www.`.
  package static func site(of url: URL) -> String? {
    guard let host = url.host()?.lowercased(), !host.isEmpty else { return nil }
    // Nearly all hosts are plain, and decoding costs as much as all else of a row.
    let shown = PlainText.label(host.utf8.contains(UInt8(ascii: "%")) ? host.removingPercentEncoding ?? host : host)
    return shown.hasPrefix("www.") && shown.count > 4 ? String(shown.dropFirst(4)) : shown
  }

  /// Whether it is an absolute address of the web that needs no cleaning: printable ASCII without a space.
  package static func isPlainAddress(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.count <= 8192 && (bytes.starts(with: "https://".utf8) || bytes.starts(with: "http://".utf8))
        && bytes.allSatisfy { (0x21...0x7E).contains($0) }
    }
  }

  private static func hasWebScheme(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }
}
