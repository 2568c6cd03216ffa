extension View {
  /// Keeps a sheet from being dismissed by the host's own means.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissLockModifier(isLocked: isDisabled))
  }
}

/// Locks the sheet around a view.
final class DismissLockNode: PassingNode {
  func lock(_ isLocked: Bool) { ancestor(PresentedNode.self)?.setLocked(isLocked) }

  override func unmount() {
    lock(false)
    super.unmount()
  }
}

nonisolated struct DismissLockModifier: ViewModifier {
  typealias Body = Never

  let isLocked: Bool

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? DismissLockNode ?? DismissLockNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.lock(view.modifier.isLocked)
    return node
  }
}
