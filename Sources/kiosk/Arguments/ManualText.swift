/// A manual page made from the declaration of a command, in the macros of `man(7)`.
enum ManualText {
  struct Section {
    var title: String
    var rows: [(String, String)] = []
    var text: String?

    static func seeAlso(_ pages: [String]) -> Section {
      Section(title: "SEE ALSO", text: pages.map { "\($0)(1)" }.joined(separator: ", "))
    }
  }

  static func page<Action>(for command: Command<Action>, path: [String], rest: [Section]) -> String {
    let name = path.joined(separator: "-")
    var lines = [".TH \(escaped(name.uppercased())) 1 \"\" \"kiosk \(kioskVersion)\" \"Kiosk\""]
    lines += [".SH NAME", "\(escaped(name)) \\- \(escaped(command.summary))", ".SH SYNOPSIS"]
    lines += synopses(of: command, path: path).flatMap { [".PP", escaped($0)] }
    lines += description(of: command)
    lines += section(Section(title: "COMMANDS", rows: command.subcommands.map { ($0.name, $0.summary) }))
    lines += words(of: command)
    lines += options(of: command)
    for below in command.subcommands where !below.name.hasPrefix("-") && path.count > 1 {
      let title = (path + [below.name]).joined(separator: " ")
      lines += [".SH \(escaped(title.uppercased()))", escaped(below.summary + ".")]
      lines += [".PP", escaped(synopsis(of: below, path: path + [below.name]))]
      lines += below.notes.flatMap { [".PP", escaped($0)] }
      lines += rows(below.arguments.map { ($0.name, HelpText.description(of: $0)) })
      lines += rows(below.options.map { (HelpText.names($0), $0.summary) })
    }
    return (lines + rest.flatMap(section)).joined(separator: "\n") + "\n"
  }

  private static func synopses<Action>(of command: Command<Action>, path: [String]) -> [String] {
    let own = synopsis(of: command, path: path)
    guard path.count > 1 else { return [own] }
    return [own] + command.subcommands.map { synopsis(of: $0, path: path + [$0.name]) }
  }

  private static func synopsis<Action>(of command: Command<Action>, path: [String]) -> String {
    String(HelpText.usageLine(of: command, path: path).dropFirst("Usage: ".count))
      .split(separator: /\s+/).joined(separator: " ")
  }

  private static func description<Action>(of command: Command<Action>) -> [String] {
    command.notes.isEmpty
      ? []
      : [".SH DESCRIPTION"]
        + command.notes.enumerated().flatMap { [$0.offset == 0 ? "" : ".PP", escaped($0.element)] }
        .filter { !$0.isEmpty }
  }

  private static func words<Action>(of command: Command<Action>) -> [String] {
    section(Section(title: "WORDS", rows: command.arguments.map { ($0.name, HelpText.description(of: $0)) }))
  }

  private static func options<Action>(of command: Command<Action>) -> [String] {
    let own = command.options.map { (HelpText.names($0), $0.summary) }
    return section(Section(title: "OPTIONS", rows: own + [("--help, -h", "this command's help")]))
  }

  private static func section(_ section: Section) -> [String] {
    if let text = section.text { return [".SH \(section.title)", escaped(text)] }
    return section.rows.isEmpty ? [] : [".SH \(section.title)"] + rows(section.rows)
  }

  private static func rows(_ rows: [(String, String)]) -> [String] {
    rows.flatMap { [".TP", ".B \(escaped($0.0))", escaped($0.1)] }
  }

  /// Text that no macro or escape can hide in.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "\n": result += " "
      default:
        result += scalar.isASCII ? String(scalar) : "\\[u" + hexadecimal(scalar.value) + "]"
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
