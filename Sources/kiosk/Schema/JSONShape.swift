/// One kind of object that commands write as JSON: its members in their order.
struct JSONShape: Sendable {
  let name: String
  let meaning: String
  let members: [Member]

  struct Member: Sendable {
    let name: String
    let value: Value
    /// Whether it may be null.
    var isNullable = false
    /// Whether it is always there.
    var isRequired = true

    /// The same, null where there is nothing to say.
    var orNull: Member { Member(name: name, value: value, isNullable: true, isRequired: isRequired) }
    /// The same, there on some occasions only.
    var sometimes: Member { Member(name: name, value: value, isNullable: isNullable, isRequired: false) }
  }

  indirect enum Value: Sendable {
    case text
    case address
    /// ISO 8601 in UTC with whole seconds.
    case time
    /// A calendar date.
    case day
    case integer
    /// True or false.
    case truth
    case word(of: [String])
    case list(Value)
    case shape(String)
    case members([Member])
  }
}

extension JSONShape.Member {
  static func text(_ name: String) -> Self { Self(name: name, value: .text) }
  static func address(_ name: String) -> Self { Self(name: name, value: .address) }
  static func time(_ name: String) -> Self { Self(name: name, value: .time) }
  static func day(_ name: String) -> Self { Self(name: name, value: .day) }
  static func integer(_ name: String) -> Self { Self(name: name, value: .integer) }
  static func truth(_ name: String) -> Self { Self(name: name, value: .truth) }
  static func word(_ name: String, _ words: String...) -> Self { Self(name: name, value: .word(of: words)) }
  static func list(_ name: String, _ value: JSONShape.Value) -> Self { Self(name: name, value: .list(value)) }
}
