/// A value that views may set for the container that shows them.
public protocol ContainerValueKey: EnvironmentKey {}

/// What a view says to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags the view has, the innermost last.
  private var tags: [AnyHashable] = []

  init() {}

  /// The value that the view has set for the key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of this type that the view has.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.compactMap { $0.base as? V }.first }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

extension View {
  /// Says something to the container that shows the view.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { modifier(ContainerValueModifier(keyPath: keyPath, value: value)) }
}

/// A modifier that says something to the container.
nonisolated protocol ContainerValueSetting {
  func set(in values: inout ContainerValues)
}

nonisolated struct ContainerValueModifier<Value>: ViewModifier, ContainerValueSetting {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  @MainActor func body(content: Content) -> some View { content }

  func set(in values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension TagModifier: ContainerValueSetting {
  func set(in values: inout ContainerValues) { values.add(tag: tag) }
}
