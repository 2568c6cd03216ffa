/// What an expression is made of.
indirect enum PatternPart: Equatable {
  case take(CharacterSetOfPattern)
  case check(PatternPlace)
  case row([PatternPart])
  case either([PatternPart])
  /// Nil for as often as it comes.
  case repeated(PatternPart, least: Int, most: Int?)
}

/// Reads an expression.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var depth = 0

  private static let deepest = 30
  private static let largestCount = 100

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func parse() throws(PatternProblem) -> PatternPart {
    let part = try choice()
    guard place == scalars.count else { throw .strayParenthesis }
    return part
  }

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  private mutating func choice() throws(PatternProblem) -> PatternPart {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooLarge }
    var rows = [try row()]
    while takes("|") { rows.append(try row()) }
    return rows.count == 1 ? rows[0] : .either(rows)
  }

  private mutating func row() throws(PatternProblem) -> PatternPart {
    var parts: [PatternPart] = []
    while let next, next != "|", next != ")" { parts.append(try repeated(try single())) }
    return .row(parts)
  }

  private mutating func single() throws(PatternProblem) -> PatternPart {
    let scalar = scalars[place]
    place += 1
    switch scalar {
    case "(":
      if takes("?") {
        guard takes(":") else { throw .unknownEscape("(?") }
      }
      let part = try choice()
      guard takes(")") else { throw .openGroup }
      return part
    case "[": return .take(try characterClass())
    case ".": return .take(.any)
    case "^": return .check(.start)
    case "$": return .check(.end)
    case "*", "+", "?", "{": throw .nothingToRepeat
    case "\\": return try escape()
    default: return .take(CharacterSetOfPattern(scalar))
    }
  }

  private mutating func repeated(_ part: PatternPart) throws(PatternProblem) -> PatternPart {
    let count: (least: Int, most: Int?)
    switch next {
    case "*": count = (0, nil)
    case "+": count = (1, nil)
    case "?": count = (0, 1)
    case "{":
      place += 1
      return try endOfRepeat(part, try counts())
    default: return part
    }
    place += 1
    return try endOfRepeat(part, count)
  }

  /// Whether as much or as little as possible is taken makes no difference to whether anything is found.
  private mutating func endOfRepeat(
    _ part: PatternPart, _ count: (least: Int, most: Int?)
  ) throws(PatternProblem) -> PatternPart {
    _ = takes("?")
    if let next, "*+?{".unicodeScalars.contains(next) { throw .nothingToRepeat }
    return .repeated(part, least: count.least, most: count.most)
  }

  /// What stands behind a brace.
  private mutating func counts() throws(PatternProblem) -> (least: Int, most: Int?) {
    let least = number()
    guard takes(",") else {
      guard let least, takes("}") else { throw .badCount }
      return (least, least)
    }
    let most = number()
    guard takes("}"), least != nil || most != nil, (least ?? 0) <= (most ?? Self.largestCount) else { throw .badCount }
    return (least ?? 0, most)
  }

  /// Nil where there is none, or too large a one: then what must follow does not.
  private mutating func number() -> Int? {
    var number: Int?
    while let next, (0x30...0x39).contains(next.value), (number ?? 0) <= Self.largestCount {
      number = (number ?? 0) * 10 + Int(next.value - 0x30)
      place += 1
    }
    guard let number, number <= Self.largestCount else { return nil }
    return number
  }

  private mutating func escape() throws(PatternProblem) -> PatternPart {
    guard let sign = next else { throw .unknownEscape("") }
    if sign == "b" || sign == "B" {
      place += 1
      return .check(sign == "b" ? .wordEdge : .noWordEdge)
    }
    return .take(CharacterSetOfPattern([try escapedPart()]))
  }

  private mutating func escapedPart() throws(PatternProblem) -> CharacterSetOfPattern.Part {
    guard let sign = next else { throw .unknownEscape("") }
    place += 1
    switch sign {
    case "d": return .digits
    case "w": return .words
    case "s": return .spaces
    case "D": return .noDigits
    case "W": return .noWords
    case "S": return .noSpaces
    case "t": return .range(9...9)
    case "n": return .range(10...10)
    default:
      guard !sign.properties.isAlphabetic, sign.properties.numericType == nil else {
        throw .unknownEscape(String(sign))
      }
      return .range(sign.value...sign.value)
    }
  }

  /// What stands behind a bracket.
  private mutating func characterClass() throws(PatternProblem) -> CharacterSetOfPattern {
    let isInverted = takes("^")
    var parts: [CharacterSetOfPattern.Part] = []
    while let scalar = next {
      if scalar == "]", !parts.isEmpty {
        place += 1
        return CharacterSetOfPattern(parts, isInverted: isInverted)
      }
      parts.append(try classPart())
    }
    throw .openClass
  }

  private mutating func classPart() throws(PatternProblem) -> CharacterSetOfPattern.Part {
    let first = try classSign()
    guard case .range(let start) = first, next == "-", place + 1 < scalars.count, scalars[place + 1] != "]" else {
      return first
    }
    place += 1
    guard case .range(let end) = try classSign(), start.lowerBound <= end.lowerBound else { throw .badRange }
    return .range(start.lowerBound...end.lowerBound)
  }

  private mutating func classSign() throws(PatternProblem) -> CharacterSetOfPattern.Part {
    guard let scalar = next else { throw .openClass }
    place += 1
    return scalar == "\\" ? try escapedPart() : .range(scalar.value...scalar.value)
  }
}
