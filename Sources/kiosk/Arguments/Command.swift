import FoundationExtras

/// A declared command: what it is called, takes and does. Parsing and help both come from this one value.
struct Command<Action: Sendable>: Sendable {
  let name: String
  let summary: String
  /// Paragraphs shown by `help` below the summary.
  var notes: [String] = []
  var arguments: [any CommandArgument] = []
  var options: [any CommandOption] = []
  /// Groups of option names of which at most one may be given.
  var exclusive: [[String]] = []
  var subcommands: [Command] = []
  /// The subcommand meant when none is named.
  var defaultSubcommand: String?
  /// Makes the action from what was parsed; nil where the command only groups subcommands.
  var action: (@Sendable (ParsedArguments) -> Action)?

  func subcommand(named name: String) -> Command? {
    subcommands.first { $0.name == name }
  }

  /// Every option declared here or below, the first of each name.
  var allOptions: [any CommandOption] {
    options + subcommands.flatMap(\.allOptions)
  }
}

/// The values of one command line, read through the declarations of its options and arguments.
struct ParsedArguments: Sendable {
  private var optionValues: [String: any Sendable] = [:]
  private var argumentValues: [String: any Sendable] = [:]
  /// The command's name and words, and its options with the text of their values, as they were written.
  var words: [String] = []
  var optionTexts: [(name: String, text: String?)] = []

  subscript<Value>(option: Option<Value>) -> Value? { optionValues[option.name] as? Value }

  subscript(option: Option<Bool>) -> Bool { optionValues[option.name] != nil }

  subscript<Value>(argument: Argument<Value>) -> Value? { argumentValues[argument.name] as? Value }

  subscript(option: RepeatedOption) -> [String] { optionValues[option.name] as? [String] ?? [] }

  func value(ofOption name: String) -> (any Sendable)? { optionValues[name] }

  func has(option name: String) -> Bool { optionValues[name] != nil }

  mutating func set(option name: String, to value: any Sendable) { optionValues[name] = value }

  mutating func set(argument name: String, to value: any Sendable) { argumentValues[name] = value }

  /// What the line asks for, in one way of writing it.
  /// - Parameter options: those that do not change the question.
  func question(without options: [any CommandOption]) -> String {
    let left = Set(options.map(\.name))
    let asking = optionTexts.filter { !left.contains($0.name) }
      .map { option in "--\(option.name)" + (option.text.map { "=\($0)" } ?? "") }
    return (words + asking.sorted()).joined(separator: " ")
  }
}

/// What is wrong with a command line: every problem found, and the usage line of the command that was meant.
struct UsageError: Error, Equatable {
  /// In no language yet.
  var problems: [String.LocalizationValue]
  var usage: String
  /// The command whose help tells more: `kiosk help hn`.
  var helpCommand: String
}
