/// Lets its content scroll to views by identity.
public nonisolated struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never

  /// Makes the content, with what scrolls it.
  public var content: (ScrollViewProxy) -> Content

  /// The closure is given what scrolls the views within.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? PassingNode ?? PassingNode(inputs)
    let proxy = ScrollViewProxy { [weak node] id, anchor in node?.scroll(to: id, anchor) }
    let content = view.content
    node.setContent(
      Deferred._node(for: Deferred { content(proxy) }, replacing: node.content, inputs.through(node)))
    return node
  }
}

/// Scrolls to a view by its `id(_:)` or its `ForEach` identity.
public struct ScrollViewProxy {
  let scroll: @MainActor (AnyHashable, UnitPoint?) -> Void

  /// Scrolls so that the view shows, at the anchor where one is given; without such a view nothing moves.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scroll(AnyHashable(id), anchor)
  }
}

extension ViewNode {
  /// Has the host scroll to the view of an identity below, once this update is through.
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    graph.afterUpdate { [weak self] in
      guard let self, let node = node(with: id) else { return }
      var drawn: [DrawingNode] = []
      node.flatten(into: &drawn)
      guard let target = drawn.first else { return }
      if let area = target.ancestor(ScrollAreaNode.self) { return area.scroll(to: .view(id, anchor: anchor)) }
      graph.command(.scroll(to: target.id, anchor: anchor?.point))
    }
  }

  /// The node of the view below with an identity.
  func node(with id: AnyHashable) -> ViewNode? {
    if let branch = self as? IDNode, branch.identity == id { return branch }
    if let resting = self as? RestingNode { return resting.madeNode(with: id) }
    if let row = (self as? any RowEditor)?.node(of: id) { return row }
    var found: ViewNode?
    forEachChild { if found == nil { found = $0.node(with: id) } }
    return found
  }
}
