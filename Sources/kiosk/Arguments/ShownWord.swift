import OutsideText

/// A word of the command line, fit for an error message: it may come from a script that read it elsewhere.
enum ShownWord {
  static func of(_ word: String) -> String {
    let line = ControlFilter.line(word)
    return line.count > 80 ? "\(line.prefix(80))…" : line
  }

  static func quoted(_ word: String) -> String { "\"\(of(word))\"" }
}
