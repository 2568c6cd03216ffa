import Foundation
import UIKit

/// Whether bringing a node up to date with another value of the same view would change nothing.
///
/// For views that draw themselves, which are passed by whenever the view above them is evaluated. The answer is yes only where
/// nothing can have changed: values are compared part by part, and `==` of an app's own types is not asked, as it may leave out
/// what is drawn; actions are alike where they are the same closure; closures that make something never are, for what they read
/// may have changed.
@MainActor
struct DrawnComparison {
  typealias AreAlike = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// A piece of a value, and how it is compared.
  private enum Part {
    case bytes(offset: Int, count: Int)
    case action(offset: Int)
    case other(offset: Int, AreAlike)

    func moved(by distance: Int) -> Part {
      switch self {
      case .bytes(let offset, let count): .bytes(offset: offset + distance, count: count)
      case .action(let offset): .action(offset: offset + distance)
      case .other(let offset, let areAlike): .other(offset: offset + distance, areAlike)
      }
    }
  }

  private let parts: [Part]

  private init(_ parts: [Part]) { self.parts = parts }

  init(_ areAlike: @escaping AreAlike) { parts = [.other(offset: 0, areAlike)] }

  func areAlike(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for part in parts {
      switch part {
      case .bytes(let offset, let count):
        if memcmp(lhs + offset, rhs + offset, count) != 0 { return false }
      case .action(let offset):
        if !ClosureFields.areIdentical(lhs + offset, rhs + offset) { return false }
      case .other(let offset, let areAlike):
        if !areAlike(lhs + offset, rhs + offset) { return false }
      }
    }
    return true
  }

  // MARK: By type

  private static var known: [ObjectIdentifier: DrawnComparison?] = [:]

  /// nil where two values of the type can never be told to be alike.
  static func of<Value>(_ type: Value.Type) -> DrawnComparison? {
    let key = ObjectIdentifier(type)
    if let comparison = known[key] { return comparison }
    let comparison = make(type)
    known[key] = comparison
    return comparison
  }

  /// For what a row of a `ForEach` is made of; nil also for a view with a body, whose own node compares.
  static func ofRow<Content: View>(_ type: Content.Type) -> DrawnComparison? {
    Content.Body.self == Never.self ? of(type) : nil
  }

  static func areAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let comparison = of(Value.self) else { return false }
    return withUnsafeBytes(of: lhs) { one in
      withUnsafeBytes(of: rhs) { other in
        guard let one = one.baseAddress, let other = other.baseAddress else { return true }
        return comparison.areAlike(one, other)
      }
    }
  }

  private static func make<Value>(_ type: Value.Type) -> DrawnComparison? {
    if type == String.self { return ofEquatable(String.self) }
    if let parts = type as? any ComparedByParts.Type { return parts.drawnComparison }
    if type is any LinkedProperty.Type || hasBody(type) { return DrawnComparison(ValueComparison.of(type).areEqual) }
    if let view = type as? any View.Type, !isOurs(view) { return nil }
    if let style = type as? any StyleModifier.Type { return ofStyle(style) }
    if MemoryLayout<Value>.size == 0 { return DrawnComparison([]) }
    if TypeLayout.kind(of: type) == .function {
      return ClosureFields.isAction(type) ? DrawnComparison([.action(offset: 0)]) : nil
    }
    if type is AnyClass { return ofBytes(MemoryLayout<Value>.size) }
    if let equatable = type as? any Equatable.Type, isOurs(type) { return ofEquatable(equatable) }
    let fields = TypeLayout.fields(of: type)
    if !fields.isEmpty { return ofFields(fields) }
    return _isPOD(type) ? ofBytes(MemoryLayout<Value>.size) : nil
  }

  /// A view or modifier with a body has a node that compares and keeps track of what is read.
  private static func hasBody<Value>(_ type: Value.Type) -> Bool {
    func ofView<Content: View>(_ type: Content.Type) -> Bool { Content.Body.self != Never.self }
    func ofModifier<Modifier: ViewModifier>(_ type: Modifier.Type) -> Bool { Modifier.Body.self != Never.self }
    if let view = type as? any View.Type { return ofView(view) }
    if let modifier = type as? any ViewModifier.Type { return ofModifier(modifier) }
    return false
  }

  /// Types of this module and of the standard libraries. Their `==` tells every difference; where a type is made of others, it
  /// asks theirs, so that it does not count.
  private static func isOurs(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    let isKnown = ["SwiftUICore.", "SwiftUIElements.", "Swift.", "Foundation.", "FoundationEssentials."].contains {
      name.hasPrefix($0)
    }
    return isKnown && (type is any View.Type || !name.contains("<"))
  }

  private static func ofStyle<Modifier: StyleModifier>(_ type: Modifier.Type) -> DrawnComparison {
    DrawnComparison { $0.assumingMemoryBound(to: type).pointee.isSame(as: $1.assumingMemoryBound(to: type).pointee) }
  }

  static func ofEquatable<Value: Equatable>(_ type: Value.Type) -> DrawnComparison {
    // The bits of whole numbers and of enums without values are all that they say.
    if _isPOD(type), type is any BinaryInteger.Type || type is any CaseIterable.Type {
      return ofBytes(MemoryLayout<Value>.size)
    }
    return DrawnComparison {
      $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee
    }
  }

  private static func ofBytes(_ count: Int) -> DrawnComparison { DrawnComparison([.bytes(offset: 0, count: count)]) }

  private static func ofFields(_ fields: [TypeLayout.Field]) -> DrawnComparison? {
    func opened<Value>(_ type: Value.Type) -> DrawnComparison? { of(type) }
    var parts: [Part] = []
    for field in fields {
      guard !field.isExistential, let comparison = _openExistential(field.type, do: opened) else { return nil }
      parts += comparison.parts.map { $0.moved(by: field.offset) }
    }
    return DrawnComparison(parts)
  }
}

extension Alike {
  /// Whether two values are made of the same, whatever their type calls equal. False off the main thread.
  static func areDrawnAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard MainLoop.isCurrent else { return false }
    let both = Unchecked((lhs, rhs))
    return MainActor.assumeIsolated { DrawnComparison.areAlike(both.value.0, both.value.1) }
  }
}

/// A type that knows how its values are compared.
@MainActor
protocol ComparedByParts {
  /// nil where they cannot be told to be alike.
  static var drawnComparison: DrawnComparison? { get }
}

extension Optional: ComparedByParts {
  @MainActor static var drawnComparison: DrawnComparison? {
    if TypeLayout.kind(of: Wrapped.self) == .function {
      // The two words of the closure, or none.
      return ClosureFields.isAction(Wrapped.self) ? DrawnComparison(ClosureFields.areIdentical) : nil
    }
    if Self.self == CGFloat?.self { return .ofEquatable(CGFloat?.self) }
    if Self.self == Double?.self { return .ofEquatable(Double?.self) }
    if Self.self == Int?.self { return .ofEquatable(Int?.self) }
    if Self.self == String?.self { return .ofEquatable(String?.self) }
    guard let wrapped = DrawnComparison.of(Wrapped.self) else { return nil }
    return DrawnComparison { lhs, rhs in
      if memcmp(lhs, rhs, MemoryLayout<Self>.size) == 0 { return true }
      let one = lhs.assumingMemoryBound(to: Self.self)
      let other = rhs.assumingMemoryBound(to: Self.self)
      switch (one.pointee == nil, other.pointee == nil) {
      case (true, true): return true
      // An optional holds its value at its own place.
      case (false, false): return wrapped.areAlike(lhs, rhs)
      default: return false
      }
    }
  }
}

extension _ConditionalContent: ComparedByParts {
  @MainActor static var drawnComparison: DrawnComparison? {
    guard let first = DrawnComparison.of(TrueContent.self), let second = DrawnComparison.of(FalseContent.self) else {
      return nil
    }
    return DrawnComparison { lhs, rhs in
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

extension Array: ComparedByParts {
  @MainActor static var drawnComparison: DrawnComparison? {
    guard let element = DrawnComparison.of(Element.self) else { return nil }
    return DrawnComparison { lhs, rhs in
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

extension AnyHashable: ComparedByParts {
  @MainActor static var drawnComparison: DrawnComparison? {
    DrawnComparison { lhs, rhs in
      areAlike(
        lhs.assumingMemoryBound(to: Self.self).pointee.base, rhs.assumingMemoryBound(to: Self.self).pointee.base)
    }
  }
}

extension AnyHashable {
  @MainActor
  private static func areAlike<Value>(_ one: Value, _ other: Any) -> Bool {
    guard let other = other as? Value else { return false }
    return DrawnComparison.areAlike(one, other)
  }
}

extension AnyView: ComparedByParts {
  @MainActor static var drawnComparison: DrawnComparison? {
    DrawnComparison {
      $0.assumingMemoryBound(to: Self.self).pointee.box.isAlike($1.assumingMemoryBound(to: Self.self).pointee.box)
    }
  }
}

extension Deferred: ComparedByParts {
  @MainActor static var drawnComparison: DrawnComparison? { nil }
}

extension EnvironmentChange: ComparedByParts {
  /// Alike where it is the same change and takes nothing along.
  @MainActor static var drawnComparison: DrawnComparison? {
    DrawnComparison(ClosureFields.areSame(((inout EnvironmentValues) -> Void).self).areEqual)
  }
}
