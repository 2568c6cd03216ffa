import SwiftUIElements

extension SessionHandle {
  /// All that is drawn, in no certain order.
  @MainActor var drawnIDs: [NodeID] {
    var found: [NodeID] = []
    var waiting = drawnChildren(.root)
    while let id = waiting.popLast() {
      found.append(id)
      waiting += drawnChildren(id)
    }
    return found
  }
}
