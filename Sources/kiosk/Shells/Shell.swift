/// A shell that can complete Kiosk's words.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that teaches the shell every command, option and fixed word of `root`.
  func completions<Action>(of root: Command<Action>) -> String {
    let places = CompletionPlace.all(of: root)
    return switch self {
    case .bash: BashCompletions.script(places)
    case .zsh: ZshCompletions.script(places)
    case .fish: FishCompletions.script(places)
    }
  }
}
