import Foundation

/// A type that knows how its values are compared.
@MainActor
protocol ComparedByParts {
  /// nil where they cannot be told to be alike.
  static var comparison: ValueComparison? { get }
}

extension Optional: ComparedByParts {
  @MainActor static var comparison: ValueComparison? {
    // The two words of the closure, or none.
    if TypeLayout.kind(of: Wrapped.self) == .function { return .ofClosure(Wrapped.self) }
    if Self.self == CGFloat?.self { return .ofEquatable(CGFloat?.self) }
    if Self.self == Double?.self { return .ofEquatable(Double?.self) }
    if Self.self == Int?.self { return .ofEquatable(Int?.self) }
    if Self.self == String?.self { return .ofEquatable(String?.self) }
    let wrapped = ValueComparison.of(Wrapped.self)
    return ValueComparison { lhs, rhs in
      if wrapped != nil, memcmp(lhs, rhs, MemoryLayout<Self>.size) == 0 { return true }
      let one = lhs.assumingMemoryBound(to: Self.self)
      let other = rhs.assumingMemoryBound(to: Self.self)
      switch (one.pointee == nil, other.pointee == nil) {
      case (true, true): return true
      // An optional holds its value at its own place.
      case (false, false): return wrapped?.areAlike(lhs, rhs) ?? false
      default: return false
      }
    }
  }
}

extension _ConditionalContent: ComparedByParts {
  @MainActor static var comparison: ValueComparison? {
    guard let first = ValueComparison.of(TrueContent.self), let second = ValueComparison.of(FalseContent.self) else {
      return nil
    }
    return ValueComparison { lhs, rhs in
      let one = lhs.assumingMemoryBound(to: Self.self).pointee.storage
      let other = rhs.assumingMemoryBound(to: Self.self).pointee.storage
      switch (one, other) {
      case (.trueContent(let one), .trueContent(let other)):
        return withUnsafePointer(to: one) { one in withUnsafePointer(to: other) { first.areAlike(one, $0) } }
      case (.falseContent(let one), .falseContent(let other)):
        return withUnsafePointer(to: one) { one in withUnsafePointer(to: other) { second.areAlike(one, $0) } }
      default: return false
      }
    }
  }
}

extension String: ComparedByParts {
  @MainActor static var comparison: ValueComparison? { .ofEquatable(String.self) }
}

extension Array: ComparedByParts {
  @MainActor static var comparison: ValueComparison? {
    guard let element = ValueComparison.of(Element.self) else { return nil }
    return ValueComparison { lhs, rhs in
      let one = lhs.assumingMemoryBound(to: Self.self).pointee
      let other = rhs.assumingMemoryBound(to: Self.self).pointee
      guard one.count == other.count else { return false }
      return one.withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { other in
          one.baseAddress == other.baseAddress
            || one.indices.allSatisfy { index in
              guard let lhs = one.baseAddress, let rhs = other.baseAddress else { return true }
              return element.areAlike(lhs + index, rhs + index)
            }
        }
      }
    }
  }
}

extension Set: ComparedByParts {
  @MainActor static var comparison: ValueComparison? { .ofEquatable(Self.self) }
}

extension Dictionary: ComparedByParts {
  @MainActor static var comparison: ValueComparison? {
    guard let element = ValueComparison.of(Value.self) else { return nil }
    return ValueComparison { lhs, rhs in
      let one = lhs.assumingMemoryBound(to: Self.self).pointee
      let other = rhs.assumingMemoryBound(to: Self.self).pointee
      return one.count == other.count
        && one.allSatisfy { key, value in
          guard let theirs = other[key] else { return false }
          return withUnsafePointer(to: value) { one in withUnsafePointer(to: theirs) { element.areAlike(one, $0) } }
        }
    }
  }
}

extension AnyHashable: ComparedByParts {
  @MainActor static var comparison: ValueComparison? {
    ValueComparison { lhs, rhs in
      areAlike(
        lhs.assumingMemoryBound(to: Self.self).pointee.base, rhs.assumingMemoryBound(to: Self.self).pointee.base)
    }
  }

  @MainActor
  private static func areAlike<Value>(_ one: Value, _ other: Any) -> Bool {
    guard let other = other as? Value else { return false }
    return ValueComparison.areAlike(one, other)
  }
}

extension AnyView: ComparedByParts {
  @MainActor static var comparison: ValueComparison? {
    ValueComparison {
      $0.assumingMemoryBound(to: Self.self).pointee.box.isAlike($1.assumingMemoryBound(to: Self.self).pointee.box)
    }
  }
}

extension Deferred: ComparedByParts {
  @MainActor static var comparison: ValueComparison? { nil }
}
