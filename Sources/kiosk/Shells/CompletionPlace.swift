/// What may come next on the command line after certain commands.
struct CompletionPlace: Equatable, Sendable {
  struct Word: Equatable, Sendable {
    var name: String
    var summary: String
  }

  /// What an option or argument takes.
  enum Value: Equatable, Sendable {
    case nothing
    case one(of: [String])
    case file
    case anything
  }

  struct SwitchOrOption: Equatable, Sendable {
    /// With its dashes.
    var name: String
    var summary: String
    var value: Value
  }

  /// `kiosk hn thread`.
  var path: String
  /// Commands and fixed words.
  var words: [Word] = []
  var takesFile = false
  var options: [SwitchOrOption] = []

  /// Every place, the program's own first.
  static func all<Action>(of root: Command<Action>) -> [CompletionPlace] {
    places(of: root, path: root.name, root: root)
  }

  private static func places<Action>(
    of command: Command<Action>, path: String, root: Command<Action>
  ) -> [CompletionPlace] {
    var place = CompletionPlace(path: path)
    place.words = command.subcommands.filter { !$0.name.hasPrefix("-") }.map {
      Word(name: $0.name, summary: $0.summary)
    }
    var options = command.options
    var arguments = command.arguments
    // What is not a command's name belongs to the one that is meant without a name.
    if let name = command.defaultSubcommand, let meant = command.subcommand(named: name) {
      options += meant.options
      arguments += meant.arguments
    }
    for argument in arguments {
      place.words += argument.choices.map { Word(name: $0, summary: argument.summary) }
      if argument.completesCommands {
        place.words += root.subcommands.filter { !$0.name.hasPrefix("-") }.map {
          Word(name: $0.name, summary: $0.summary)
        }
      }
    }
    place.takesFile = arguments.contains { $0.name == "FILE" }
    place.options = options.map { option in
      SwitchOrOption(name: "--\(option.name)", summary: option.summary, value: value(of: option))
    }
    place.options += command.subcommands.filter { $0.name.hasPrefix("-") }
      .map { SwitchOrOption(name: $0.name, summary: $0.summary, value: .nothing) }
    place.options.append(SwitchOrOption(name: "--help", summary: "help", value: .nothing))
    return [place]
      + command.subcommands.filter { !$0.name.hasPrefix("-") }
      .flatMap { places(of: $0, path: "\(path) \($0.name)", root: root) }
  }

  private static func value(of option: any CommandOption) -> Value {
    guard let name = option.valueName else { return .nothing }
    if !option.choices.isEmpty { return .one(of: option.choices) }
    return name == "FILE" ? .file : .anything
  }
}

extension CommandArgument {
  fileprivate var completesCommands: Bool { name == "COMMAND" }
}
