import JSON

extension JSONValue {
  /// An object of the members that have a value.
  static func members(_ members: [String: JSONValue?]) -> JSONValue {
    .object(JSONObject(members.compactMapValues { $0 }))
  }

  static func integers(_ values: some Sequence<Int>) -> JSONValue { .array(values.map { .integer($0) }) }
  static func texts(_ values: some Sequence<String>) -> JSONValue { .array(values.map { .text($0) }) }

  /// The child under a path component: a key, or an index of an array. `null` where there is none.
  subscript(component: String) -> JSONValue {
    switch self {
    case .object(let members): members[component] ?? .null
    case .array(let elements):
      if let index = Int(component), elements.indices.contains(index) { elements[index] } else { .null }
    default: .null
    }
  }

  /// With sorted names, so that equal values have equal text.
  func text(_ format: JSONWriter.Format = .compact) -> String {
    var writer = JSONWriter(format, sortsNames: true)
    writer.write(self)
    return writer.text
  }
}
