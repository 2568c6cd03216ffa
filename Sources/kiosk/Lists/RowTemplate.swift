/// A line with places for values: `{rank} {title}\t{url}`. `{{` is a brace, `\t` a tab, `\n` a new line, `\\` a backslash.
struct RowTemplate: Equatable, Sendable {
  private enum Part: Equatable {
    case text(String)
    case value(String)
  }

  private var parts: [Part] = []

  /// - Throws: what a template is, where a place has no end or no name.
  init(_ text: String) throws(InvalidValue) {
    var rest = Substring(text)
    var literal = ""
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{":
        rest.removeFirst()
        literal += "{"
      case "{":
        guard let end = rest.firstIndex(of: "}"), rest.startIndex < end else {
          throw InvalidValue(expected: "places in braces, such as {title}, and {{ for a brace")
        }
        parts += [.text(literal), .value(String(rest[..<end]))]
        literal = ""
        rest = rest[rest.index(after: end)...]
      case "\\":
        switch rest.popFirst() {
        case "n": literal += "\n"
        case "t": literal += "\t"
        case let other: literal.append(other ?? "\\")
        }
      default: literal.append(character)
      }
    }
    parts.append(.text(literal))
  }

  /// The names of its places.
  var names: [String] {
    parts.compactMap { if case .value(let name) = $0 { name } else { nil } }
  }

  func text(_ value: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let name): value(name)
      }
    }
    .joined()
  }
}
