/// The members of a JSON object in the order they were given. The order is for people: objects are equal whatever theirs is.
package struct JSONObject: Sendable {
  package private(set) var names: [String] = []
  private var values: [String: JSONValue] = [:]

  package init() {}

  /// Of members of the same name the last one counts, in the place of the first.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    for (name, value) in members { self[name] = value }
  }

  /// In the order of the names.
  package init(_ members: [String: JSONValue]) {
    names = members.keys.sorted()
    values = members
  }

  package var count: Int { names.count }
  package var isEmpty: Bool { names.isEmpty }

  /// The member's value; nil where there is none. A new one comes last; nil takes one away.
  package subscript(name: String) -> JSONValue? {
    get { values[name] }
    set {
      if let newValue {
        if values.updateValue(newValue, forKey: name) == nil { names.append(name) }
      } else if values.removeValue(forKey: name) != nil {
        names.removeAll { $0 == name }
      }
    }
  }

  /// The members of both; those of `other` come last.
  package static func + (one: JSONObject, other: JSONObject) -> JSONObject {
    JSONObject(one.map { $0 } + other.map { $0 })
  }
}

extension JSONObject: Sequence {
  package func makeIterator() -> AnyIterator<(String, JSONValue)> {
    var rest = names[...]
    return AnyIterator {
      guard let name = rest.popFirst() else { return nil }
      return (name, values[name] ?? .null)
    }
  }
}

extension JSONObject: Hashable {
  package static func == (one: JSONObject, other: JSONObject) -> Bool { one.values == other.values }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}
