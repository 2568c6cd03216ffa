import SwiftUIElements

/// Where the cursor can stand in an area that scrolls, from the top to the bottom.
///
/// Where the app follows the cursor, these are the places it follows; in other lists the first place of each row.
struct CursorStops {
  let places: [InputTarget]

  init(_ all: [InputTarget], in area: NodeID) {
    let inside = all.filter { $0.isEnabled && $0.scrolls.last == area }
    let declared = inside.filter(\.isStop)
    guard declared.isEmpty else {
      places = declared
      return
    }
    var rows: Set<NodeID> = []
    places = inside.filter { place in
      guard let row = place.row, !place.isInText else { return false }
      return rows.insert(row.node).inserted
    }
  }

  /// The stop in the row of a place.
  func stop(at place: InputTarget) -> Int? {
    places.firstIndex { $0.key == place.key || $0.row != nil && $0.row?.node == place.row?.node }
  }

  /// The stops that can be seen.
  var visible: [InputTarget] { places.filter { $0.area.size.columns > 0 && $0.area.size.rows > 0 } }

  /// The visible stop nearest to a row of the screen.
  func nearest(to row: Int) -> InputTarget? {
    visible.min { abs($0.frame.origin.row - row) < abs($1.frame.origin.row - row) }
  }
}
