/// Which field has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  init(initial: Value) { self.initial = initial }

  public init() where Value == Bool { self.init(initial: false) }
  public init<T: Hashable>() where Value == T? { self.init(initial: nil) }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding { Binding(location: location ?? StoredLocation(initial)) }

  /// A way to read and set the focus.
  @propertyWrapper
  public struct Binding {
    let location: StoredLocation<Value>

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, .current) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { location = cursor.slot { StoredLocation(initial) } }
  func isSame(as other: FocusState) -> Bool { true }
}
