import SwiftUIElements
import SwiftUILayout

/// The layout engine counts in cells: what is said in points is rounded before it is laid out, so that equal distances stay equal.
struct CellUnits: LayoutUnits {
  var ideal: Size { Size(width: 1, height: 1) }
  var across: Double { CellMetrics.rowPoints / CellMetrics.columnPoints }

  func length(_ points: Double, _ axis: Axis) -> Double {
    guard points < .infinity else { return points }
    return Double(axis == .horizontal ? CellMetrics.columns(points) : CellMetrics.rows(points))
  }

  /// What is that small only so that fingers hit it need not be so here.
  func least(_ points: Double, _ axis: Axis) -> Double {
    guard points > CellMetrics.touch else {
      return axis == .horizontal ? min(3, length(points, axis)) : min(1, length(points, axis))
    }
    // Rounded up, so that what was made to fit fits.
    return length(axis == .horizontal ? points + CellMetrics.columnPoints / 2 - 0.1 : points, axis)
  }

  func distance(_ points: Double, _ axis: Axis) -> Double {
    Double(axis == .horizontal ? CellMetrics.gapColumns(points) : CellMetrics.insetRows(points))
  }
}

extension ProposedSize {
  init(_ proposal: Proposal) {
    self.init(width: proposal.columns.map(Double.init), height: proposal.rows.map(Double.init))
  }
}

extension Proposal {
  /// What fits into an offer in whole cells.
  init(_ offer: ProposedSize) {
    func cells(_ length: Double) -> Int { Int(min(length.rounded(.down), Double(CellMetrics.most))) }
    self.init(columns: offer.width.map(cells), rows: offer.height.map(cells))
  }
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
