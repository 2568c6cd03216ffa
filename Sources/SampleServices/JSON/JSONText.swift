import Foundation

/// Writes JSON with sorted keys, so that equal values have equal text.
struct JSONText {
  private var bytes: [UInt8] = []
  private let isPretty: Bool

  /// On one line, without spaces.
  static func compact(_ value: JSONValue) -> String {
    var text = JSONText(isPretty: false)
    text.write(value, indent: 0)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The indented form of the official API: members on lines of their own, plain arrays on one line.
  static func pretty(_ value: JSONValue) -> String {
    var text = JSONText(isPretty: true)
    text.write(value, indent: 0)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .int(let value): put(String(value))
    case .double(let value): put(value.isFinite ? String(value) : "null")
    case .string(let value): write(value)
    case .array(let elements): write(elements, indent: indent)
    case .object(let members): write(members, indent: indent)
    }
  }

  private mutating func write(_ elements: [JSONValue], indent: Int) {
    put(isPretty && !elements.isEmpty ? "[ " : "[")
    for (index, element) in elements.enumerated() {
      if index > 0 { put(isPretty ? ", " : ",") }
      write(element, indent: indent + 1)
    }
    put(isPretty && !elements.isEmpty ? " ]" : "]")
  }

  private mutating func write(_ members: [String: JSONValue], indent: Int) {
    put("{")
    for (index, (key, value)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { put(",") }
      if isPretty { put("\n" + String(repeating: "  ", count: indent + 1)) }
      write(key)
      put(isPretty ? " : " : ":")
      write(value, indent: indent + 1)
    }
    if isPretty, !members.isEmpty { put("\n" + String(repeating: "  ", count: indent)) }
    put("}")
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): put("\\\"")
      case UInt8(ascii: "\\"): put("\\\\")
      case UInt8(ascii: "\n"): put("\\n")
      case UInt8(ascii: "\r"): put("\\r")
      case UInt8(ascii: "\t"): put("\\t")
      case 0..<0x20: put("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func put(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
