/// What is looked for in an index of words: each word as it is, the last one as the beginning of a word.
package struct SearchWords: Hashable, Sendable {
  /// As SQLite's full-text search takes it.
  package let expression: String

  /// Nil where there is no word in the text.
  package init?(_ text: String) {
    let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(20)
    guard let last = words.last else { return nil }
    expression = (words.dropLast().map { "\"\($0)\"" } + ["\"\(last)\"*"]).joined(separator: " ")
  }
}
