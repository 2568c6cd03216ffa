import Foundation

/// What keeps a sentence that is read from right to left in its order.
package enum RightToLeftText {
  /// A value in the sentence, ordered by itself: Unicode's isolates.
  package static func isolated(_ value: String) -> String {
    value.unicodeScalars.contains { $0.properties.isAlphabetic } ? "\u{2068}\(value)\u{2069}" : value
  }

  /// The sentence with a mark before it where it begins with letters of another direction: whoever asks its first letter for the
  /// direction is told the right one.
  package static func begun(_ sentence: String) -> String {
    guard let first = sentence.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else {
      return sentence
    }
    return "\u{200F}" + sentence
  }
}
