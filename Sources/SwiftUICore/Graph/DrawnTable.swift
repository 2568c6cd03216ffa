/// Finds the drawn nodes of a session, and their drawn parents, by identity.
///
/// An open-addressing table of two words a place: identities are counted up, so that neighbours rarely meet.
@MainActor
struct DrawnTable {
  private struct Entry {
    var node: DrawingNode
    var parent: NodeID
  }

  private var entries: [Entry?] = []
  private(set) var count = 0

  private var mask: Int { entries.count - 1 }

  private func home(_ id: NodeID) -> Int { Int(truncatingIfNeeded: id.rawValue) & mask }

  /// The place of an identity, or the free one where it would stand.
  private func place(of id: NodeID) -> Int {
    var place = home(id)
    while let entry = entries[place], entry.node.id != id {
      place = (place + 1) & mask
    }
    return place
  }

  func node(_ id: NodeID) -> DrawingNode? {
    count == 0 ? nil : entries[place(of: id)]?.node
  }

  func parent(_ id: NodeID) -> NodeID? { count == 0 ? nil : entries[place(of: id)]?.parent }

  mutating func insert(_ node: DrawingNode, parent: NodeID) {
    if (count + 1) * 8 > entries.count * 7 { grow() }
    let place = place(of: node.id)
    if entries[place] == nil { count += 1 }
    entries[place] = Entry(node: node, parent: parent)
  }

  mutating func remove(_ id: NodeID) {
    guard count > 0 else { return }
    var hole = place(of: id)
    guard entries[hole] != nil else { return }
    entries[hole] = nil
    count -= 1
    // Entries that stand further on because of this one move up.
    var next = (hole + 1) & mask
    while let entry = entries[next] {
      let home = home(entry.node.id)
      if (next - home) & mask >= (next - hole) & mask {
        entries[hole] = entry
        entries[next] = nil
        hole = next
      }
      next = (next + 1) & mask
    }
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: nil, count: max(16, old.count * 2))
    for case let entry? in old { entries[place(of: entry.node.id)] = entry }
  }
}
