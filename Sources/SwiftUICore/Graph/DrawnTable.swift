/// Finds the drawn nodes of a session, and their drawn parents, by identity.
///
/// An open-addressing table of two words a place: identities are counted up, so that neighbours rarely meet. It grows by a
/// third or a half at a time, as a session's tree mostly stays as large as it was at first.
@MainActor
struct DrawnTable {
  private struct Entry {
    var node: DrawingNode
    var parent: NodeID
  }

  private var entries: [Entry?] = []
  private(set) var count = 0

  private func home(_ id: NodeID) -> Int { Int(id.rawValue % UInt64(entries.count)) }

  private func after(_ place: Int) -> Int { place + 1 == entries.count ? 0 : place + 1 }

  /// How many steps lead from a place to another.
  private func distance(from place: Int, to other: Int) -> Int {
    other >= place ? other - place : other - place + entries.count
  }

  /// The place of an identity, or the free one where it would stand.
  private func place(of id: NodeID) -> Int {
    var place = home(id)
    while let entry = entries[place], entry.node.id != id {
      place = after(place)
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
    var next = after(hole)
    while let entry = entries[next] {
      if distance(from: home(entry.node.id), to: next) >= distance(from: hole, to: next) {
        entries[hole] = entry
        entries[next] = nil
        hole = next
      }
      next = after(next)
    }
  }

  private mutating func grow() {
    let old = entries
    // 16, 24, 32, 48, 64 and so on.
    let isPowerOfTwo = old.count & (old.count - 1) == 0
    entries = Array(repeating: nil, count: max(16, isPowerOfTwo ? old.count / 2 * 3 : old.count / 3 * 4))
    for case let entry? in old { entries[place(of: entry.node.id)] = entry }
  }
}
