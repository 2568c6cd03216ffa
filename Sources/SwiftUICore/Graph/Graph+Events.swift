import SwiftUIElements

extension Graph {
  /// Delivers an event to a node: in place of it to the outermost view around that has a gesture of high priority of this kind, and
  /// besides to all around whose gestures are simultaneous. Places of a drag stay those within the node.
  func deliver(_ kind: EventKind, _ value: EventValue, to node: DrawingNode) -> Bool {
    let way = [node] + around(node)
    var hadEffect: Bool
    if let high = way.last(where: { $0.hears(kind, .high) }) {
      hadEffect = high.receive(kind, value, .high)
      if node.receive(kind, value, .simultaneous) { hadEffect = true }
    } else {
      hadEffect = node.receive(kind, value)
    }
    for outer in way.dropFirst() where outer.receive(kind, value, .simultaneous) { hadEffect = true }
    return hadEffect
  }

  /// The drawn nodes around a node, from within.
  private func around(_ node: DrawingNode) -> [DrawingNode] {
    var result: [DrawingNode] = []
    var id = node.id
    while let parent = drawnParent(id), let outer = drawnNode(parent) {
      result.append(outer)
      id = parent
    }
    return result
  }
}
