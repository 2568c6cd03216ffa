import SwiftUIElements
import SwiftUILayout

/// The layout engine counts in cells: what is said in points is rounded before it is laid out, so that equal distances stay equal.
struct CellUnits: LayoutUnits {
  var ideal: Size { Size(width: 1, height: 1) }
  var points: Size { Size(width: CellMetrics.columnPoints, height: CellMetrics.rowPoints) }

  var longest: Double { Double(CellMetrics.most) }

  // What is no length stays what it is: the tree leaves it out and says so.

  func length(_ points: Double, _ axis: Axis) -> Double {
    guard (0...LayoutTree.longest).contains(points) else { return points }
    return Double(axis == .horizontal ? CellMetrics.columns(points) : CellMetrics.rows(points))
  }

  /// What is that small only so that fingers hit it need not be so here.
  func least(_ points: Double, _ axis: Axis) -> Double {
    guard (0...LayoutTree.longest).contains(points) else { return points }
    guard points > CellMetrics.touch else {
      return axis == .horizontal ? min(3, length(points, axis)) : min(1, length(points, axis))
    }
    // Rounded up, so that what was made to fit fits.
    return length(axis == .horizontal ? points + CellMetrics.columnPoints / 2 - 0.1 : points, axis)
  }

  func distance(_ points: Double, _ axis: Axis) -> Double {
    guard abs(points) <= LayoutTree.longest else { return points }
    return Double(axis == .horizontal ? CellMetrics.gapColumns(points) : CellMetrics.insetRows(points))
  }
}

extension ProposedSize {
  init(_ proposal: Proposal) {
    self.init(width: proposal.columns.map(Double.init), height: proposal.rows.map(Double.init))
  }
}

extension Proposal {
  /// What fits into an offer in whole cells.
  init(_ offer: ProposedSize, in container: CellSize? = nil) {
    func cells(_ length: Double) -> Int { Int(min(length.rounded(.down), Double(CellMetrics.most))) }
    self.init(columns: offer.width.map(cells), rows: offer.height.map(cells), container: container)
  }

  /// What is offered a certain length along both axes, or along one and stands in something, is a container itself.
  var asContainer: CellSize? {
    guard let columns = columns ?? container?.columns, let rows = rows ?? container?.rows else { return nil }
    return CellSize(columns: columns, rows: rows)
  }
}

extension Size {
  init(_ cells: CellSize) { self.init(width: Double(cells.columns), height: Double(cells.rows)) }
}

extension CellRect {
  /// The whole cells of a frame. Neighbours still touch, and half a cell belongs to what comes after.
  init(_ frame: LayoutRect) {
    func edge(_ place: Double) -> Int {
      let most = Double(CellMetrics.most)
      return Int((min(max(place, -most), most) + 0.4999).rounded(.down))
    }
    let (column, row) = (edge(frame.x), edge(frame.y))
    self.init(column, row, edge(frame.maxX) - column, edge(frame.maxY) - row)
  }
}
