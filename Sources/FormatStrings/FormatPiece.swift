import Locks

/// A format string cut at its conversions, such as `%@`, `%2$lld`, `%.1f` and, in logs, `%{public}s`.
package enum FormatPiece: Equatable, Sendable {
  /// Text as it is shown: `%%` is one `%` here, and a `%` that begins no conversion stays.
  case text(String)
  case conversion(Conversion)

  package struct Conversion: Equatable, Sendable {
    /// Which of the values it stands for, from 0.
    package var index: Int
    /// The last letter: `@`, `d`, `f`.
    package var letter: Character
    /// What stands in braces.
    package var options: String
    /// The whole conversion.
    package var source: String
  }

  /// The pieces of `format`. Conversions without a position count up from `next`, from one piece of a text to the next.
  package static func pieces(of format: String, counting next: inout Int) -> [FormatPiece] {
    let first = next
    let known = known.answer(Question(format: format, next: first)) {
      var next = first
      return (pieces: read(format, counting: &next), next: next)
    }
    next = known.next
    return known.pieces
  }

  private struct Question: Hashable {
    var format: String
    var next: Int
  }

  /// Programs have few formats, which are used for each row of a list.
  private static let known = Memoized<Question, (pieces: [FormatPiece], next: Int)>(limit: 2000)

  private static func read(_ format: String, counting next: inout Int) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      guard let conversion = Conversion(&rest, counting: &next) else {
        text.append("%")
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.conversion(conversion))
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  package static func pieces(of format: String) -> [FormatPiece] {
    var next = 0
    return pieces(of: format, counting: &next)
  }
}

extension FormatPiece.Conversion {
  /// Takes a conversion, whose `%` has been taken, from the beginning of `rest`; nil, and nothing taken, where there is none.
  fileprivate init?(_ rest: inout Substring, counting next: inout Int) {
    var inner = rest
    var options: Substring = ""
    if inner.first == "{", let close = inner.firstIndex(of: "}") {
      options = inner[inner.index(after: inner.startIndex)..<close]
      inner = inner[inner.index(after: close)...]
    }
    guard let end = inner.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }),
      inner[..<end].allSatisfy({ $0.isNumber || "$.+-# *lhqztj".contains($0) })
    else { return nil }
    let flags = inner[..<end]
    let after = inner.index(after: end)
    if let dollar = flags.firstIndex(of: "$"), let position = Int(flags[..<dollar]), position > 0 {
      index = position - 1
    } else {
      index = next
      next += 1
    }
    letter = inner[end]
    self.options = String(options)
    source = "%" + rest[..<after]
    rest = rest[after...]
  }
}
