import Foundation

/// How `enumerateSubstrings(in:options:_:)` goes through a text by words, which Foundation on Linux cannot do.
public struct _WordEnumeration: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By words; marks between them are left out.
  public static let byWords = _WordEnumeration(rawValue: 1)
  /// By the rules of the reader's language; words are found by the same rules in all languages.
  public static let localized = _WordEnumeration(rawValue: 2)
  /// From the last word to the first.
  public static let reverse = _WordEnumeration(rawValue: 4)
  /// The closure gets places alone.
  public static let substringNotRequired = _WordEnumeration(rawValue: 8)
}

extension StringProtocol where Index == String.Index {
  /// Gives each word with its place, and the place with what follows it up to the next word, until the closure says stop.
  public func enumerateSubstrings<R: RangeExpression<String.Index>>(
    in range: R, options: _WordEnumeration,
    _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
  ) {
    let within = range.relative(to: self)
    let words = Words.ranges(in: self[within])
    let places = words.indices.map { place in
      (
        words[place],
        words[place].lowerBound..<(place + 1 < words.count ? words[place + 1].lowerBound : within.upperBound)
      )
    }
    var stops = false
    for (word, enclosing) in options.contains(.reverse) ? places.reversed() : places {
      body(options.contains(.substringNotRequired) ? nil : String(self[word]), word, enclosing, &stops)
      if stops { return }
    }
  }
}

private enum Words {
  /// Letters and digits belong to a word, and a mark between two of them that words are written with.
  static func ranges<Text: StringProtocol>(in text: Text) -> [Range<String.Index>] where Text.Index == String.Index {
    var found: [Range<String.Index>] = []
    var start: String.Index?
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      let joins =
        start != nil && "'’.".contains(text[place]) && next < text.endIndex && isPart(text[next])
        && isPart(text[text.index(before: place)])
      if isPart(text[place]) || joins {
        start = start ?? place
      } else if let first = start {
        found.append(first..<place)
        start = nil
      }
      place = next
    }
    if let first = start { found.append(first..<text.endIndex) }
    return found
  }

  private static func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
}
