import Foundation

/// A predicate's format cut into words.
enum PredicateWord: Equatable {
  /// A name, a keyword or a sign.
  case name(String)
  case text(String)
  case number(Double)
  /// `%@` and its kind: the next argument is a value.
  case value
  /// `%K`: the next argument is the path to a value.
  case path

  /// The words of a format; nil where it cannot be read.
  static func words(_ format: String) -> [PredicateWord]? {
    var words: [PredicateWord] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        guard let text = quoted(&rest) else { return nil }
        words.append(.text(text))
      } else if first == "%" {
        rest.removeFirst()
        let letters = rest.prefix { "hlqLz".contains($0) }
        rest = rest.dropFirst(letters.count)
        guard let kind = rest.popFirst() else { return nil }
        words.append(kind == "K" ? .path : .value)
      } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
        guard let number = Double(digits) else { return nil }
        words.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter || first == "_" || first == "@" || first == "$" || first == "#" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_.@$#".contains($0) }
        words.append(.name(String(name)))
        rest = rest.dropFirst(name.count)
      } else {
        let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
        words.append(.name(sign))
        rest = rest.dropFirst(sign.count)
      }
    }
    return words
  }

  private static func quoted(_ rest: inout Substring) -> String? {
    guard let quote = rest.popFirst() else { return nil }
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      if next == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(next) }
    }
    return nil
  }
}

/// Reads the words of a predicate's format: comparisons, joined by AND, OR and NOT.
struct PredicateReader {
  typealias Test = @Sendable (Any?) -> Bool
  typealias Value = @Sendable (Any?) -> PredicateValue

  private var words: ArraySlice<PredicateWord>
  private var arguments: ArraySlice<PredicateValue>
  /// Brackets within each other; what is deeper cannot be read.
  private var depth = 0

  private struct Unreadable: Error {}

  /// What a format asks of an object; nil where it cannot be read.
  static func test(_ format: String, _ arguments: [PredicateValue]) -> Test? {
    guard let words = PredicateWord.words(format) else { return nil }
    var reader = PredicateReader(words: words[...], arguments: arguments[...])
    guard let test = try? reader.either(), reader.words.isEmpty else { return nil }
    return test
  }

  private init(words: ArraySlice<PredicateWord>, arguments: ArraySlice<PredicateValue>) {
    self.words = words
    self.arguments = arguments
  }

  private mutating func take(_ names: String...) -> Bool {
    guard case .name(let name)? = words.first, names.contains(name.uppercased()) else { return false }
    words.removeFirst()
    return true
  }

  private mutating func either() throws -> Test {
    var test = try both()
    while take("OR", "||") {
      let (first, second) = (test, try both())
      test = { first($0) || second($0) }
    }
    return test
  }

  private mutating func both() throws -> Test {
    var test = try one()
    while take("AND", "&&") {
      let (first, second) = (test, try one())
      test = { first($0) && second($0) }
    }
    return test
  }

  private mutating func one() throws -> Test {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { throw Unreadable() }
    if take("NOT", "!") {
      let test = try one()
      return { !test($0) }
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      let test = try either()
      guard take(")") else { throw Unreadable() }
      return test
    }
    if take("ANY", "SOME") { return try comparison { values, test in values.contains(where: test) } }
    if take("ALL") { return try comparison { values, test in values.allSatisfy(test) } }
    if take("NONE") { return try comparison { values, test in !values.contains(where: test) } }
    return try comparison(nil)
  }

  private mutating func comparison(
    _ quantifier: (@Sendable ([PredicateValue], (PredicateValue) -> Bool) -> Bool)?
  ) throws -> Test {
    let left = try value()
    guard case .name(let name)? = words.popFirst() else { throw Unreadable() }
    var options = ""
    if words.first == .name("[") {
      words.removeFirst()
      guard case .name(let letters)? = words.popFirst(), take("]") else { throw Unreadable() }
      options = letters
    }
    guard let compare = PredicateComparison(name.uppercased(), options: options) else { throw Unreadable() }
    let right = try value()
    guard let quantifier else { return { compare.holds(left($0), right($0)) } }
    return { object in
      let other = right(object)
      return quantifier(left(object).members) { compare.holds($0, other) }
    }
  }

  private mutating func value() throws -> Value {
    guard let word = words.popFirst() else { throw Unreadable() }
    switch word {
    case .text(let text): return { _ in .text(text) }
    case .number(let number): return { _ in .number(number) }
    case .value:
      guard let argument = arguments.popFirst() else { throw Unreadable() }
      return { _ in argument }
    case .path:
      guard case .text(let path)? = arguments.popFirst() else { throw Unreadable() }
      return { PredicateValue.at(path, of: $0) }
    case .name("{"):
      var members: [Value] = []
      while !take("}") {
        members.append(try value())
        _ = take(",")
      }
      let all = members
      return { object in .list(all.map { $0(object) }) }
    case .name(let name):
      switch name.uppercased() {
      case "TRUE", "YES": return { _ in .number(1) }
      case "FALSE", "NO": return { _ in .number(0) }
      case "NIL", "NULL": return { _ in .nothing }
      default:
        guard let first = name.first, first.isLetter || first == "_" else { throw Unreadable() }
        return { PredicateValue.at(name, of: $0) }
      }
    }
  }
}
