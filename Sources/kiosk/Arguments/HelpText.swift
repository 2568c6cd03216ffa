/// Help made from the declaration of a command, so that the two cannot differ.
enum HelpText {
  static let width = 80

  /// `Usage: kiosk hn [LIST] [--limit N] …`, continued with an indent where it is long.
  static func usageLine<Action>(of command: Command<Action>, path: [String]) -> String {
    var parts = command.arguments.map(usage)
    if command.action == nil { parts.append(command.defaultSubcommand == nil ? "COMMAND" : "[COMMAND]") }
    var shown: Set<String> = []
    for option in command.options where !shown.contains(option.name) {
      let group = command.exclusive.first { $0.contains(option.name) } ?? [option.name]
      let members = command.options.filter { group.contains($0.name) && !shown.contains($0.name) }
      shown.formUnion(members.map(\.name))
      parts.append("[\(members.map(usage).joined(separator: " | "))]")
    }
    let start = "Usage: " + path.joined(separator: " ")
    return filled(parts, after: start, indent: 11)
  }

  static func page<Action>(for command: Command<Action>, path: [String]) -> String {
    var sections: [String] = []
    sections.append("\(path.joined(separator: " ")): \(command.summary).")
    sections.append(usageLine(of: command, path: path))
    sections += command.notes.map { filled($0.split(separator: " ").map(String.init), after: "", indent: 0) }
    sections.append(table("Commands", command.subcommands.map { ($0.name, $0.summary) }))
    sections.append(table("Words", command.arguments.map { ($0.name, description(of: $0)) }))
    sections.append(table("Options", (command.options.map { (names($0), $0.summary) }) + [("--help, -h", "this help")]))
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// A titled list of names and what they mean; empty where there is nothing to list.
  static func table(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let column = min(24, rows.map(\.0.count).max() ?? 0) + 4
    let lines = rows.map { name, meaning in
      let label = "  " + name
      let words = meaning.split(separator: " ").map(String.init)
      guard label.count + 2 <= column else {
        let indent = String(repeating: " ", count: column - 1)
        return label + "\n" + filled(words, after: indent, indent: column)
      }
      let padding = String(repeating: " ", count: column - label.count - 1)
      return filled(words, after: label + padding, indent: column)
    }
    return ([title + ":"] + lines).joined(separator: "\n")
  }

  private static func usage(_ argument: any CommandArgument) -> String {
    switch argument.arity {
    case .optional: "[\(argument.name)]"
    case .required: argument.name
    case .text: "\(argument.name)…"
    case .optionalText: "[\(argument.name)…]"
    }
  }

  static func usage(_ option: any CommandOption) -> String {
    "--\(option.name)" + (option.valueName.map { " \($0)" } ?? "")
  }

  /// `--limit N, -n N`
  static func names(_ option: any CommandOption) -> String {
    let value = option.valueName.map { " \($0)" } ?? ""
    return usage(option) + (option.letter.map { ", -\($0)\(value)" } ?? "")
  }

  static func description(of argument: any CommandArgument) -> String {
    argument.choices.isEmpty ? argument.summary : "\(argument.summary): \(argument.choices.joined(separator: ", "))"
  }

  private static func filled(_ words: [String], after start: String, indent: Int) -> String {
    var lines = [start]
    for word in words {
      let last = lines[lines.count - 1]
      if last.count + 1 + word.count > width, last.contains(where: { $0 != " " }) {
        lines.append(String(repeating: " ", count: indent) + word)
      } else {
        lines[lines.count - 1] = last.isEmpty ? word : last + " " + word
      }
    }
    return lines.joined(separator: "\n")
  }
}
