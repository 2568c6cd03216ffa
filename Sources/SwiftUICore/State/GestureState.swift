/// A value that lasts as long as a gesture and then falls back.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  /// The value at first, to which it falls back.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// The value at first, to which it falls back.
  public init(initialValue: Value) { initial = initialValue }
  /// With a transaction, which has no effect: it falls back by the current one.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }

  /// The value now.
  public var wrappedValue: Value { location?.get() ?? initial }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }
  func reset() { location?.set(initial, .current) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { location = cursor.slot { StoredLocation(initial) } }
  func isSame(as other: GestureState) -> Bool { true }
}
