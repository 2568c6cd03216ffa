/// Pieces that the scripts of all shells share.
enum ShellScript {
  /// In single quotes, as POSIX shells read it.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

  /// `"kiosk hn"|"kiosk hn thread"`: the places one level or more below the program.
  static func paths(_ places: [CompletionPlace]) -> String {
    places.dropFirst().map { "\"\($0.path)\"" }.joined(separator: "|")
  }

  static func list(_ words: [String]) -> String { words.joined(separator: " ") }
}
