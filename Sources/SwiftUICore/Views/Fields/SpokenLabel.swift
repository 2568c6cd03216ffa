import SwiftUIElements

/// Several views under a label that is spoken, not drawn.
nonisolated struct SpokenLabel<Label: View, Content: View>: View {
  typealias Body = Never

  let label: Label
  let content: Content

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? FieldNode ?? FieldNode(inputs)
    let name = node.name(of: view.label, inputs)
    var element = Element(.box(alignment: BoxAlignment()))
    if !name.isEmpty { element.accessibility.label = name }
    node.draw(element, inputs)
    node.setContent(Content._node(for: view.content, replacing: node.content, inputs.within(node)))
    return node
  }
}
