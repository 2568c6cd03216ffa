/// Finds the drawn nodes of a session, and their drawn parents, by identity.
///
/// An open-addressing table of two words a place: identities are counted up, so that neighbours rarely meet. It grows by a
/// third or a half at a time, as a session's tree mostly stays as large as it was at first.
@MainActor
struct DrawnTable {
  private var nodes: [DrawingNode?] = []
  /// For each place the parent's identity and the last bits of the node's own; 0 where it is free.
  private var words: [UInt64] = []
  private(set) var count = 0

  private static let ownBits: UInt64 = 24
  private static let ownMask: UInt64 = 1 << ownBits - 1

  /// Identities have 40 bits.
  private static func word(_ id: NodeID, parent: NodeID) -> UInt64 {
    (parent.rawValue &+ 1) << ownBits | id.rawValue & ownMask
  }

  private static func parent(in word: UInt64) -> NodeID { NodeID(rawValue: word >> ownBits &- 1) }

  private func home(_ id: NodeID) -> Int { Int(id.rawValue % UInt64(words.count)) }

  private func after(_ place: Int) -> Int { place + 1 == words.count ? 0 : place + 1 }

  /// How many steps lead from a place to another.
  private func distance(from place: Int, to other: Int) -> Int {
    other >= place ? other - place : other - place + words.count
  }

  /// The place of an identity, or the free one where it would stand.
  private func place(of id: NodeID) -> Int {
    let own = id.rawValue & Self.ownMask
    var place = home(id)
    while words[place] != 0, words[place] & Self.ownMask != own || nodes[place]?.id != id { place = after(place) }
    return place
  }

  func node(_ id: NodeID) -> DrawingNode? { count == 0 ? nil : nodes[place(of: id)] }

  func parent(_ id: NodeID) -> NodeID? {
    guard count > 0 else { return nil }
    let word = words[place(of: id)]
    return word == 0 ? nil : Self.parent(in: word)
  }

  mutating func insert(_ node: DrawingNode, parent: NodeID) {
    if (count + 1) * 8 > words.count * 7 { grow() }
    let place = place(of: node.id)
    if words[place] == 0 { count += 1 }
    nodes[place] = node
    words[place] = Self.word(node.id, parent: parent)
  }

  mutating func remove(_ id: NodeID) {
    guard count > 0 else { return }
    var hole = place(of: id)
    guard words[hole] != 0 else { return }
    free(hole)
    count -= 1
    // Entries that stand further on because of this one move up.
    var next = after(hole)
    while words[next] != 0, let node = nodes[next] {
      if distance(from: home(node.id), to: next) >= distance(from: hole, to: next) {
        nodes[hole] = node
        words[hole] = words[next]
        free(next)
        hole = next
      }
      next = after(next)
    }
  }

  private mutating func free(_ place: Int) {
    nodes[place] = nil
    words[place] = 0
  }

  private mutating func grow() { resize(to: size(after: words.count)) }

  /// 16, 24, 32, 48, 64 and so on.
  private func size(after size: Int) -> Int {
    let isPowerOfTwo = size & (size - 1) == 0
    return max(16, isPowerOfTwo ? size / 2 * 3 : size / 3 * 4)
  }

  private mutating func resize(to size: Int) {
    let old = (nodes, words)
    nodes = Array(repeating: nil, count: size)
    words = Array(repeating: 0, count: size)
    for (node, word) in zip(old.0, old.1) {
      guard let node else { continue }
      let place = place(of: node.id)
      nodes[place] = node
      words[place] = word
    }
  }

  /// Takes out all nodes that are part of no tree any more, and gives back their room: as dear as taking out a few alone.
  mutating func dropUnmounted() {
    for place in nodes.indices where nodes[place]?.isMounted == false {
      nodes[place] = nil
      count -= 1
    }
    var size = size(after: 0)
    while (count + 1) * 8 > size * 7 { size = self.size(after: size) }
    resize(to: size)
  }
}
