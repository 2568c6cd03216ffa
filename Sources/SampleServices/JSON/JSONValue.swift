/// A JSON value, comparable, so that changes can be told as patches.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// An object of the members that have a value.
  static func members(_ members: [String: JSONValue?]) -> JSONValue {
    .object(members.compactMapValues { $0 })
  }

  static func ints(_ values: some Sequence<Int>) -> JSONValue { .array(values.map { .int($0) }) }
  static func strings(_ values: some Sequence<String>) -> JSONValue { .array(values.map { .string($0) }) }

  /// The child under a path component: a key, or an index of an array. `null` where there is none.
  subscript(component: String) -> JSONValue {
    switch self {
    case .object(let members): members[component] ?? .null
    case .array(let elements):
      if let index = Int(component), elements.indices.contains(index) { elements[index] } else { .null }
    default: .null
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
