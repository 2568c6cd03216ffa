/// What the screen itself says, beside the words of its app: in English, unless somebody says it otherwise.
package enum TerminalSentence: Equatable, Sendable {
  /// Before the number of the row or link to go to.
  case goToNumber
  /// Before the command that gets the text of the page.
  case pipe
  /// Before the words that rows must have; so many of all have them.
  case filter(shown: Int, all: Int)
  /// Only rows with these words are shown.
  case filtered(words: String, shown: Int, all: Int)
  /// So many rows of a long list are not shown yet.
  case more(Int)
  case recording, document

  package var english: String {
    switch self {
    case .goToNumber: "Go to number:"
    case .pipe: "Pipe the page to:"
    case .filter(let shown, let all): "Rows with (\(shown) of \(all)):"
    case .filtered(let words, let shown, let all): "Rows with \(words): (\(shown) of \(all)) · Esc shows all"
    case .more(let count): "\(count) more"
    case .recording: "A recording that only a browser plays."
    case .document: "A document that only a browser shows."
    }
  }
}

/// Says a sentence in the person's language.
package typealias SaySentence = @MainActor (TerminalSentence) -> String
