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
    let level = self.level(of: node)
    let first = presentations.first {
      self.level(of: $0) === level && $0.element.role.isSheet == node.element.role.isSheet
    }
    return first === node
  }

  /// What is presented around the place from which `node` was; nil for the page itself.
  private func level(of node: DrawingNode) -> DrawingNode? {
    var next = node.parent
    while let around = next {
      if let found = presentations.first(where: { $0 === around }) { return found }
      next = around.parent
    }
    return nil
  }
}

extension Role {
  fileprivate var isSheet: Bool { if case .sheet = self { true } else { false } }
}
