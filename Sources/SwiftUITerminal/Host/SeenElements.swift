import SwiftUIElements

/// What the session has been told to be in sight, so that only changes are told.
struct SeenElements {
  private var visible: Set<NodeID> = []

  mutating func events(for drawn: DrawnScreen, isThere: (NodeID) -> Bool) -> [HostEvent] {
    var events: [HostEvent] = []
    let now = Set(drawn.visible)
    for id in visible.subtracting(now).sorted() where isThere(id) {
      events.append(HostEvent(node: id, kind: .visible, value: .bool(false)))
    }
    for id in drawn.visible where !visible.contains(id) {
      events.append(HostEvent(node: id, kind: .visible, value: .bool(true)))
    }
    visible = now
    return events
  }
}
