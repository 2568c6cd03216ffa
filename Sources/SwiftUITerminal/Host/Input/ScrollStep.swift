import SwiftUIElements

/// How far areas are to be scrolled: arithmetic without effects.
enum ScrollStep {
  /// The offset after a move by some cells, within what can be scrolled.
  static func offset(_ area: DrawnScreen.ScrollArea, by columns: Int, _ rows: Int) -> CellPoint {
    clamped(CellPoint(column: area.offset.column + columns, row: area.offset.row + rows), area)
  }

  static func clamped(_ offset: CellPoint, _ area: DrawnScreen.ScrollArea) -> CellPoint {
    CellPoint(
      column: min(max(0, offset.column), area.limit.column), row: min(max(0, offset.row), area.limit.row))
  }

  /// The least move that shows a part of the content, its beginning where it is larger than what can be seen.
  /// - Parameter frame: within the content.
  static func revealing(_ frame: CellRect, in area: DrawnScreen.ScrollArea) -> CellPoint {
    func along(_ start: Int, _ length: Int, _ offset: Int, _ seen: Int) -> Int {
      if start < offset || length >= seen { return start }
      return start + length > offset + seen ? start + length - seen : offset
    }
    return clamped(
      CellPoint(
        column: area.axes.contains(.horizontal)
          ? along(frame.origin.column, frame.size.columns, area.offset.column, area.viewport.columns) : 0,
        row: area.axes.contains(.vertical)
          ? along(frame.origin.row, frame.size.rows, area.offset.row, area.viewport.rows) : 0),
      area)
  }

  /// As far as an app says; an axis of which it says nothing stays.
  static func reaching(_ x: ScrollTarget?, _ y: ScrollTarget?, in area: DrawnScreen.ScrollArea) -> CellPoint {
    func along(_ target: ScrollTarget?, _ now: Int, _ limit: Int, _ unit: Double) -> Int {
      switch target {
      case nil: now
      case .share(let share): share.isFinite ? Int((Double(limit) * min(max(share, 0), 1)).rounded()) : now
      case .points(let points):
        points.isFinite ? Int(min(max(points / unit, 0), Double(limit)).rounded()) : now
      }
    }
    return CellPoint(
      column: along(x, area.offset.column, area.limit.column, CellMetrics.columnPoints),
      row: along(y, area.offset.row, area.limit.row, CellMetrics.rowPoints))
  }

  /// The offset that puts a part of the content at a relative place of what can be seen.
  static func placing(_ frame: CellRect, at anchor: Point, in area: DrawnScreen.ScrollArea) -> CellPoint {
    func along(_ start: Int, _ length: Int, _ seen: Int, _ anchor: Double) -> Int {
      start - Int((Double(seen - length) * min(max(anchor, 0), 1)).rounded())
    }
    return clamped(
      CellPoint(
        column: along(frame.origin.column, frame.size.columns, area.viewport.columns, anchor.x),
        row: along(frame.origin.row, frame.size.rows, area.viewport.rows, anchor.y)),
      area)
  }
}
