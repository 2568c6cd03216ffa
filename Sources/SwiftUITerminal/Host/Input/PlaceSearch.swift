/// Which place comes next: in reading order, or in a direction on the screen.
struct PlaceSearch {
  enum Direction: Equatable { case up, down, left, right }

  let places: [InputTarget]

  func place(_ key: InputTarget.Key?) -> InputTarget? { key.flatMap { key in places.first { $0.key == key } } }

  /// The next place that can be pressed, in reading order and around its end.
  func next(after key: InputTarget.Key?, forward: Bool) -> InputTarget? {
    let enabled = places.filter(\.isEnabled)
    guard !enabled.isEmpty else { return nil }
    guard let key, let index = places.firstIndex(where: { $0.key == key }) else {
      return forward ? enabled.first : enabled.last
    }
    let (before, after) = (places[..<index], places[(index + 1)...])
    let order = forward ? Array(after) + before : (Array(after) + before).reversed()
    return order.first(where: \.isEnabled)
  }

  /// The nearest place in a direction: first among those that scroll with this one, then among all.
  func next(to place: InputTarget, _ direction: Direction) -> InputTarget? {
    let others = places.filter {
      $0.key != place.key && $0.isEnabled && (place.isInText || !$0.isInText)
        && Self.lies($0.frame, direction, of: place.frame)
    }
    let near = others.filter { $0.scrolls.last == place.scrolls.last }
    return best(near, from: place, direction) ?? best(others, from: place, direction)
  }

  private func best(_ candidates: [InputTarget], from place: InputTarget, _ direction: Direction) -> InputTarget? {
    candidates.map { ($0, Self.cost($0.frame, direction, from: place.frame)) }.min { $0.1 < $1.1 }?.0
  }

  /// The first or last place that can be seen, of those that scroll in `area` where there are any.
  func visible(in area: CellRect?, last: Bool, scrolling node: (InputTarget) -> Bool) -> InputTarget? {
    let seen = places.filter { $0.isEnabled && $0.area.size.columns > 0 && $0.area.size.rows > 0 }
    let inside = seen.filter(node)
    let choice = inside.isEmpty ? seen : inside
    return last ? choice.last : choice.first
  }

  /// The place that a press at a point means: the smallest one there.
  func place(at point: CellPoint) -> InputTarget? {
    places.filter { Self.contains($0.area, point) }
      .min { $0.area.size.columns * $0.area.size.rows < $1.area.size.columns * $1.area.size.rows }
  }

  static func contains(_ area: CellRect, _ point: CellPoint) -> Bool {
    (area.origin.column..<area.origin.column + max(0, area.size.columns)).contains(point.column)
      && (area.origin.row..<area.origin.row + max(0, area.size.rows)).contains(point.row)
  }

  private static func lies(_ frame: CellRect, _ direction: Direction, of other: CellRect) -> Bool {
    let overlap = gap(frame.origin.row, frame.size.rows, other.origin.row, other.size.rows) == 0
    switch direction {
    case .up: return frame.origin.row + frame.size.rows <= other.origin.row
    case .down: return frame.origin.row >= other.origin.row + other.size.rows
    case .left: return overlap && frame.origin.column + frame.size.columns <= other.origin.column
    case .right: return overlap && frame.origin.column >= other.origin.column + other.size.columns
    }
  }

  private static func cost(_ frame: CellRect, _ direction: Direction, from other: CellRect) -> Int {
    let rows = gap(frame.origin.row, frame.size.rows, other.origin.row, other.size.rows)
    let columns = gap(frame.origin.column, frame.size.columns, other.origin.column, other.size.columns)
    let left = abs(frame.origin.column - other.origin.column)
    switch direction {
    // A row is about two columns high; what does not stand below at all comes late.
    case .up, .down: return rows * 8 + columns * 4 + min(left, 7)
    case .left, .right: return columns * 8 + rows * 16
    }
  }

  /// The distance between two stretches; 0 where they share a cell.
  private static func gap(_ start: Int, _ length: Int, _ otherStart: Int, _ otherLength: Int) -> Int {
    if start >= otherStart + otherLength { return start - (otherStart + otherLength) + 1 }
    if otherStart >= start + length { return otherStart - (start + length) + 1 }
    return 0
  }
}
