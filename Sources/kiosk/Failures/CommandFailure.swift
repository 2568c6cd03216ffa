import FoundationExtras

/// A command's failure: one sentence for the reader, what to do about it, and the exit code of its cause.
struct CommandFailure: Error, Equatable {
  var code: ExitCode
  /// In no language yet.
  var words: String.LocalizationValue
  var hintWords: String.LocalizationValue?
  /// The code of what stands behind it, where the command shows something all the same and ends well.
  var cause: ExitCode?

  init(
    _ code: ExitCode, _ words: String.LocalizationValue, hint: String.LocalizationValue? = nil, cause: ExitCode? = nil
  ) {
    self.code = code
    self.cause = cause
    self.words = words
    hintWords = hint
  }

  /// In the reader's language.
  var sentence: String { Told.text(words) }
  var hint: String? { hintWords.map { Told.text($0) } }

  static func == (one: CommandFailure, other: CommandFailure) -> Bool {
    one.code == other.code && one.words.english == other.words.english
      && one.hintWords?.english == other.hintWords?.english
  }
}

/// Several things failed, and each has been told already.
struct SeveralFailures: Error {
  var code: ExitCode
}

extension CommandFailure {
  /// What programs are told where rows are shown all the same; nil where they lack nothing.
  var partial: CommandFailure? {
    let code = cause ?? code
    return code == .success ? nil : CommandFailure(code, words, hint: hintWords)
  }

  /// Whether waiting may help.
  var mayPass: Bool { code == .unavailable || code == .tryLater }

  /// The sentence and what to do about it, one behind the other.
  var allWords: String.LocalizationValue { .joined([words, hintWords].compactMap { $0 }) }

  /// As it is told on standard error.
  var told: String { "kiosk: \(sentence)\(hint.map { "\n  \($0)" } ?? "")\n" }
}
