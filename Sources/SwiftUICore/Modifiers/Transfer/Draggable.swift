import Foundation

extension View {
  /// Lets the view be carried to where it is dropped. A terminal's person takes it up by pressing it.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier { NSItemProvider(transferable: payload()) })
  }

  /// With a view that follows the pointer in a browser.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragPreviewModifier(preview: preview())).modifier(DragModifier { NSItemProvider(transferable: payload()) })
  }

  /// Lets the view be carried, as a provider that is made when it is taken up.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(DragModifier(data)) }

  /// With a view that follows the pointer in a browser.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragPreviewModifier(preview: preview())).modifier(DragModifier(data)) }

  /// Lets the view be carried; a nil provider leaves it where it is.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragModifier(action ?? { nil }))
  }
}

/// Has a view be carried.
nonisolated struct DragModifier: ViewModifier {
  typealias Body = Never

  let payload: () -> NSItemProvider?

  init(_ payload: @escaping () -> NSItemProvider?) { self.payload = payload }

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? DragNode ?? DragNode(inputs)
    node.payload = view.modifier.payload
    let kinds: EventKinds = inputs.environment.hostKind == .terminal ? [.carry, .press] : .carry
    let listen = ListenModifier(target: node, kinds: inputs.environment.isEnabled ? kinds : [])
    node.setContent(
      Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(listen)))
    return node
  }
}

final class DragNode: PassingNode, EventTarget {
  var payload: () -> NSItemProvider? = { nil }

  func receive(_ kind: EventKind, _ value: EventValue) -> Bool {
    let carrying = Carrying.of(graph)
    switch (kind, value) {
    case (.carry, .bool(true)):
      guard let payload = payload() else { return false }
      carrying.begin([payload])
    case (.carry, .bool(false)): carrying.end()
    case (.press, _):
      // Whoever hears the same press after this one is not dropped on.
      guard carrying.carried == nil, let payload = payload() else { return false }
      graph.afterUpdate { carrying.begin([payload]) }
    default: return false
    }
    return true
  }
}

/// Gives a page the view that follows the pointer; other hosts show none.
nonisolated struct DragPreviewModifier<Preview: View>: ViewModifier {
  typealias Body = Never

  let preview: Preview

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    guard inputs.environment.hostKind == .browser else {
      return Modified._node(for: view.content, replacing: old, inputs)
    }
    let modifier = LayerModifier(part: .carried, alignment: .center, layer: view.modifier.preview)
    return LayerModifier._node(
      for: ModifiedContent(content: view.content, modifier: modifier), replacing: old, inputs)
  }
}
