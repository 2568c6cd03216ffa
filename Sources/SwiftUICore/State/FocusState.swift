/// Which field has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  init(initial: Value) { self.initial = initial }

  /// Whether a field has the focus; false at first.
  public init() where Value == Bool { self.init(initial: false) }
  /// Which field has the focus; nil at first, and where none has it.
  public init<T: Hashable>() where Value == T? { self.init(initial: nil) }

  /// The value of the focus; setting it moves the focus after the update.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding to the focus, for `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(location: location ?? StoredLocation(initial)) }

  /// A way to read and set the focus.
  @propertyWrapper
  public struct Binding {
    let location: StoredLocation<Value>

    /// The value of the focus; setting it moves the focus.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, .current) }
    }

    /// The binding itself, for handing it on.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) {
    location = cursor.slot { StoredLocation(initial) { [initial] in $0 == initial } }
  }

  func isSame(as other: FocusState) -> Bool { true }
}
