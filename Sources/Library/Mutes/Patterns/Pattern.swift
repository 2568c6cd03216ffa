import Foundation

/// A regular expression of a reader's. However it is written, looking at a text takes time in proportion to the text's length and the
/// expression's: nothing is tried twice.
///
/// Letters count whatever their case. There are `.`, `[…]`, `\d \w \s` and their opposites, `\b \B`, `^ $`, `( )`, `|`, and `* + ? {m,n}`,
/// also with a `?` behind them. What looks back or ahead is not there.
package struct Pattern: Hashable, Sendable {
  /// In characters.
  package static let longest = 200
  /// More of a text is not looked at, in characters.
  package static let mostText = 4000

  /// As it was written.
  package let text: String
  let steps: [PatternStep]

  package init(_ text: String) throws(PatternProblem) {
    guard !text.isEmpty else { throw .empty }
    guard text.count <= Self.longest, text.utf8.count <= Self.longest * 4 else { throw .tooLong }
    var parser = PatternParser(text)
    steps = try PatternCompiler.steps(of: parser.parse())
    self.text = text
  }

  /// Whether it is found anywhere in `text`.
  package func isFound(in text: String) -> Bool {
    let scalars = Array(text.prefix(Self.mostText).unicodeScalars.prefix(Self.mostText * 4))
    var search = PatternSearch(steps: steps, text: scalars)
    return search.isFound()
  }
}

/// Why a text is no expression.
package enum PatternProblem: Error, Hashable, Sendable {
  case empty, tooLong, tooLarge, openGroup, openClass, strayParenthesis, nothingToRepeat, badRange, badCount
  case unknownEscape(String)

  /// One sentence for people, in no language yet.
  package var words: String.LocalizationValue {
    switch self {
    case .empty: "The expression is empty."
    case .tooLong: "The expression has more than 200 characters."
    case .tooLarge: "The expression repeats too much."
    case .openGroup: "A group has no “)”."
    case .openClass: "A set of characters has no “]”."
    case .strayParenthesis: "A “)” has no “(”."
    case .nothingToRepeat: "There is nothing to repeat before “*”, “+”, “?” or “{”."
    case .badRange: "A range of characters ends before it begins."
    case .badCount: "A count in “{ }” is not two numbers up to 100, the smaller first."
    case .unknownEscape(let sign): "“\\\(sign)” means nothing here."
    }
  }
}
