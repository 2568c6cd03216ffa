/// The identity of a drawing node within one session. Counted up from 1 and never reused.
package struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The invisible parent of everything a session draws.
  package static let root = NodeID(rawValue: 0)

  package static func < (lhs: NodeID, rhs: NodeID) -> Bool { lhs.rawValue < rhs.rawValue }

  package var description: String { "#\(rawValue)" }
}
