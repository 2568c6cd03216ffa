import SwiftUIElements

/// The reader's place while the content changes: what stands there keeps its row on the screen.
struct ScrollAnchors {
  /// For each area what could be held on to, the best first, with its row within the content.
  private var kept: [(area: NodeID, candidates: [(node: NodeID, row: Int)])] = []

  typealias Position = (NodeID) -> (area: NodeID, frame: CellRect)?

  /// Remembers where things stand before they change; what is remembered already stays.
  ///
  /// An area that is at its beginning, and that the reader has not stepped into, follows what comes there.
  mutating func keep(_ screen: DrawnScreen, _ focus: InputTarget.Key?, position: Position) {
    guard kept.isEmpty else { return }
    for area in screen.scrolls where area.axes.contains(.vertical) {
      let inside = screen.places.filter { $0.scrolls.last == area.node && $0.area.size.rows > 0 }
      let focused = inside.first { $0.key == focus }
      guard area.offset.row > 0 || (focused != nil && focused?.key != inside.first?.key) else { continue }
      let nodes = ([focused].compactMap { $0 } + inside).map(\.key.node)
      let candidates = nodes.prefix(24).compactMap { node -> (NodeID, Int)? in
        guard let position = position(node), position.area == area.node else { return nil }
        return (node, position.frame.origin.row)
      }
      if !candidates.isEmpty { kept.append((area.node, candidates)) }
    }
  }

  /// How many rows each area must scroll so that what was kept stands where it stood. Once.
  mutating func take(_ position: Position) -> [(area: NodeID, rows: Int)] {
    defer { kept = [] }
    return kept.compactMap { area, candidates in
      for (node, row) in candidates {
        guard let now = position(node), now.area == area else { continue }
        return now.frame.origin.row == row ? nil : (area, now.frame.origin.row - row)
      }
      return nil
    }
  }
}
