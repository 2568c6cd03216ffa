import Combine
import Observation

/// A kind of value that the focused view or scene offers to the rest of the window.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view and scene offer.
public struct FocusedValues {
  var values: [ObjectIdentifier: Any] = [:]

  /// What is offered for the key; nil where nothing is.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A value that `@Entry` declares.
  public subscript<Key: EnvironmentKey, Value>(key: Key.Type) -> Value? where Key.Value == Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: ObservableObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension FocusedValues {
  subscript<Object: AnyObject & Observable>(observable type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// False where a value has come, gone or changed. What cannot be compared, such as a binding, is taken for the same.
  func isAlike(_ other: FocusedValues) -> Bool {
    func areAlike(_ lhs: Any, _ rhs: Any) -> Bool {
      if lhs is any Equatable { return Alike.areEqual(lhs, rhs) }
      if type(of: lhs) is AnyClass, type(of: rhs) is AnyClass { return lhs as AnyObject === rhs as AnyObject }
      return type(of: lhs) == type(of: rhs)
    }
    return values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { areAlike(value, $0) } ?? false }
  }
}

/// The offers of one window, the newest last. On the main thread only.
final class FocusedOffers: @unchecked Sendable {
  private var offers: [(owner: ObjectIdentifier, offer: (inout FocusedValues) -> Void)] = []
  private let readers = Readers()

  func set(_ owner: AnyObject, _ offer: @escaping (inout FocusedValues) -> Void) {
    let id = ObjectIdentifier(owner)
    if let place = offers.firstIndex(where: { $0.owner == id }) {
      offers[place].offer = offer
    } else {
      offers.append((id, offer))
    }
  }

  func remove(_ owner: AnyObject) { offers.removeAll { $0.owner == ObjectIdentifier(owner) } }

  @MainActor func tell() { readers.tell() }

  func values() -> FocusedValues {
    readers.addCurrent()
    var values = FocusedValues()
    for offer in offers { offer.offer(&values) }
    return values
  }
}

extension EnvironmentValues {
  private struct OffersKey: EnvironmentKey { static let defaultValue = FocusedOffers() }

  /// Set at the root of each window.
  var focusedOffers: FocusedOffers {
    get { self[OffersKey.self] }
    set { self[OffersKey.self] = newValue }
  }
}

/// Reads what the focused view or scene offers; nil where nobody offers it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var offers: FocusedOffers?

  /// The value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// The object of a type that the focused view or scene offers.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[observable: Value.self] }
  }

  /// What is offered now; nil where nothing is.
  public var wrappedValue: Value? { offers.flatMap { read($0.values()) } }
}

extension FocusedValue: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { offers = cursor.environment.focusedOffers }
  func isSame(as other: FocusedValue) -> Bool { offers === other.offers }
}

/// Reads and writes a binding that the focused view or scene offers.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var value: FocusedValue<Binding<Value>>

  /// The binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { value = FocusedValue(keyPath) }

  /// The value of the binding; nil where nobody offers one, and then setting it does nothing.
  public var wrappedValue: Value? {
    get { value.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { value.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value; nil does not write.
  public var projectedValue: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { value.link(&cursor) }
  func isSame(as other: FocusedBinding) -> Bool { value.isSame(as: other.value) }
}

/// Reads an object that the focused view or scene offers.
@propertyWrapper
public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
  private var offers: FocusedOffers?

  /// The object by its type.
  public init() {}

  /// The object that is offered now; nil where none is.
  public var wrappedValue: Object? { offers?.values()[object: Object.self] }
}

extension FocusedObject: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { offers = cursor.environment.focusedOffers }
  func isSame(as other: FocusedObject) -> Bool { offers === other.offers }
}
