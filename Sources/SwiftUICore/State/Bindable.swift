import Observation

/// Gives bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// What gives bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Not for other values: the object must be observable.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// The object whose properties are bound.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The object whose properties are bound.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same object as another has.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: TrackedLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of an `@Observable` object; who reads it is told by the object.
final class TrackedLocation<Object: AnyObject, Value>: AnyLocation<Value> {
  private let object: Object
  private let property: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.property = property
  }

  override func get() -> Value { object[keyPath: property] }

  override func set(_ value: Value, _ transaction: Transaction) {
    Transaction.run(transaction) { object[keyPath: property] = value }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? TrackedLocation else { return false }
    return object === other.object && property == other.property
  }
}

extension State where Value: AnyObject & Observable {
  /// A `@State` object keeps the one made first.
  public init(wrappedValue value: Value) { self.init(initialValue: value) }
}
