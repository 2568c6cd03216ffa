/// Any JSON (RFC 8259).
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no whole one, or beyond the range of `Int`. What is not finite is written as `null`.
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The text, or `null`.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// The number, or `null`.
  package static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}
