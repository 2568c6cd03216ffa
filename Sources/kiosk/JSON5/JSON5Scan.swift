import FoundationExtras

/// Goes through a JSON5 text up to its first mistake. It knows what may follow what, and in which line it is; it keeps no values.
struct JSON5Scan {
  struct Trouble: Error {
    var phrase: String.LocalizationValue
  }

  /// What must come next in an object or a list.
  private enum Expectation {
    case name, colon, value, comma
  }

  private struct Bracket {
    let character: Character
    let line: Int
    var expects: Expectation

    var isObject: Bool { character == "{" }
    /// Behind a comma.
    var first: Expectation { isObject ? .name : .value }
  }

  private let takesTextsAlone: Bool
  private var rest: Substring
  private var line = 1
  /// Where what was read last ended: what is missing behind it is missing there.
  private var lastLine = 1
  private var open: [Bracket] = []
  private var isOver = false

  init(_ text: String, takesTextsAlone: Bool) {
    rest = text[...]
    self.takesTextsAlone = takesTextsAlone
  }

  mutating func read() throws(Trouble) {
    while let character = rest.popFirst() {
      if character.isNewline { line += 1 }
      if character.isWhitespace { continue }
      if character == "/", rest.first == "/" {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      if character == "/", rest.first == "*" {
        guard let end = rest.firstRange(of: "*/") else {
          throw Trouble(phrase: "the comment that begins in line \(line) has no end")
        }
        line += rest[..<end.lowerBound].count(where: \.isNewline)
        rest = rest[end.upperBound...]
        continue
      }
      if isOver { throw Trouble(phrase: "line \(line) has something after the last }") }
      try take(character)
      lastLine = line
    }
    if let bracket = open.last {
      throw Trouble(phrase: "the \(String(bracket.character)) in line \(bracket.line) is never closed")
    }
  }

  private mutating func take(_ character: Character) throws(Trouble) {
    switch character {
    case "\"", "'":
      let start = line
      guard skipString(quote: character) else {
        throw Trouble(phrase: "the text that begins in line \(start) has no end")
      }
      try takeWord(isText: true, isFine: true)
    case "{", "[":
      try beginValue()
      open.append(Bracket(character: character, line: line, expects: character == "{" ? .name : .value))
    case "}", "]": try close(character)
    case ":", ",":
      guard let bracket = open.last, bracket.expects == (character == ":" ? .colon : .comma) else {
        if let bracket = open.last, bracket.isObject, bracket.expects == .value, character == "," {
          throw missing(.value)
        }
        throw tooMany(character)
      }
      open[open.count - 1].expects = character == ":" ? .value : bracket.first
    default:
      let end = rest.firstIndex { $0.isWhitespace || "{}[]:,\"'/".contains($0) } ?? rest.endIndex
      let word = String(character) + rest[..<end]
      rest = rest[end...]
      try takeWord(isText: false, isFine: Self.isValue(word))
    }
  }

  /// A quoted text, a number or a name.
  private mutating func takeWord(isText: Bool, isFine: Bool) throws(Trouble) {
    if open.last?.expects == .name {
      open[open.count - 1].expects = .colon
      return
    }
    try beginValue()
    guard isFine else { throw Trouble(phrase: "line \(line) has a text without quotation marks") }
    guard isText || !takesTextsAlone else { throw Trouble(phrase: "line \(line) has a value that is not a text") }
    isOver = open.isEmpty
  }

  /// A value may stand here, and something else follows it.
  private mutating func beginValue() throws(Trouble) {
    guard let bracket = open.last else { return }
    guard bracket.expects == .value else {
      if bracket.expects == .name { throw tooMany("{") }
      throw missing(bracket.expects)
    }
    open[open.count - 1].expects = .comma
  }

  private mutating func close(_ character: Character) throws(Trouble) {
    guard let bracket = open.popLast() else { throw tooMany(character) }
    guard bracket.isObject == (character == "}") else {
      throw Trouble(
        phrase:
          "the \(String(character)) in line \(line) does not match the \(String(bracket.character)) in line \(bracket.line)"
      )
    }
    if bracket.expects == .colon || bracket.isObject && bracket.expects == .value { throw missing(bracket.expects) }
    isOver = open.isEmpty
  }

  private func missing(_ expectation: Expectation) -> Trouble {
    switch expectation {
    case .colon: Trouble(phrase: "line \(lastLine) lacks a colon")
    case .value, .name: Trouble(phrase: "line \(lastLine) lacks a value")
    case .comma: Trouble(phrase: "line \(lastLine) lacks a comma")
    }
  }

  private func tooMany(_ character: Character) -> Trouble {
    Trouble(phrase: "line \(line) has one \(String(character)) too many")
  }

  /// Whether a word without quotation marks is a value: a number in any of JSON5's spellings, or one of its names.
  private static func isValue(_ word: String) -> Bool {
    let number = word.drop { $0 == "+" || $0 == "-" }
    if ["true", "false", "null"].contains(word) || ["Infinity", "NaN"].contains(number) { return true }
    if number.hasPrefix("0x") || number.hasPrefix("0X") { return number.dropFirst(2).allSatisfy(\.isHexDigit) }
    return number.first.map { $0.isNumber || $0 == "." } == true
      && number.allSatisfy { $0.isNumber || ".eE+-".contains($0) }
  }

  /// Whether the string ends before its line does; a backslash carries it over the end of a line.
  private mutating func skipString(quote: Character) -> Bool {
    while let character = rest.popFirst() {
      if character == quote { return true }
      if character.isNewline { return false }
      if character == "\\", let escaped = rest.popFirst(), escaped.isNewline { line += 1 }
    }
    return false
  }
}
