import SwiftUIElements

/// The children of elements that have several places for them, in order and with their place: an insertion names its next
/// sibling in the tree, but the page needs the next sibling in the same place.
@MainActor
struct SlotOrders {
  private struct Entry {
    var id: NodeID
    var slot: Slot
  }

  private var children: [NodeID: [Entry]] = [:]
  private var parents: [NodeID: NodeID] = [:]

  /// Takes note of such elements of `tree`.
  mutating func add(_ elements: [NodeID], in tree: any DrawnNodes) {
    for id in elements { rebuild(id, tree) }
  }

  mutating func rebuild(_ id: NodeID, _ tree: any DrawnNodes) {
    for entry in children.removeValue(forKey: id) ?? [] { parents[entry.id] = nil }
    guard let role = tree.drawnElement(id)?.role, Slot.areSeveral(in: role) else { return }
    children[id] = tree.drawnChildren(id).compactMap { child in
      guard let element = tree.drawnElement(child) else { return nil }
      parents[child] = id
      return Entry(id: child, slot: Slot.of(element, in: role))
    }
  }

  /// Notes a new child and tells before which node the page puts it.
  mutating func insert(_ id: NodeID, _ slot: Slot, into parent: NodeID, _ role: Role?, before: NodeID?) -> NodeID? {
    guard let role, Slot.areSeveral(in: role) else { return before }
    parents[id] = parent
    return place(Entry(id: id, slot: slot), in: parent, before: before)
  }

  mutating func move(_ id: NodeID, before: NodeID?, _ tree: any DrawnNodes) -> NodeID? {
    guard let parent = parents[id], let index = children[parent]?.firstIndex(where: { $0.id == id }),
      let entry = children[parent]?.remove(at: index)
    else { return before }
    return place(entry, in: parent, before: before)
  }

  /// The child takes another slot at the same place of the order.
  mutating func change(_ id: NodeID, to slot: Slot, in parent: NodeID) -> NodeID? {
    guard let index = children[parent]?.firstIndex(where: { $0.id == id }) else { return nil }
    children[parent]?[index].slot = slot
    return children[parent]?[(index + 1)...].first { $0.slot == slot }?.id
  }

  mutating func remove(_ id: NodeID) {
    if let parent = parents.removeValue(forKey: id) { children[parent]?.removeAll { $0.id == id } }
  }

  /// Forgets elements that went with one of their ancestors.
  mutating func forget(missingFrom tree: any DrawnNodes) {
    for parent in children.keys where tree.drawnElement(parent) == nil {
      for entry in children.removeValue(forKey: parent) ?? [] where parents[entry.id] == parent {
        parents[entry.id] = nil
      }
    }
  }

  private mutating func place(_ entry: Entry, in parent: NodeID, before: NodeID?) -> NodeID? {
    var list = children[parent] ?? []
    let index = before.flatMap { before in list.firstIndex { $0.id == before } } ?? list.count
    let next = list[index...].first { $0.slot == entry.slot }?.id
    list.insert(entry, at: index)
    children[parent] = list
    return next
  }
}
