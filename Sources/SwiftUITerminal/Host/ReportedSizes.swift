import SwiftUIElements

/// What the session has been told of sizes and of what is in sight, so that only changes are told.
struct ReportedSizes {
  private var visible: Set<NodeID> = []
  private var sizes: [NodeID: Size] = [:]

  mutating func events(for drawn: DrawnScreen, isThere: (NodeID) -> Bool) -> [HostEvent] {
    var events: [HostEvent] = []
    for measured in drawn.sizes where sizes[measured.node] != measured.size {
      events.append(HostEvent(node: measured.node, kind: .resize, value: .size(measured.size)))
      sizes[measured.node] = measured.size
    }
    if sizes.count > drawn.sizes.count + 500 { sizes = sizes.filter { isThere($0.key) } }
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
