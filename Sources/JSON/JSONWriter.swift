/// Writes JSON (RFC 8259) as UTF-8, value by value.
package struct JSONWriter {
  package enum Layout: Sendable {
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

  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private let escaping: Escaping
  private let sortsNames: Bool

  /// - Parameter sortsNames: whether the members of objects are written by name instead of by their order.
  package init(_ layout: Layout = .compact, escaping: Escaping = .required, sortsNames: Bool = false) {
    self.layout = layout
    self.escaping = escaping
    self.sortsNames = sortsNames
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func write(_ value: JSONValue) { write(value, indent: 0) }

  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .integer(let value): put(String(value))
    case .number(let value): put(value.isFinite ? String(value) : "null")
    case .text(let value): write(value)
    case .array(let elements): write(elements, indent: indent)
    case .object(let members): write(members, indent: indent)
    }
  }

  private mutating func write(_ elements: [JSONValue], indent: Int) {
    let isSpaced = layout == .indented && !elements.isEmpty
    put(isSpaced ? "[ " : "[")
    for (index, element) in elements.enumerated() {
      if index > 0 { put(isSpaced ? ", " : ",") }
      write(element, indent: indent + 1)
    }
    put(isSpaced ? " ]" : "]")
  }

  private mutating func write(_ members: JSONObject, indent: Int) {
    let isIndented = layout == .indented
    put("{")
    for (index, name) in (sortsNames ? members.names.sorted() : members.names).enumerated() {
      if index > 0 { put(",") }
      if isIndented { put("\n" + String(repeating: "  ", count: indent + 1)) }
      write(name)
      put(isIndented ? " : " : ":")
      write(members[name] ?? .null, indent: indent + 1)
    }
    if isIndented, !members.isEmpty { put("\n" + String(repeating: "  ", count: indent)) }
    put("}")
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    switch escaping {
    case .required: for byte in text.utf8 { escape(byte) }
    case .unseen: for scalar in text.unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
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

extension JSONValue {
  /// On one line, in its order.
  package var compact: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }

  /// On one line, safe to look at: everything that could steer a terminal or reorder a line is written as `\u` escapes.
  package var line: String {
    var writer = JSONWriter(escaping: .unseen)
    writer.write(self)
    return writer.text
  }
}
