/// The help pages of Kiosk's commands, with what lies outside the command line on the first page.
enum HelpPages {
  /// The page for a command given by its words; none for a command that does not exist.
  static func page(for path: [String]) throws(UsageError) -> String {
    var command = KioskCommands.root
    var reached: [String] = []
    for word in path {
      guard let next = command.subcommand(named: word) else {
        let known = command.subcommands.map(\.name)
        throw UsageError(
          problems: [
            Suggestion.added(
              to: "there is no command \"\(([command.name] + [ShownWord.of(word)]).joined(separator: " "))\"",
              for: word,
              among: known)
          ],
          usage: "Usage: kiosk help [COMMAND…]", helpCommand: "kiosk help")
      }
      command = next
      reached.append(word)
    }
    let page = HelpText.page(for: command, path: ["kiosk"] + reached)
    return reached.isEmpty ? page + "\n" + surroundings : page
  }

  static let files = [
    ("$XDG_CONFIG_HOME/kiosk/config.json5", "settings: listen, names, sound, list, country, services"),
    ("$XDG_CONFIG_HOME/kiosk/keys.json5", "keys: newsAPI, tmdbToken, tmdbAPIKey; of mode 600"),
    ("$XDG_STATE_HOME/kiosk/access", "the secret that lets other browsers in; of mode 600"),
  ]

  private static var surroundings: String {
    let variables = EnvironmentVariable.allCases.compactMap { variable in
      variable.meaning.map { (variable.rawValue, $0) }
    }
    let sections = [
      HelpText.table("Environment", variables),
      HelpText.table("Files", files),
      "An example of the settings file:\n" + Configuration.example,
      HelpText.table("Exit codes", ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }),
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }
}
