import FoundationExtras

/// Reads the words of a command line against a declared command tree.
///
/// Options may stand anywhere, as `--name value` or `--name=value`, some also by a letter, as `-n 5` or `-n5`; `--` ends them. All problems of a line are reported
/// together. A later option of the same name replaces an earlier one, or adds to it where it may be repeated.
struct CommandLineParser<Action: Sendable> {
  enum Outcome {
    case action(Action)
    /// `--help` was given: the words of the command to explain.
    case help([String])
  }

  let root: Command<Action>

  func parse(_ words: [String]) throws(UsageError) -> Outcome {
    var line = TokenizedLine(root: root)
    line.read(words)
    if line.wantsHelp { return .help(line.path) }
    var problems: [String.LocalizationValue] = []
    var parsed = ParsedArguments()
    parsed.words = line.path + line.words
    parsed.optionTexts = line.options.map { (String($0.name.drop { $0 == "-" }), $0.value) }
    if line.command.action == nil {
      problems = [unknownCommand(in: line)]
    } else {
      readOptions(line, into: &parsed, &problems)
      readArguments(line, into: &parsed, &problems)
    }
    for group in line.command.exclusive {
      let given = group.filter(parsed.has(option:)).map { "--\($0)" }
      if given.count > 1 { problems.append("\(given.joined(separator: ", ")) exclude each other: choose one") }
    }
    guard problems.isEmpty, let action = line.command.action else {
      throw UsageError(
        problems: problems, usage: HelpText.usageLine(of: line.command, path: line.fullPath),
        helpCommand: ([root.name, "help"] + line.path).joined(separator: " "))
    }
    return .action(action(parsed))
  }

  private func readOptions(
    _ line: TokenizedLine<Action>, into parsed: inout ParsedArguments, _ problems: inout [String.LocalizationValue]
  ) {
    let known = line.command.options
    for token in line.options {
      guard let option = known.first(where: { "--\($0.name)" == token.name }) else {
        problems.append(unknown(token, in: line))
        continue
      }
      switch (option.valueName, token.value) {
      case (nil, nil):
        parsed.set(option: option.name, to: true)
      case (nil, _):
        problems.append("\(token.name) takes no value")
      case (let valueName?, nil):
        problems.append("\(token.name) needs a value: \(token.name) \(valueName)")
      case (_, let text?):
        do {
          let value = try option.value(from: text)
          let earlier = parsed.value(ofOption: option.name)
          parsed.set(option: option.name, to: earlier.map { option.value(value, after: $0) } ?? value)
        } catch {
          problems.append("\(token.name) takes \(error.expected), not \(ShownWord.quoted(text))")
        }
      }
    }
  }

  private func unknown(_ token: TokenizedLine<Action>.OptionToken, in line: TokenizedLine<Action>)
    -> String.LocalizationValue
  {
    let shown = ShownWord.of(token.name)
    if root.allOptions.contains(where: { "--\($0.name)" == token.name }) {
      return "\(line.fullPath.joined(separator: " ")) has no option \(shown)"
    }
    let known = line.command.options.map { "--\($0.name)" } + ["--help"]
    return Suggestion.added(to: "unknown option \(shown)", for: token.name, among: known)
  }

  private func readArguments(
    _ line: TokenizedLine<Action>, into parsed: inout ParsedArguments, _ problems: inout [String.LocalizationValue]
  ) {
    var words = line.words[...]
    for argument in line.command.arguments {
      let text: String
      switch argument.arity {
      case .optional, .required:
        guard let word = words.popFirst() else {
          if argument.arity == .required { problems.append(missing(argument, in: line)) }
          continue
        }
        text = word
      case .text, .optionalText:
        guard !words.isEmpty else {
          if argument.arity == .text { problems.append(missing(argument, in: line)) }
          continue
        }
        text = words.joined(separator: " ")
        words = []
      }
      do {
        parsed.set(argument: argument.name, to: try argument.value(from: text))
      } catch {
        let alternatives = argument.choices + (line.words.first == text ? line.command.subcommands.map(\.name) : [])
        problems.append(
          Suggestion.added(
            to: "\(argument.name) takes \(error.expected), not \(ShownWord.quoted(text))", for: text,
            among: alternatives))
      }
    }
    if let word = words.first {
      problems.append("\(line.fullPath.joined(separator: " ")) does not take the word \(ShownWord.quoted(word))")
    }
  }

  private func unknownCommand(in line: TokenizedLine<Action>) -> String.LocalizationValue {
    let commands = line.command.subcommands.map(\.name)
    guard let word = line.words.first else {
      return "\(line.fullPath.joined(separator: " ")) needs a command: \(commands.joined(separator: ", "))"
    }
    return Suggestion.added(to: "unknown command \(ShownWord.quoted(word))", for: word, among: commands)
  }

  private func missing(
    _ argument: any CommandArgument, in line: TokenizedLine<Action>
  ) -> String.LocalizationValue {
    "\(line.fullPath.joined(separator: " ")) needs \(argument.name): \(argument.summary)"
  }
}

/// The words of a command line, sorted into the command they name, its options and the rest.
private struct TokenizedLine<Action: Sendable> {
  struct OptionToken {
    var name: String
    var value: String?
  }

  let root: Command<Action>
  private(set) var command: Command<Action>
  private(set) var path: [String] = []
  private(set) var options: [OptionToken] = []
  private(set) var words: [String] = []
  private(set) var wantsHelp = false

  init(root: Command<Action>) {
    self.root = root
    command = root
  }

  var fullPath: [String] { [root.name] + path }

  mutating func read(_ line: [String]) {
    var rest = line[...]
    var onlyWords = false
    while let word = rest.popFirst() {
      if !onlyWords, words.isEmpty, let next = command.subcommand(named: word) {
        descend(to: next)
      } else if onlyWords || !word.hasPrefix("-") || word == "-" {
        words.append(word)
      } else if word == "--" {
        onlyWords = true
      } else if word == "--help" || word == "-h" {
        wantsHelp = true
      } else {
        readOption(word, &rest)
      }
    }
    if words.isEmpty, let name = command.defaultSubcommand, let next = command.subcommand(named: name) {
      if !wantsHelp { descend(to: next) }
    }
  }

  private mutating func descend(to next: Command<Action>) {
    command = next
    path.append(next.name)
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) {
    if !word.hasPrefix("--"), let option = root.allOptions.first(where: { $0.letter == word.dropFirst().first }) {
      readShortOption(word, option, &rest)
      return
    }
    if let equals = word.firstIndex(of: "=") {
      options.append(OptionToken(name: String(word[..<equals]), value: String(word[word.index(after: equals)...])))
      return
    }
    let declared = root.allOptions
    let name = String(word.dropFirst(2))
    // An unknown option that looks like a known one takes a value as that one does: one slip, one message.
    let meant = Suggestion.nearest(to: name, among: declared.map(\.name)) ?? name
    let takesValue = declared.first { $0.name == meant }?.valueName != nil
    let value = takesValue ? rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 } : nil
    if value != nil { rest.removeFirst() }
    options.append(OptionToken(name: word, value: value))
  }

  private mutating func readShortOption(
    _ word: String, _ option: any CommandOption, _ rest: inout ArraySlice<String>
  ) {
    var value: String? = word.count > 2 ? String(word.dropFirst(2)) : nil
    if value == nil, option.valueName != nil { value = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 } }
    if value != nil, word.count == 2 { rest.removeFirst() }
    options.append(OptionToken(name: "--\(option.name)", value: value))
  }
}
