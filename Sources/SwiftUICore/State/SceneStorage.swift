/// A value kept for the session, shared by all its views that name the key.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StoredLocation<Value>?

  /// A value at first under a key; all views of the session that name the key share it.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initial = wrappedValue
  }

  /// The value; setting it tells all views that read the key.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { location.map(Binding.init(location:)) ?? .constant(initial) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Nil at first.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) {
    location = cursor.node.graph.sceneValue(key) { StoredLocation(initial) }
  }

  func isSame(as other: SceneStorage) -> Bool { key == other.key }
}
