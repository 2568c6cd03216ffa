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
