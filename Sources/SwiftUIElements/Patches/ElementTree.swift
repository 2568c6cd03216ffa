/// The drawn tree as a plain value: what a host has to show. Patches change it; it knows nothing of views.
package struct ElementTree: Equatable, Sendable {
  /// One drawn node.
  package struct Node: Equatable, Sendable {
    package var element: Element
    package var parent: NodeID
    package var children: [NodeID]
  }

  package private(set) var nodes: [NodeID: Node] = [:]
  /// The top-level nodes in order.
  package private(set) var roots: [NodeID] = []

  package init() {}

  package subscript(id: NodeID) -> Node? { nodes[id] }

  /// The children in drawing order; those of `.root` are `roots`.
  package func children(of id: NodeID) -> [NodeID] { id == .root ? roots : nodes[id]?.children ?? [] }

  /// Applies one patch. A patch that does not fit the tree changes nothing and returns false.
  @discardableResult
  package mutating func apply(_ patch: Patch) -> Bool {
    switch patch {
    case .insert(let id, let element, let parent, let before):
      guard nodes[id] == nil, id != .root, parent == .root || nodes[parent] != nil else { return false }
      guard place(id, under: parent, before: before) else { return false }
      nodes[id] = Node(element: element, parent: parent, children: [])
      return true
    case .remove(let id):
      guard let node = nodes[id] else { return false }
      withChildren(of: node.parent) { $0.removeAll { $0 == id } }
      drop(id)
      return true
    case .move(let id, let before):
      guard let node = nodes[id], before != id else { return false }
      let siblings = children(of: node.parent)
      if let before, !siblings.contains(before) { return false }
      withChildren(of: node.parent) { $0.removeAll { $0 == id } }
      return place(id, under: node.parent, before: before)
    case .update(let id, let element, _):
      guard nodes[id] != nil else { return false }
      nodes[id]?.element = element
      return true
    case .command:
      return true
    }
  }

  package mutating func apply(_ patches: [Patch]) { for patch in patches { apply(patch) } }

  private mutating func place(_ id: NodeID, under parent: NodeID, before: NodeID?) -> Bool {
    guard let before else {
      withChildren(of: parent) { $0.append(id) }
      return true
    }
    guard let index = children(of: parent).firstIndex(of: before) else { return false }
    withChildren(of: parent) { $0.insert(id, at: index) }
    return true
  }

  private mutating func withChildren(of id: NodeID, _ change: (inout [NodeID]) -> Void) {
    if id == .root { change(&roots) } else if nodes[id] != nil { change(&nodes[id, default: .placeholder].children) }
  }

  private mutating func drop(_ id: NodeID) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    for child in node.children { drop(child) }
  }
}

extension ElementTree.Node {
  fileprivate static let placeholder = ElementTree.Node(element: Element(.divider), parent: .root, children: [])
}
