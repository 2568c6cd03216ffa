import FoundationExtras

/// Finds the line of the commonest mistakes in a JSON5 file, because Foundation's decoder says only that there is one.
enum JSON5Trouble {
  /// A phrase such as `the { in line 3 is never closed`; nil where quotes and brackets are in order.
  static func phrase(in text: String) -> String.LocalizationValue? {
    var open: [(bracket: Character, line: Int)] = []
    var line = 1
    var isOver = false
    var rest = text[...]
    while let character = rest.popFirst() {
      if character.isNewline { line += 1 }
      if character.isWhitespace { continue }
      if character == "/", rest.first == "/" {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      if character == "/", rest.first == "*" {
        guard let end = rest.firstRange(of: "*/") else { return "the comment that begins in line \(line) has no end" }
        line += rest[..<end.lowerBound].count(where: \.isNewline)
        rest = rest[end.upperBound...]
        continue
      }
      if isOver { return "line \(line) has something after the last }" }
      switch character {
      case "\"", "'":
        guard skipString(quote: character, &rest, &line) else {
          return "the text that begins in line \(line) has no end"
        }
      case "{", "[":
        open.append((character, line))
      case "}", "]":
        guard let last = open.popLast() else { return "line \(line) has one \(String(character)) too many" }
        guard (last.bracket == "{") == (character == "}") else {
          return
            "the \(String(character)) in line \(line) does not match the \(String(last.bracket)) in line \(last.line)"
        }
        isOver = open.isEmpty
      default:
        break
      }
    }
    return open.last.map { "the \(String($0.bracket)) in line \($0.line) is never closed" }
  }

  /// Whether there is nothing but white space and comments.
  static func isEmpty(_ text: String) -> Bool {
    var rest = text[...].drop(while: \.isWhitespace)
    while !rest.isEmpty {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.dropFirst(2).firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return false
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return true
  }

  /// Whether the string ends before its line does; a backslash carries it over the end of a line.
  private static func skipString(quote: Character, _ rest: inout Substring, _ line: inout Int) -> Bool {
    while let character = rest.popFirst() {
      if character == quote { return true }
      if character.isNewline { return false }
      if character == "\\", let escaped = rest.popFirst(), escaped.isNewline { line += 1 }
    }
    return false
  }
}
