/// The words of a script and what must stay as it is: strings, templates and regular expressions. Signs and spaces are left out.
struct ScriptTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case word(Range<Int>)
    case fixed(Range<Int>)

    var range: Range<Int> {
      switch self {
      case .word(let range), .fixed(let range): range
      }
    }
  }

  private let source: [UInt8]
  private var place = 0
  /// The last byte that is no space.
  private var last: UInt8?

  init(_ source: [UInt8]) { self.source = source }

  mutating func next() -> Token? {
    while place < source.count {
      let start = place
      let byte = source[start]
      if let end = end(of: byte, at: start) {
        place = Swift.min(Swift.max(end, start + 1), source.count)
        last = source[place - 1]
        return Self.isWord(byte) ? .word(start..<place) : .fixed(start..<place)
      }
      place += 1
      if byte != UInt8(ascii: " ") { last = byte }
    }
    return nil
  }

  /// Where the token that begins with this byte ends; nil for a sign or a space.
  private func end(of byte: UInt8, at start: Int) -> Int? {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): endOfString(start)
    case UInt8(ascii: "/") where beginsExpression: endOfExpression(start)
    case _ where Self.isWord(byte): source[start...].firstIndex { !Self.isWord($0) } ?? source.count
    default: nil
    }
  }

  /// A slash after an operator, a bracket or at the start of a line begins a regular expression; elsewhere it divides.
  private var beginsExpression: Bool { last.map { "(,=:[!&|?{};\n".utf8.contains($0) } ?? true }

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

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }
}
