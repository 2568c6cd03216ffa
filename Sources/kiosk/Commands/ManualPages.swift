/// The manual pages of Kiosk's commands, in the form that `man` reads: `kiosk.1` and one for each command below it.
enum ManualPages {
  /// The names of all pages: `kiosk`, `kiosk-hn`, …
  static var names: [String] {
    [KioskCommands.root.name] + subjects.map { "\(KioskCommands.root.name)-\($0.name)" }
  }

  private static var subjects: [Command<Invocation>] {
    KioskCommands.root.subcommands.filter { !$0.name.hasPrefix("-") && $0.name != "help" }
  }

  /// The page for a command of the first level, or of the program itself.
  static func page(for name: String?) throws(UsageError) -> String {
    guard let name else { return ManualText.page(for: KioskCommands.root, path: [KioskCommands.root.name], rest: rest) }
    guard let command = subjects.first(where: { $0.name == name }) else {
      throw UsageError(
        problems: [
          Suggestion.added(
            to: "there is no manual page for \"\(ShownWord.of(name))\"", for: name, among: subjects.map(\.name))
        ],
        usage: "Usage: kiosk man [COMMAND]", helpCommand: "kiosk help man")
    }
    return ManualText.page(
      for: command, path: [KioskCommands.root.name, name], rest: [.seeAlso([KioskCommands.root.name])])
  }

  private static var rest: [ManualText.Section] {
    [
      ManualText.Section(
        title: "ENVIRONMENT",
        rows: EnvironmentVariable.allCases.compactMap { variable in variable.meaning.map { (variable.rawValue, $0) } }),
      ManualText.Section(title: "FILES", rows: HelpPages.files),
      ManualText.Section(title: "EXIT STATUS", rows: ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }),
      .seeAlso(Array(names.dropFirst())),
    ]
  }
}
