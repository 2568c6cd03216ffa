/// Finds the drawn nodes of a session, and their drawn parents, by identity.
///
/// An open-addressing table of two words a place. Who stands further from home than another goes before it (Robin Hood hashing),
/// so that a look ends, and a removal too, where the first stands that is nearer. Identities are counted up: were homes, too, each
/// that comes between others would move all behind it. It grows by a third or a half at a time, as a session's tree mostly
/// stays as large as it was at first.
@MainActor
struct DrawnTable {
  private var nodes: [DrawingNode?] = []
  /// For each place the parent's identity and the last bits of the node's own; 0 where it is free.
  private var words: [UInt64] = []
  private(set) var count = 0

  /// What a small screen needs. A table that is smaller than that once hosts are told of it is made smaller.
  private static let firstSize = 64
  private static let ownBits: UInt64 = 24
  private static let ownMask: UInt64 = 1 << ownBits - 1

  /// Identities have 40 bits.
  private static func word(_ id: NodeID, parent: NodeID) -> UInt64 {
    (parent.rawValue &+ 1) << ownBits | id.rawValue & ownMask
  }

  private static func parent(in word: UInt64) -> NodeID { NodeID(rawValue: word >> ownBits &- 1) }

  /// The first place to look at. It depends on what a word holds alone, so that no node has to be asked where it belongs.
  private func home(_ word: UInt64) -> Int { Self.home(word, of: words.count) }

  /// Spread by the golden ratio, which leaves what is counted up far from each other.
  static func home(_ word: UInt64, of places: Int) -> Int {
    let spread = UInt32(truncatingIfNeeded: word & ownMask) &* 0x9E37_79B9
    return Int((UInt64(spread) * UInt64(places)) >> 32)
  }

  private func after(_ place: Int) -> Int { place + 1 == words.count ? 0 : place + 1 }

  /// How many steps lead from a place to another.
  private func distance(from place: Int, to other: Int) -> Int {
    other >= place ? other - place : other - place + words.count
  }

  private func steps(to place: Int) -> Int? {
    let word = words[place]
    return word == 0 ? nil : distance(from: home(word), to: place)
  }

  /// The place of an identity; nil if it is not here.
  private func place(of id: NodeID) -> Int? {
    guard count > 0 else { return nil }
    let own = id.rawValue & Self.ownMask
    var place = home(own)
    var walked = 0
    while let others = steps(to: place), others >= walked {
      if words[place] & Self.ownMask == own, nodes[place]?.id == id { return place }
      place = after(place)
      walked += 1
    }
    return nil
  }

  func node(_ id: NodeID) -> DrawingNode? { place(of: id).flatMap { nodes[$0] } }

  func parent(_ id: NodeID) -> NodeID? { place(of: id).map { Self.parent(in: words[$0]) } }

  mutating func insert(_ node: DrawingNode, parent: NodeID) {
    if let place = place(of: node.id) {
      nodes[place] = node
      words[place] = Self.word(node.id, parent: parent)
      return
    }
    if (count + 1) * 8 > words.count * 7 { grow() }
    count += 1
    put(node, Self.word(node.id, parent: parent))
  }

  /// Whoever stands nearer to home than the one that comes makes room, and looks further.
  private mutating func put(_ node: DrawingNode, _ word: UInt64) {
    var (node, word): (DrawingNode?, UInt64) = (node, word)
    var place = home(word)
    var walked = 0
    while let others = steps(to: place) {
      if others < walked {
        swap(&nodes[place], &node)
        swap(&words[place], &word)
        walked = others
      }
      place = after(place)
      walked += 1
    }
    nodes[place] = node
    words[place] = word
  }

  mutating func remove(_ id: NodeID) {
    guard var hole = place(of: id) else { return }
    count -= 1
    // Those behind it that are not at home move up.
    var next = after(hole)
    while let others = steps(to: next), others > 0 {
      nodes[hole] = nodes[next]
      words[hole] = words[next]
      hole = next
      next = after(next)
    }
    free(hole)
  }

  private mutating func free(_ place: Int) {
    nodes[place] = nil
    words[place] = 0
  }

  private mutating func grow() { resize(to: max(size(after: words.count), Self.firstSize)) }

  /// 16, 24, 32, 48, 64 and so on.
  private func size(after size: Int) -> Int {
    let isPowerOfTwo = size & (size - 1) == 0
    return max(16, isPowerOfTwo ? size / 2 * 3 : size / 3 * 4)
  }

  private mutating func resize(to size: Int) {
    let old = (nodes, words)
    nodes = Array(repeating: nil, count: size)
    words = Array(repeating: 0, count: size)
    for place in old.0.indices {
      if let node = old.0[place] { put(node, old.1[place]) }
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
