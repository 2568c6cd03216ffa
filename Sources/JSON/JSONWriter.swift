/// Writes JSON (RFC 8259) as UTF-8: whole values, or arrays and objects piece by piece. Values outside of both are separated
/// by commas, as the inside of an array.
package struct JSONWriter {
  package enum Format: Sendable {
    /// On one line, without spaces.
    case compact
    /// Members on lines of their own, arrays on one line, a space around each colon.
    case indented
  }

  package enum Escaping: Sendable {
    /// What the standard asks for.
    case required
    /// Also everything that could steer a terminal or reorder a line: only what can be seen stays as it is.
    case unseen
  }

  /// What stands before the next value.
  private enum Before {
    case opening, value, name
  }

  package private(set) var bytes: [UInt8] = []
  private let format: Format
  private let escaping: Escaping
  private let sortsNames: Bool
  private var depth = 0
  private var before = Before.opening

  /// - Parameter sortsNames: whether the members of objects are written by name instead of by their order.
  package init(_ format: Format = .compact, escaping: Escaping = .required, sortsNames: Bool = false) {
    self.format = format
    self.escaping = escaping
    self.sortsNames = sortsNames
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Whole values

  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): literal(value ? "true" : "false")
    case .integer(let value): literal(String(value))
    case .number(let value): literal(value.isFinite ? String(value) : "null")
    case .text(let value): text(value)
    case .array(let elements): array { json in for element in elements { json.write(element) } }
    case .object(let members):
      let names = sortsNames ? members.names.sorted() : members.names
      object { json in
        for name in names {
          json.name(name)
          json.write(members[name] ?? .null)
        }
      }
    }
  }

  /// Adds values that another writer has written.
  package mutating func append(_ other: JSONWriter) {
    guard !other.bytes.isEmpty else { return }
    begin()
    bytes.append(contentsOf: other.bytes)
  }

  // MARK: Piece by piece

  package mutating func array(_ content: (inout JSONWriter) -> Void) {
    begin()
    put("[")
    let isEmpty = fill(content)
    put(isEmpty || format == .compact ? "]" : " ]")
  }

  /// - Parameter content: a ``name(_:)`` before each value.
  package mutating func object(_ content: (inout JSONWriter) -> Void) {
    begin()
    put("{")
    let isEmpty = fill(content)
    if !isEmpty { breakLine() }
    put("}")
  }

  package mutating func name(_ name: String) {
    if before == .value { put(",") }
    breakLine()
    quote(name)
    put(format == .indented ? " : " : ":")
    before = .name
  }

  package mutating func null() { literal("null") }

  package mutating func text(_ text: String) {
    begin()
    quote(text)
  }

  /// - Parameter utf8: text in UTF-8.
  package mutating func text(utf8: [UInt8]) {
    begin()
    put("\"")
    utf8.withUnsafeBufferPointer { escape($0) }
    put("\"")
  }

  /// - Parameter literal: a number as JSON spells it, `true`, `false` or `null`.
  package mutating func literal(_ literal: String) {
    begin()
    put(literal)
  }

  // MARK: Between values

  /// What belongs between the last value and the next.
  private mutating func begin() {
    if before == .value { put(",") }
    if before != .name, depth > 0, format == .indented { put(" ") }
    before = .value
  }

  /// Returns whether nothing was written.
  private mutating func fill(_ content: (inout JSONWriter) -> Void) -> Bool {
    before = .opening
    depth += 1
    content(&self)
    depth -= 1
    defer { before = .value }
    return before == .opening
  }

  private mutating func breakLine() {
    guard format == .indented else { return }
    put("\n")
    for _ in 0..<depth { put("  ") }
  }

  // MARK: Text

  private mutating func quote(_ text: String) {
    put("\"")
    switch escaping {
    case .required:
      var text = text
      text.withUTF8 { escape($0) }
    case .unseen: for scalar in text.unicodeScalars { escape(scalar) }
    }
    put("\"")
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for (index, byte) in text.enumerated()
    where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      bytes.append(contentsOf: text[start..<index])
      escape(byte)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): put("\\\"")
    case UInt8(ascii: "\\"): put("\\\\")
    case UInt8(ascii: "\n"): put("\\n")
    case UInt8(ascii: "\r"): put("\\r")
    case UInt8(ascii: "\t"): put("\\t")
    case 0..<0x20: put(code: UInt16(byte))
    default: bytes.append(byte)
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x7F {
      escape(UInt8(scalar.value))
    } else if Self.isSeen(scalar) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { put(code: unit) }
    }
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }

  private mutating func put(code unit: UInt16) {
    let digits = String(unit, radix: 16)
    put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
