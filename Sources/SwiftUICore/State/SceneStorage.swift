/// A value kept for the session, shared by all its views that name the key.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: StoredLocation<Value>?

  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initial = wrappedValue
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> { location.map(Binding.init(location:)) ?? .constant(initial) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) {
    location = cursor.node.graph.sceneValue(key) { StoredLocation(initial) }
  }

  func isSame(as other: SceneStorage) -> Bool { key == other.key }
}
