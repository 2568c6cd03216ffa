import Foundation

extension View {
  /// Binds the view's identity to a value: another value starts the view afresh.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: AnyHashable(id))) }

  /// The value the view stands for in a picker, tab view or list.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

nonisolated struct TagModifier: StyleModifier, TellingModifier, Equatable {
  let tag: AnyHashable

  @MainActor func fold(into folding: inout Folding) { folding.withTraits { if $0.tag == nil { $0.tag = tag } } }
}

nonisolated struct IDModifier: ViewModifier {
  typealias Body = Never

  let id: AnyHashable

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? IDNode ?? IDNode(inputs)
    node.choose(view.modifier.id) { Modified._node(for: view.content, replacing: $0, inputs.through(node)) }
    return node
  }
}

/// Shows its content afresh for each identity.
final class IDNode: BranchNode {
  private(set) var identity: AnyHashable?

  override var choice: UInt { UInt(bitPattern: identity.hashValue) }
  override var identities: [AnyHashable] { identity.map { [$0] } ?? [] }

  func choose(_ identity: AnyHashable, _ make: (ViewNode?) -> ViewNode) {
    if identity != self.identity, content != nil { clear() }
    self.identity = identity
    choose(.first, make)
  }
}
