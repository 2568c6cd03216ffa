import Foundation

/// Looks for flaws that Foundation's decoder overlooks in parts nobody reads: one damaged string is a damaged answer.
package enum JSONText {
  /// What is wrong with the text, as a sentence; nil where it may be JSON (RFC 8259, sections 7 and 8.1).
  package static func flaw(in data: Data) -> String? {
    // Other encodings announce themselves by a mark or by zero bytes; the decoder knows them.
    if data.prefix(4).contains(0) || data.prefix(2) == Data([0xFF, 0xFE]) || data.prefix(2) == Data([0xFE, 0xFF]) {
      return nil
    }
    guard String(validating: data, as: UTF8.self) != nil else { return "this is not text in UTF-8." }
    return hasRawControlCharacter(data) ? "a text in it holds raw control characters." : nil
  }

  private static func hasRawControlCharacter(_ data: Data) -> Bool {
    var isInString = false
    var isEscaped = false
    return data.contains { byte in
      if isInString {
        if byte < 0x20 { return true }
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      }
      return false
    }
  }
}
