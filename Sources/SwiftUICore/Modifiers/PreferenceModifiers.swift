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
  /// Hands a value up to the views around; it hides what views within hand up for the key.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes what views within hand up for the key.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs the action when what is handed up has changed, and once when the view comes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// A view over this one, made of what is handed up from within.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceLayerModifier<Key, V>(part: .overlay, alignment: alignment, layer: transform))
  }

  /// A view behind this one, made of what is handed up from within.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceLayerModifier<Key, V>(part: .background, alignment: alignment, layer: transform))
  }
}
