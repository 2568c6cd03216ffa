/// A value of an app's own that goes with a change of state.
public protocol TransactionKey<Value> {
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value for a key: the one that goes with the change, or the key's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = TransactionValue(value: newValue) }
  }
}
