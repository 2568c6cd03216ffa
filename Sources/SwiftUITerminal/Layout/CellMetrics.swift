import SwiftUIElements

/// Points as cells: 8 points are a column, 16 a row.
enum CellMetrics {
  static let columnPoints = 8.0
  static let rowPoints = 16.0
  /// No screen is larger, and no sum of such lengths overflows.
  static let most = 1 << 20

  /// A length across; what takes any space takes a column.
  static func columns(_ points: Double) -> Int {
    guard points > 0 else { return 0 }
    return max(1, whole(points / columnPoints))
  }

  static func rows(_ points: Double) -> Int {
    guard points > 0 else { return 0 }
    return max(1, whole((points - 1) / rowPoints))
  }

  /// Space between things side by side, or beside them.
  static func gapColumns(_ points: Double) -> Int {
    return points < 3 ? 0 : max(1, whole(points / columnPoints))
  }

  /// Space above and below: a row of a terminal is much for what is a few points on paper.
  static func insetRows(_ points: Double) -> Int {
    switch points {
    case ..<16: 0
    case ..<32: 1
    case ..<64: 2
    default: 3
    }
  }

  /// The size that an app reserves so that fingers hit; letters need less.
  static let touch = 48.0

  private static func whole(_ value: Double) -> Int {
    guard value.isFinite else { return value > 0 ? most : 0 }
    return Int(min(max(value.rounded(), 0), Double(most)))
  }

  /// Where something is drawn that is moved by some points.
  static func moved(_ corner: CellPoint, by offset: Size?, isMirrored: Bool) -> CellPoint {
    guard let offset else { return corner }
    func cells(_ points: Double, _ unit: Double) -> Int {
      points.isFinite ? Int(min(max((points / unit).rounded(), -10_000), 10_000)) : 0
    }
    let columns = cells(offset.width, columnPoints)
    return CellPoint(
      column: corner.column + (isMirrored ? -columns : columns), row: corner.row + cells(offset.height, rowPoints))
  }

  static func points(_ size: CellSize) -> Size {
    Size(width: Double(size.columns) * columnPoints, height: Double(size.rows) * rowPoints)
  }

  static func points(_ insets: Insets) -> Insets {
    if insets == Insets() { return insets }
    return Insets(
      top: insets.top * rowPoints, leading: insets.leading * columnPoints, bottom: insets.bottom * rowPoints,
      trailing: insets.trailing * columnPoints)
  }

  static func points(_ point: CellPoint) -> Point {
    Point(x: Double(point.column) * columnPoints, y: Double(point.row) * rowPoints)
  }
}

/// What a parent offers; nil asks for the size that a child would like.
struct Proposal: Hashable {
  var columns: Int?
  var rows: Int?
  /// Of what is around, a scroll view or a page, of which views may take shares; nil is what is offered.
  var container: CellSize?
  /// The leading edge is the right one. A screen that is turned round as a whole is counted from the left all the same.
  var isMirrored = false
}

extension CellPoint {
  static let zero = CellPoint(column: 0, row: 0)
}

extension CellSize {
  static let zero = CellSize(columns: 0, rows: 0)
}

extension CellRect {
  var minColumn: Int { origin.column }
  var maxColumn: Int { origin.column + size.columns }
  var minRow: Int { origin.row }
  var maxRow: Int { origin.row + size.rows }
  var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: max(0, columns), rows: max(0, rows)))
  }

  func intersection(_ other: CellRect) -> CellRect {
    let left = max(minColumn, other.minColumn)
    let top = max(minRow, other.minRow)
    return CellRect(left, top, min(maxColumn, other.maxColumn) - left, min(maxRow, other.maxRow) - top)
  }

  /// The same place counted from the other side of what is around.
  func mirrored(in around: CellRect) -> CellRect {
    CellRect(around.minColumn + around.maxColumn - maxColumn, minRow, size.columns, size.rows)
  }

  func offset(_ columns: Int, _ rows: Int) -> CellRect {
    CellRect(origin.column + columns, origin.row + rows, size.columns, size.rows)
  }

  func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minColumn, other.minColumn)
    let top = min(minRow, other.minRow)
    return CellRect(left, top, max(maxColumn, other.maxColumn) - left, max(maxRow, other.maxRow) - top)
  }
}
