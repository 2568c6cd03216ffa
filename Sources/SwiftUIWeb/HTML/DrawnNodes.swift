import SwiftUIElements

/// Where drawn nodes are looked up: a tree, or the live graph of a session.
@MainActor
protocol DrawnNodes {
  func drawnElement(_ id: NodeID) -> Element?
  func drawnParent(_ id: NodeID) -> NodeID?
  func drawnChildren(_ id: NodeID) -> [NodeID]
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
}
