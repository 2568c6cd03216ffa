import SwiftUIElements

extension Graph {
  /// Lets rows of lists rest. Those that somebody has turned to stay awake until the next time.
  func rest() {
    guard !isSettled, canRest else { return }
    isSettled = true
    var resting: [RestingNode] = []
    restRows(in: root, &resting)
    guard !resting.isEmpty else { return }
    rested()
    for node in resting { node.nodesAreGone() }
  }

  private func restRows(in node: DrawingNode, _ resting: inout [RestingNode]) {
    for child in node.children {
      if let row = child.asRestingHolder {
        if let rested = row.rest() { resting.append(rested) }
      } else {
        restRows(in: child, &resting)
      }
    }
  }

  /// Makes the nodes again that `resting` stands for.
  func wake(_ resting: RestingNode, _ make: () -> Void) {
    let outer = waking
    waking = resting
    update(make)
    waking = outer
  }

  /// A row that rests, and the place in it by which hosts know a part of it.
  private func resting(_ id: NodeID) -> (node: RestingHolder, row: RestingRow, place: Int)? {
    func place(in node: RestingHolder) -> (node: RestingHolder, row: RestingRow, place: Int)? {
      guard let row = node.resting, let place = row.place(of: id) else { return nil }
      return (node, row, place)
    }
    // Who walks over what is drawn asks for the parts of a row one after the other.
    if let node = lookedAt, let found = place(in: node) { return found }
    for node in restingRows.values {
      guard let found = place(in: node) else { continue }
      lookedAt = node
      return found
    }
    return nil
  }

  /// The drawn node with an identity, where it is part of what the host draws. The row around it wakes.
  func drawnNode(_ id: NodeID) -> DrawingNode? {
    if let node = awakeNode(id) { return node }
    guard let resting = resting(id), resting.node.isMounted else { return nil }
    resting.node.wakeForUse()
    return awakeNode(id)
  }

  /// The element of a node that the host draws.
  func drawnElement(_ id: NodeID) -> Element? {
    if let node = awakeNode(id) { return node.element }
    return resting(id).map { $0.row.drawn.parts[$0.place].element }
  }

  /// The drawn parent of a node, where the node is part of what the host draws.
  func drawnParent(_ id: NodeID) -> NodeID? {
    if let parent = awakeParent(id) { return parent }
    return resting(id).map { resting in
      resting.row.drawn.parent(of: resting.place).map(resting.row.id) ?? resting.node.id
    }
  }

  /// The children of a node that the host draws, in order.
  func drawnChildren(_ id: NodeID) -> [NodeID] {
    if let node = id == .root ? root : awakeNode(id) {
      if let row = node.resting {
        lookedAt = node.asRestingHolder
        return [row.id(0)]
      }
      return node.childIDs
    }
    guard let resting = resting(id) else { return [] }
    return resting.row.drawn.children(of: resting.place).map(resting.row.id)
  }

  /// What is drawn, as a value.
  var tree: ElementTree {
    var tree = ElementTree()
    func add(_ parent: NodeID) {
      for child in drawnChildren(parent) {
        guard let element = drawnElement(child) else { continue }
        tree.apply(.insert(child, element, parent: parent, before: nil))
        add(child)
      }
    }
    if root != nil { add(.root) }
    return tree
  }

  /// Whether anything is drawn whose role is as `isSuch` says.
  func draws(_ isSuch: (Role) -> Bool) -> Bool {
    func isFound(below node: DrawingNode) -> Bool {
      if let row = node.resting { return row.drawn.parts.contains { isSuch($0.element.role) } }
      return node.hasChild { isSuch($0.role) || isFound(below: $0) }
    }
    return root.map(isFound) ?? false
  }
}
