/// A value that lasts as long as a gesture and then falls back.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }

  public var wrappedValue: Value { location?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }
  func reset() { location?.set(initial, .current) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { location = cursor.slot { StoredLocation(initial) } }
  func isSame(as other: GestureState) -> Bool { true }
}
