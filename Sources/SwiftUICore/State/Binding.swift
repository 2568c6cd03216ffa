/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// How writes through it move.
  public var transaction = Transaction()
  let location: AnyLocation<Value>

  init(location: AnyLocation<Value>) { self.location = location }

  /// Reads and writes by closures; they run wherever the binding is used.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(read: get, write: { value, _ in set(value) })
  }

  /// With the transaction that a write comes with.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(read: get, write: set)
  }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to an optional made from one to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = ClosureLocation(
      read: { base.wrappedValue },
      write: { value, transaction in if let value { base.set(value, transaction) } })
  }

  /// A binding to the value of an optional; nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard var last = base.wrappedValue else { return nil }
    location = ClosureLocation(
      read: {
        if let value = base.wrappedValue { last = value }
        return last
      }, write: { value, transaction in base.set(value, transaction) })
  }

  /// A binding to a value of any kind; what is of another kind is not written.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    location = ClosureLocation(
      read: { AnyHashable(base.wrappedValue) },
      write: { value, transaction in if let value = value.base as? V { base.set(value, transaction) } })
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The value; setting it writes through the binding.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { set(newValue, Transaction.current) }
  }

  /// The binding itself, for handing it on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: MemberLocation(location, keyPath))
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose writes move as the transaction says; a plain one leaves that to where they are made.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose writes move; nil leaves that to where they are made.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  func set(_ value: Value, _ current: Transaction) {
    location.set(value, transaction == Transaction() ? current : transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element; reads the last known value where the collection has shrunk meanwhile.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, index, wrappedValue[index]))
  }
}

extension Binding: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) {}

  func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) && transaction == other.transaction }
}
