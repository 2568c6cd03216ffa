import Foundation
import Locks

/// The ten digits of a language that has its own, such as ٠ to ٩.
package struct LocalDigits: Sendable {
  private let zero: UInt32

  /// - Parameters:
  ///   - language: the one that a text is written in.
  ///   - locale: the reader's; what it says of digits holds where it is of the same language.
  /// - Returns: nil where numbers are written as in English.
  package init?(_ language: Locale, writtenAs locale: Locale) {
    let zero = Self.zeros.answer(Question(language: language.identifier, locale: locale.identifier)) {
      language.language.languageCode == locale.language.languageCode
        ? Self.zero(of: locale.numberingSystem.identifier) : nil
    }
    guard let zero else { return nil }
    self.zero = zero
  }

  /// A number as it is written in ASCII, in these digits; signs and points stay.
  package func written(_ number: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in number.unicodeScalars {
      let isDigit = (UInt32(0x30)...0x39).contains(scalar.value)
      text.append(isDigit ? Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar : scalar)
    }
    return String(text)
  }

  private struct Question: Hashable {
    var language: String
    var locale: String
  }

  private static let zeros = Memoized<Question, UInt32?>(limit: 256)

  /// Unicode CLDR, numbering systems that are a language's usual one.
  private static func zero(of system: String) -> UInt32? {
    switch system {
    case "arab": 0x0660
    case "arabext": 0x06F0
    case "deva": 0x0966
    case "beng": 0x09E6
    case "mymr": 0x1040
    case "tibt": 0x0F20
    case "olck": 0x1C50
    case "cakm": 0x11136
    default: nil
    }
  }
}
