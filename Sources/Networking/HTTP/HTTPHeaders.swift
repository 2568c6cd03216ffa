/// Header fields in their order, found without regard to upper and lower case.
package struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  package struct Field: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package private(set) var fields: [Field] = []

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The first value of a field; setting replaces all values of it, setting nil removes them.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name.equalsIgnoringCase(name) }?.value }
    set {
      fields.removeAll { $0.name.equalsIgnoringCase(name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Adds a field and keeps earlier ones of the same name.
  package mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }
}

extension String {
  fileprivate func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count && lowercased() == other.lowercased()
  }
}
