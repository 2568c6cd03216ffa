/// A value that a view owns. It lives as long as the view has its place on the screen, and changing it updates the views that read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  /// The value at first; that of a later update is not taken.
  public init(wrappedValue value: Value) { initial = value }

  /// The value at first; that of a later update is not taken.
  public init(initialValue value: Value) { initial = value }

  /// The value; setting it, from any thread, updates the views that have read it.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.map(Binding.init(location:)) ?? .constant(initial) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { location = cursor.slot { StoredLocation(initial) } }

  func isSame(as other: State) -> Bool { true }
}
