/// The invisible parent of all that a session draws: its content, then what is presented over it.
final class RootNode: DrawingNode {
  /// Sheets and dialogs, in the order they were presented.
  private var presentations: [DrawingNode] = []

  init(graph: Graph) { super.init(root: graph, element: Element(.box(alignment: BoxAlignment()))) }

  func present(_ node: DrawingNode) {
    presentations.append(node)
    structureChanged()
  }

  func withdraw(_ node: DrawingNode) {
    presentations.removeAll { $0 === node }
    structureChanged()
  }

  override func unmount() {
    super.unmount()
    presentations = []
  }

  override func collectChildren(into list: inout [DrawingNode]) {
    super.collectChildren(into: &list)
    for node in presentations where isFirst(node) { list.append(node.outermost) }
  }

  /// Whether nothing else of its kind has been presented before from the same place, the page or what is presented over it:
  /// where one binding opens a sheet on each of many rows, one is shown. The next one comes when it has gone.
  private func isFirst(_ node: DrawingNode) -> Bool {
    let level = node.ancestor(PresentedNode.self)
    let first = presentations.first {
      $0.ancestor(PresentedNode.self) === level && $0.element.role.isSheet == node.element.role.isSheet
    }
    return first === node
  }
}

extension Role {
  fileprivate var isSheet: Bool { if case .sheet = self { true } else { false } }
}
