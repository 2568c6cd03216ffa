/// A value that views hand up the tree.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Joins the values of two views, in drawing order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Something in the tree that gives a value for a key.
@MainActor
protocol PreferenceSource: ViewNode {
  func value<Key: PreferenceKey>(for key: Key.Type) -> Key.Value?
}

/// Something in the tree that hears of values.
@MainActor
protocol PreferenceListener: ViewNode {
  func preferenceChanged(_ key: Any.Type)
}

extension ViewNode {
  /// The values of all sources below, joined; a source hides those below it.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var result = Key.defaultValue
    var isFirst = true
    func visit(_ node: ViewNode) {
      if let source = node as? any PreferenceSource, let value = source.value(for: key) {
        if isFirst { result = value } else { Key.reduce(value: &result, nextValue: { value }) }
        isFirst = false
      } else {
        node.forEachChild(visit)
      }
    }
    forEachChild(visit)
    return result
  }

  /// Tells the listeners above.
  func tellPreference(_ key: Any.Type) {
    var next = parent
    while let node = next {
      (node as? any PreferenceListener)?.preferenceChanged(key)
      next = node.parent
    }
  }
}

/// Gives a value.
final class PreferenceNode<Key: PreferenceKey>: PassingNode, PreferenceSource {
  private var value = Key.defaultValue

  func take(_ new: Key.Value) {
    let isSame = ValueComparison.areEqual(value, new)
    value = new
    if !isSame { tellPreference(Key.self) }
  }

  func value<Asked: PreferenceKey>(for key: Asked.Type) -> Asked.Value? {
    key == Key.self as Any.Type ? value as? Asked.Value : nil
  }

  override func unmount() {
    tellPreference(Key.self)
    super.unmount()
  }
}

/// Changes the values from below on their way up.
final class PreferenceTransformNode<Key: PreferenceKey>: PassingNode, PreferenceSource {
  var transform: (inout Key.Value) -> Void = { _ in }

  func value<Asked: PreferenceKey>(for key: Asked.Type) -> Asked.Value? {
    guard key == Key.self as Any.Type else { return nil }
    var value = preference(Key.self)
    transform(&value)
    return value as? Asked.Value
  }
}

/// Hears of values below.
final class PreferenceChangeNode<Key: PreferenceKey>: PassingNode, PreferenceListener where Key.Value: Equatable {
  var action: (Key.Value) -> Void = { _ in }
  private var last: Key.Value?
  private var isPlanned = false

  func preferenceChanged(_ key: Any.Type) {
    guard key == Key.self, !isPlanned else { return }
    isPlanned = true
    graph.afterUpdate { [weak self] in self?.compare() }
  }

  private func compare() {
    isPlanned = false
    guard isMounted else { return }
    let new = preference(Key.self)
    guard new != last else { return }
    last = new
    action(new)
  }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let value: Key.Value

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? PreferenceNode<Key> ?? PreferenceNode<Key>(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.take(view.modifier.value)
    return node
  }
}

nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let transform: (inout Key.Value) -> Void

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? PreferenceTransformNode<Key> ?? PreferenceTransformNode<Key>(inputs)
    node.transform = view.modifier.transform
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.tellPreference(Key.self)
    return node
  }
}

nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never

  let action: (Key.Value) -> Void

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? PreferenceChangeNode<Key> ?? PreferenceChangeNode<Key>(inputs)
    node.action = view.modifier.action
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    if old == nil { node.preferenceChanged(Key.self) }
    return node
  }
}

/// Reads a preference into a layer over or behind the view.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier where Key.Value: Equatable {
  let part: Accessibility.Part
  let alignment: Alignment
  let layer: (Key.Value) -> Layer
  @State private var value: Key.Value?

  init(part: Accessibility.Part, alignment: Alignment, layer: @escaping (Key.Value) -> Layer) {
    self.part = part
    self.alignment = alignment
    self.layer = layer
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(PreferenceChangeModifier<Key>(action: { [$value] in $value.wrappedValue = $0 }))
      .modifier(LayerModifier(part: part, alignment: alignment, layer: layer(value ?? Key.defaultValue)))
  }
}

extension View {
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceLayerModifier<Key, V>(part: .overlay, alignment: alignment, layer: transform))
  }

  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceLayerModifier<Key, V>(part: .background, alignment: alignment, layer: transform))
  }
}
