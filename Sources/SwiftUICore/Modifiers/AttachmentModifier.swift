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
    let content = view.content
    let below = inputs.through(node).adding(trait)
    if modifier.part == .label, inputs.place.contains(.tab), !node.isOpen {
      node.wait((content as? any TellingView)?.addTold(to: below) ?? below) { [unowned node] in
        node.setContent(Modified._node(for: content, replacing: nil, below))
      }
    } else {
      node.setContent(Modified._node(for: content, replacing: node.content, below))
    }
    return node
  }
}

/// A view whose modifiers tell its container something, which can be known without building the view.
nonisolated protocol TellingView {
  @MainActor func addTold(to inputs: ViewInputs) -> ViewInputs
}

/// A modifier that only tells the container something.
@MainActor
protocol TellingModifier: FoldingModifier {}

extension ModifiedContent: TellingView {
  @MainActor func addTold(to inputs: ViewInputs) -> ViewInputs {
    var inputs = inputs
    if let telling = modifier as? any TellingModifier { inputs = inputs.adding(telling) }
    return (content as? any TellingView)?.addTold(to: inputs) ?? inputs
  }
}

/// Keeps the attached view beside the content.
final class AttachmentNode: PassingNode {
  private(set) var attached: ViewNode?
  /// The content has been built. Tabs are built when they are first chosen.
  private(set) var isOpen = false
  private var build: (() -> Void)?

  func show<Attached: View>(_ view: Attached, part: Accessibility.Part, _ inputs: ViewInputs) {
    var below = inputs.through(self)
    below.modifiers = nil
    below.place = []
    if part == .label {
      // The container knows this node, whichever stands in it.
      let place = attached as? PassingNode ?? PassingNode(below)
      place.setContent(Attached._node(for: view, replacing: place.content, below.through(place)))
      attached = replace(with: place)
    } else {
      let partNode = attached as? PartNode ?? PartNode(part, below)
      partNode.show(view, below)
      attached = replace(with: partNode)
    }
  }

  /// Draws an empty place for the content until it is to be built.
  func wait(_ inputs: ViewInputs, _ build: @escaping () -> Void) {
    self.build = build
    setContent(DrawingNode.leaf(Element(.box(alignment: BoxAlignment())), replacing: content, inputs))
  }

  /// Builds content that has waited. False where none has.
  func open() -> Bool {
    guard let build else { return false }
    self.build = nil
    isOpen = true
    graph.update(build)
    return true
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
    build = nil
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
