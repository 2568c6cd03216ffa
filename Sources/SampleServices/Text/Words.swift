/// How a search sees a text.
enum Words {
  /// Runs of letters and digits, in lower case.
  static func of(_ text: some StringProtocol) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
