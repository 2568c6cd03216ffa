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
    for node in presentations { list.append(node.outermost) }
  }
}
