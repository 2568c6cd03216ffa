import Foundation
import UIKit

/// Whether two values of a type are certainly alike: whoever takes one for the other changes nothing.
///
/// There is one set of rules, for views with a body as for those that draw themselves. Values are compared part by part, and
/// `==` of an app's own types is not asked where their parts are known, as it may leave out what is drawn. References are alike
/// where they are the same object, closures as ``ClosureFields`` tells.
@MainActor
struct ValueComparison {
  typealias AreAlike = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// A piece of a value, and how it is compared.
  private enum Part {
    case bytes(offset: Int, count: Int)
    case closure(offset: Int, isAction: Bool)
    case other(offset: Int, AreAlike)

    func moved(by distance: Int) -> Part {
      switch self {
      case .bytes(let offset, let count): .bytes(offset: offset + distance, count: count)
      case .closure(let offset, let isAction): .closure(offset: offset + distance, isAction: isAction)
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
      case .closure(let offset, let isAction):
        if !ClosureFields.areAlike(lhs + offset, rhs + offset, isAction: isAction) { return false }
      case .other(let offset, let areAlike):
        if !areAlike(lhs + offset, rhs + offset) { return false }
      }
    }
    return true
  }

  static func areAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let comparison = of(Value.self) else { return false }
    return withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { comparison.areAlike(lhs, $0) } }
  }

  // MARK: By type

  /// Begins with what most fields are: for these nothing has to be searched.
  private static var known: [ObjectIdentifier: ValueComparison?] = [
    ObjectIdentifier(Bool.self): ofBytes(MemoryLayout<Bool>.size),
    ObjectIdentifier(Int.self): ofBytes(MemoryLayout<Int>.size),
    ObjectIdentifier(Double.self): byEquality(Double.self), ObjectIdentifier(CGFloat.self): byEquality(CGFloat.self),
    ObjectIdentifier(String.self): byEquality(String.self), ObjectIdentifier(Date.self): byEquality(Date.self),
    ObjectIdentifier(URL.self): byEquality(URL.self),
  ]
  private static var beingMade: Set<ObjectIdentifier> = []

  /// nil where two values of the type can never be told to be alike.
  /// - Parameter fields: the stored fields of the type, where they are known already.
  static func of<Value>(_ type: Value.Type, _ fields: [TypeLayout.Field]? = nil) -> ValueComparison? {
    let key = ObjectIdentifier(type)
    if let comparison = known[key] { return comparison }
    // A type that holds values of its own kind: by the time they are compared, it is known how.
    guard beingMade.insert(key).inserted else { return ValueComparison { of(type)?.areAlike($0, $1) ?? false } }
    defer { beingMade.remove(key) }
    let comparison = make(type, fields)
    known[key] = comparison
    return comparison
  }

  private static func make<Value>(_ type: Value.Type, _ fields: [TypeLayout.Field]?) -> ValueComparison? {
    // Whether a type conforms to a protocol is found by a search through all conformances there are: what tells more comes first.
    if MemoryLayout<Value>.size == 0 { return ValueComparison([]) }
    switch TypeLayout.kind(of: type) {
    case .function: return ofClosure(type)
    case .tuple:
      let fields = fields ?? TypeLayout.fields(of: type)
      return fields.isEmpty ? nil : ofFields(fields)
    default: break
    }
    if type is AnyClass, !(type is AnyKeyPath.Type) { return ofBytes(MemoryLayout<Value>.size) }
    if mayBeComparedByParts(type), let parts = type as? any ComparedByParts.Type { return parts.comparison }
    if let view = type as? any View.Type {
      // A view says by `==` which of its differences can be seen; only a view's own node could tell more.
      if hasBody(view), let equatable = type as? any Equatable.Type { return ofEquatable(equatable) }
      if !hasBody(view), !isOurs(view) { return nil }
    }
    if type is AnyKeyPath.Type, let path = type as? any Equatable.Type { return ofEquatable(path) }
    if isOurs(type), let equatable = type as? any Equatable.Type { return ofEquatable(equatable) }
    let fields = fields ?? TypeLayout.fields(of: type)
    if !fields.isEmpty, let comparison = ofFields(fields) { return comparison }
    if let equatable = type as? any Equatable.Type { return ofEquatable(equatable) }
    return fields.isEmpty && _isPOD(type) ? ofBytes(MemoryLayout<Value>.size) : nil
  }

  static func hasBody<Content: View>(_ type: Content.Type) -> Bool { Content.Body.self != Never.self }

  /// Types of this module and of the standard libraries. Their `==` tells every difference; where a type is made of others, it
  /// asks theirs, so that it does not count.
  private static func isOurs(_ type: Any.Type) -> Bool {
    guard let module = TypeModule.name(of: type), ourModules.contains(module) else { return false }
    return type is any View.Type || !_typeName(type).contains("<")
  }

  private static let ourModules: Set<String> = [
    "SwiftUICore", "SwiftUIElements", "Swift", "Foundation", "FoundationEssentials",
  ]

  /// False for types of other modules than those whose types this one has made conform to ``ComparedByParts``.
  private static func mayBeComparedByParts(_ type: Any.Type) -> Bool {
    TypeModule.name(of: type).map { $0 == "SwiftUICore" || $0 == "Swift" } ?? true
  }

  static func ofEquatable<Value: Equatable>(_ type: Value.Type) -> ValueComparison {
    // The bits of whole numbers and of enums without values are all that they say.
    if _isPOD(type), type is any BinaryInteger.Type || type is any CaseIterable.Type {
      return ofBytes(MemoryLayout<Value>.size)
    }
    return byEquality(type)
  }

  private static func byEquality<Value: Equatable>(_ type: Value.Type) -> ValueComparison {
    ValueComparison {
      $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee
    }
  }

  private static func ofBytes(_ count: Int) -> ValueComparison { ValueComparison([.bytes(offset: 0, count: count)]) }

  /// nil for functions of another language, which are not two words long.
  static func ofClosure<Function>(_ type: Function.Type) -> ValueComparison? {
    guard MemoryLayout<Function>.size == 2 * MemoryLayout<Int>.size else { return nil }
    return ValueComparison([.closure(offset: 0, isAction: ClosureFields.isAction(type))])
  }

  private static func ofFields(_ fields: [TypeLayout.Field]) -> ValueComparison? {
    func opened<Value>(_ type: Value.Type) -> ValueComparison? { of(type) }
    var parts: [Part] = []
    for field in fields {
      guard !field.isExistential, let comparison = _openExistential(field.type, do: opened) else { return nil }
      parts += comparison.parts.map { $0.moved(by: field.offset) }
    }
    return ValueComparison(parts)
  }
}

extension Alike {
  /// Whether two values are made of the same, whatever their type calls equal. False off the main thread.
  static func areMadeAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard MainLoop.isCurrent else { return false }
    let both = Unchecked((lhs, rhs))
    return MainActor.assumeIsolated { ValueComparison.areAlike(both.value.0, both.value.1) }
  }

  /// Whether whoever reads one could as well read the other. Bindings, for one, are never equal, but may be made of the same.
  static func areReadAlike<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    lhs is any Equatable ? areEqualThroughout(lhs, rhs) : areMadeAlike(lhs, rhs)
  }

  /// Whether two values are equal and made of the same: an app's `==` may leave out what is drawn.
  static func areEqualThroughout<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    // What a value of a protocol's type is made of is known by what is in it.
    guard let lhs = lhs as? any Equatable else { return false }
    return areEqualThroughout(equatable: lhs, rhs)
  }

  private static func areEqualThroughout<Value: Equatable>(equatable lhs: Value, _ rhs: Any) -> Bool {
    guard let rhs = rhs as? Value else { return false }
    return lhs == rhs && areMadeAlike(lhs, rhs)
  }
}
