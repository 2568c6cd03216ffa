/// Leaves out of a script the spaces that separate nothing; strings, templates and regular expressions stay as they are.
struct ScriptSpaces {
  private let source: [UInt8]
  private var place = 0
  private var kept: [UInt8] = []

  static func without(_ script: String) -> String {
    var work = ScriptSpaces(source: Array(script.utf8))
    while work.place < work.source.count { work.step() }
    return String(decoding: work.kept, as: UTF8.self)
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func step() {
    switch source[place] {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): keep(to: endOfString(place))
    case UInt8(ascii: "/") where beginsExpression: keep(to: endOfExpression(place))
    case UInt8(ascii: " ") where !separates: place += 1
    default: keep(to: place + 1)
    }
  }

  private mutating func keep(to end: Int) {
    let end = min(max(end, place + 1), source.count)
    kept += source[place..<end]
    place = end
  }

  /// Whether the space stands between two words, or between signs that would be another sign together.
  private var separates: Bool {
    guard let before = kept.last, place + 1 < source.count else { return false }
    let after = source[place + 1]
    return Self.isWord(before) && Self.isWord(after) || before == after && "+-".utf8.contains(before)
  }

  /// A slash after an operator, a bracket or at the start of a line begins a regular expression; elsewhere it divides.
  private var beginsExpression: Bool { kept.last.map { "(,=:[!&|?{};\n".utf8.contains($0) } ?? true }

  private func endOfString(_ start: Int) -> Int {
    let quote = source[start]
    var next = start + 1
    while next < source.count {
      if source[next] == UInt8(ascii: "\\") {
        next += 2
      } else if source[next] == quote {
        return next + 1
      } else if quote == UInt8(ascii: "`"), source[next...].starts(with: "${".utf8) {
        next = endOfSubstitution(next + 2)
      } else {
        next += 1
      }
    }
    return next
  }

  private func endOfSubstitution(_ start: Int) -> Int {
    var depth = 1
    var next = start
    while next < source.count, depth > 0 {
      switch source[next] {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
        next = endOfString(next)
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      next += 1
    }
    return next
  }

  private func endOfExpression(_ start: Int) -> Int {
    var isInClass = false
    var next = start + 1
    while next < source.count, source[next] != UInt8(ascii: "\n") {
      switch source[next] {
      case UInt8(ascii: "\\"): next += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return next + 1
      default: break
      }
      next += 1
    }
    return next
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }
}
