/// Gives a view to the container around, which draws it in its own place: a tab's label, the actions of a row.
nonisolated struct AttachmentModifier<Attached: View>: ViewModifier {
  typealias Body = Never

  let part: Accessibility.Part
  let attached: Attached

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? AttachmentNode ?? AttachmentNode(inputs)
    let modifier = view.modifier
    node.show(modifier.attached, part: modifier.part, inputs)
    let trait = AttachmentTrait(owner: node, part: modifier.part)
    node.setContent(
      Modified._node(for: view.content, replacing: node.content, inputs.through(node).adding(trait)))
    return node
  }
}

/// Keeps the attached view beside the content.
final class AttachmentNode: PassingNode {
  private(set) var attached: ViewNode?

  func show<Attached: View>(_ view: Attached, part: Accessibility.Part, _ inputs: ViewInputs) {
    var below = inputs.through(self)
    below.modifiers = nil
    below.place = []
    if part == .label {
      attached = replace(with: Attached._node(for: view, replacing: attached, below))
    } else {
      let partNode = attached as? PartNode ?? PartNode(part, below)
      partNode.show(view, below)
      attached = replace(with: partNode)
    }
  }

  private func replace(with node: ViewNode) -> ViewNode {
    if let attached, attached !== node { attached.unmount() }
    return node
  }

  /// What is attached is drawn elsewhere.
  override func structureChanged() {
    super.structureChanged()
    var drawn: [DrawingNode] = []
    content?.flatten(into: &drawn)
    for node in drawn { node.subject.extras?.holder?.structureChanged() }
  }

  override func unmount() {
    attached?.unmount()
    super.unmount()
  }
}

/// Tells the container of an attachment.
@MainActor
struct AttachmentTrait: FoldingModifier {
  unowned let owner: AttachmentNode
  let part: Accessibility.Part

  func fold(into folding: inout Folding) {
    guard let node = owner.attached else { return }
    folding.withTraits { $0.attachments.append(Traits.Attachment(part: part, node: node)) }
  }

  func isSame(as other: AttachmentTrait) -> Bool { owner === other.owner && part == other.part }
}

extension View {
  /// Actions of a row, behind it or in a menu.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      AttachmentModifier(part: edge == .leading ? .swipeLeading : .swipeTrailing, attached: content()))
  }
}
