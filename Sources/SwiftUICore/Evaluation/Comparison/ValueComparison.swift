import Foundation

/// Compares values of a type field by field, as far as that is possible without knowing it.
@MainActor
struct ValueComparison {
  /// True only where the two are certainly alike.
  let areEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var known: [ObjectIdentifier: ValueComparison] = [:]

  /// - Parameter fields: the stored fields of the type, where they are known already.
  static func of<Value>(_ type: Value.Type, _ fields: [TypeLayout.Field]? = nil) -> ValueComparison {
    let key = ObjectIdentifier(type)
    if let comparison = known[key] { return comparison }
    let comparison = make(type, fields)
    known[key] = comparison
    return comparison
  }

  static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    let comparison = of(Value.self)
    return withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in comparison.areEqual(lhs, rhs) } }
  }

  private static func make<Value>(_ type: Value.Type, _ fields: [TypeLayout.Field]?) -> ValueComparison {
    if let linked = type as? any LinkedProperty.Type { return ofLinked(linked) }
    if let optional = type as? any OptionalFields.Type, !(type is any Equatable.Type) { return optional.comparison }
    if MemoryLayout<Value>.size == 0 { return ValueComparison { _, _ in true } }
    if let equatable = type as? any Equatable.Type, !_isPOD(type) { return ofEquatable(equatable) }
    if _isPOD(type) || type is AnyClass {
      return ofBytes(MemoryLayout<Value>.size)
    }
    return ofFields(fields ?? TypeLayout.fields(of: type))
  }

  private static func ofLinked<Property: LinkedProperty>(_ type: Property.Type) -> ValueComparison {
    ValueComparison { lhs, rhs in
      lhs.assumingMemoryBound(to: type).pointee.isSame(as: rhs.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func ofEquatable<Value: Equatable>(_ type: Value.Type) -> ValueComparison {
    ValueComparison { lhs, rhs in
      lhs.assumingMemoryBound(to: type).pointee == rhs.assumingMemoryBound(to: type).pointee
    }
  }

  /// For references and closures the same bits are the same object; for plain data, the same value.
  private static func ofBytes(_ size: Int) -> ValueComparison {
    ValueComparison { lhs, rhs in
      memcmp(lhs, rhs, size) == 0
    }
  }

  private static func ofFields(_ fields: [TypeLayout.Field]) -> ValueComparison {
    guard !fields.isEmpty else { return ValueComparison { _, _ in false } }
    let comparisons = fields.map { (offset: $0.offset, comparison: of(field: $0)) }
    return ValueComparison { lhs, rhs in
      comparisons.allSatisfy { $0.comparison.areEqual(lhs + $0.offset, rhs + $0.offset) }
    }
  }

  private static func of(field: TypeLayout.Field) -> ValueComparison {
    if field.isFunction { return ClosureFields.areSame(field.type) }
    if field.isExistential { return ValueComparison { _, _ in false } }
    return opened(field.type)
  }

  private static func opened(_ type: Any.Type) -> ValueComparison {
    func open<Value>(_ type: Value.Type) -> ValueComparison { of(type) }
    return _openExistential(type, do: open)
  }
}

/// An optional of something that is not equatable: two that are nil are alike, and two of which neither is where their values are.
@MainActor
private protocol OptionalFields {
  static var comparison: ValueComparison { get }
}

extension Optional: OptionalFields {
  fileprivate static var comparison: ValueComparison {
    let wrapped = ValueComparison.of(Wrapped.self)
    return ValueComparison { lhs, rhs in
      switch (lhs.assumingMemoryBound(to: Self.self).pointee, rhs.assumingMemoryBound(to: Self.self).pointee) {
      case (nil, nil): true
      case (let lhs?, let rhs?):
        withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { rhs in wrapped.areEqual(lhs, rhs) } }
      default: false
      }
    }
  }
}
