/// A view that a closure of the app makes. The closure is run by a node of its own, so that what it reads is known.
///
/// Two closures are never taken for the same: what they would read may have changed although they have not.
nonisolated struct Deferred<Content: View>: View {
  let make: () -> Content

  init(_ make: @escaping () -> Content) { self.make = make }

  @MainActor var body: Content { make() }

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard let node = old as? CompositeNode<Self> else { return CompositeNode(view, inputs) }
    node.update(view, inputs, forced: true)
    return node
  }
}
