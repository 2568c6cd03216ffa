import SwiftUIElements

/// Actions of a context menu below a view that shows what they are about. A terminal's menu has no room for that view.
nonisolated struct PreviewedItems<Preview: View, Items: View>: View {
  let preview: Preview
  let items: Items

  @Environment(\.hostKind) private var hostKind

  var body: some View {
    if hostKind != .terminal { MenuPreview(content: preview) }
    items
  }
}

/// What a context menu is about, as the menu's host draws it.
nonisolated struct MenuPreview<Content: View>: View {
  typealias Body = Never

  let content: Content

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? PartNode ?? PartNode(.preview, inputs)
    node.show(view.content, inputs)
    return node
  }
}
