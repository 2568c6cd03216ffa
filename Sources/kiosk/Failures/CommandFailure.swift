/// A command's failure: one sentence for the reader, what to do about it, and the exit code of its cause.
struct CommandFailure: Error, Equatable {
  var code: ExitCode
  var sentence: String
  var hint: String?

  init(_ code: ExitCode, _ sentence: String, hint: String? = nil) {
    self.code = code
    self.sentence = sentence
    self.hint = hint
  }
}

/// Several things failed, and each has been told already.
struct SeveralFailures: Error {
  var code: ExitCode
}

extension CommandFailure {
  /// Whether waiting may help.
  var mayPass: Bool { code == .unavailable || code == .tryLater }
}
