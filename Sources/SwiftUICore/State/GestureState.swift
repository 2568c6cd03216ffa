/// A value that lasts as long as a gesture and then falls back.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  /// What belongs to the fall back, made when it comes; nil is the current transaction.
  private var falls: ((Value, inout Transaction) -> Void)?
  private var location: StoredLocation<Value>?

  /// The value at first, to which it falls back.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// The value at first, to which it falls back.
  public init(initialValue: Value) { initial = initialValue }
  /// With the transaction by which it falls back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  /// With the transaction by which it falls back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// With a closure that makes, of the last value, the transaction by which it falls back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    falls = reset
  }
  /// With a closure that makes, of the last value, the transaction by which it falls back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value now.
  public var wrappedValue: Value { location?.get() ?? initial }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }

  func reset() {
    var transaction = Transaction.current
    falls?(wrappedValue, &transaction)
    Transaction.run(transaction) { location?.set(initial, transaction) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nil at first.
  public init() { self.init(wrappedValue: nil) }
  /// Nil at first, with the transaction by which it falls back.
  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
}

extension GestureState: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { location = cursor.slot { StoredLocation(initial) } }
  func isSame(as other: GestureState) -> Bool { true }
}
