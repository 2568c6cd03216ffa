import SwiftUIElements

/// Where drawn nodes are looked up: a tree, or the live graph of a session.
@MainActor
protocol DrawnNodes {
  func drawnElement(_ id: NodeID) -> Element?
  func drawnParent(_ id: NodeID) -> NodeID?
  func drawnChildren(_ id: NodeID) -> [NodeID]
  /// The nodes that left with the last patches; nil where that is not known.
  var departed: [NodeID]? { get }
}

extension DrawnNodes {
  var departed: [NodeID]? { nil }
}

extension ElementTree: DrawnNodes {
  func drawnElement(_ id: NodeID) -> Element? { self[id]?.element }
  func drawnParent(_ id: NodeID) -> NodeID? { self[id]?.parent }
  func drawnChildren(_ id: NodeID) -> [NodeID] { children(of: id) }
}

/// The nodes that a session draws now, looked up in its graph.
struct SessionNodes: DrawnNodes {
  let session: any SessionHandle

  func drawnElement(_ id: NodeID) -> Element? { session.drawnElement(id) }
  func drawnParent(_ id: NodeID) -> NodeID? { session.drawnParent(id) }
  func drawnChildren(_ id: NodeID) -> [NodeID] { session.drawnChildren(id) }
  var departed: [NodeID]? { session.departed }
}
