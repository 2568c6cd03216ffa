import Foundation
import OutsideText

/// A key of an object and its value; objects keep the order they are written in.
typealias JSONMember = (String, JSONValue)

/// JSON that is safe to look at: everything that could steer a terminal or reorder a line is written as `\u` escapes.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case text(String)
  case array([JSONValue])
  case object([JSONMember])

  static func string(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  static func number(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  /// ISO 8601 in UTC with whole seconds: `2026-11-21T06:00:00Z`.
  static func time(_ date: Date?) -> JSONValue { .string(date.map { $0.formatted(.iso8601) }) }

  /// The value on one line.
  var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .text(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, (key, value)) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(key, to: &text)
        text += ":"
        value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if isVisible(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 { text += "\\u" + hexadecimal(unit) }
        }
      }
    }
    text += "\""
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    return ControlFilter.isHarmless(scalar) && scalar.properties.generalCategory != .format
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
