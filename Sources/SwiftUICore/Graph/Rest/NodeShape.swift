/// A number for a node and those below it: their kinds, their places and what they chose to show. Where it is the same, the
/// views are the same ones, so that their states are, too.
@MainActor
struct NodeShape: Equatable {
  private var number: UInt = 0

  init() {}

  init(of node: ViewNode) { addAll(node) }

  private mutating func addAll(_ node: ViewNode) {
    add(node)
    node.forEachChild { addAll($0) }
  }

  /// Adds a node alone, parents before those below them.
  mutating func add(_ node: ViewNode) {
    mix(UInt(bitPattern: ObjectIdentifier(type(of: node))))
    mix(UInt(bitPattern: Int(node.depth)))
    mix(node.choice)
  }

  /// Nobody chooses what is mixed here, so that a multiplication does where the standard library hashes slowly and safely.
  private mutating func mix(_ part: UInt) {
    number = (number ^ part) &* 0x9E37_79B9_7F4A_7C15
    number ^= number >> 32
  }
}
