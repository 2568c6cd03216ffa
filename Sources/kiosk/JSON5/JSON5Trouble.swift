import FoundationExtras

/// Finds the line of the first mistake in a JSON5 file, because Foundation's decoder says only that there is one.
enum JSON5Trouble {
  /// A phrase such as `the { in line 3 is never closed`; nil where nothing is found.
  /// - Parameter takesTextsAlone: whether another value than a text is a mistake.
  static func phrase(in text: String, takesTextsAlone: Bool = false) -> String.LocalizationValue? {
    var scan = JSON5Scan(text, takesTextsAlone: takesTextsAlone)
    do throws(JSON5Scan.Trouble) {
      try scan.read()
      return nil
    } catch {
      return error.phrase
    }
  }

  /// Whether there is nothing but white space and comments.
  static func isEmpty(_ text: String) -> Bool {
    var rest = text[...].drop(while: \.isWhitespace)
    while !rest.isEmpty {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.dropFirst(2).firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return false
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return true
  }
}
