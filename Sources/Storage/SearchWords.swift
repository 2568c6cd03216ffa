/// What is looked for in an index of words: each word as it is, the last one as the beginning of a word.
package struct SearchWords: Hashable, Sendable {
  /// As SQLite's full-text search takes it.
  package let expression: String
  /// The same with the last word as it is, too. Words that nearly everything has are found at once by it; as beginnings, all
  /// that has them is gathered first.
  package let whole: String

  /// Nil where there is no word in the text.
  package init?(_ text: String) {
    let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(20)
    guard let last = words.last else { return nil }
    let others = words.dropLast().map { "\"\($0)\" " }.joined()
    whole = "\(others)\"\(last)\""
    expression = whole + "*"
  }
}
