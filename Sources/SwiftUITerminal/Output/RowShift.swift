/// Rows of a screen that stand higher or lower than before, as those of a list that was scrolled by a line.
struct RowShift: Equatable {
  /// The rows that move, with those that become free.
  let rows: ClosedRange<Int>
  /// By how many rows: up where it is positive.
  let distance: Int

  /// The rows of which nothing is left.
  var freed: Range<Int> {
    distance > 0
      ? rows.upperBound - distance + 1..<rows.upperBound + 1 : rows.lowerBound..<rows.lowerBound - distance
  }

  private static let farthest = 6
  /// So many cells must be saved: the sequences take as many bytes.
  private static let least = 24

  /// The shift after which least is left to write; nil where none is worth it.
  static func between(_ old: ShownGrid, _ new: ShownGrid) -> RowShift? {
    let rows = 0..<new.size.rows
    let changed = rows.filter { !old.isSame($0, as: $0, of: new, from: 0) }
    guard changed.count >= 3 else { return nil }
    var changes: [Int]?
    var best: (shift: RowShift, saved: Int)?
    for distance in -farthest...farthest where distance != 0 {
      // The last columns may belong to a scroll bar, the first ones to a cursor.
      let moved = changed.count { row in
        rows.contains(row + distance) && old.isSame(row + distance, as: row, of: new, from: new.size.columns / 4)
      }
      guard moved >= 3, moved * 2 >= changed.count else { continue }
      let known = changes ?? rows.map { old.difference($0, to: $0, of: new) }
      changes = known
      if let found = saving(distance, known, old, new), found.saved > best?.saved ?? least { best = found }
    }
    return best?.shift
  }

  /// The rows by whose shift most is saved, in cells.
  /// - Parameter changes: how many cells of each row differ without one.
  private static func saving(
    _ distance: Int, _ changes: [Int], _ old: ShownGrid, _ new: ShownGrid
  ) -> (shift: RowShift, saved: Int)? {
    var (sum, start) = (0, 0)
    var best: (rows: ClosedRange<Int>, saved: Int)?
    for row in changes.indices where changes.indices.contains(row + distance) {
      if sum <= 0 { (sum, start) = (0, row) }
      sum += changes[row] - old.difference(row + distance, to: row, of: new)
      if sum > best?.saved ?? 0 { best = (start...row, sum) }
    }
    guard let best else { return nil }
    let rows =
      distance > 0
      ? best.rows.lowerBound...best.rows.upperBound + distance
      : best.rows.lowerBound + distance...best.rows.upperBound
    let shift = RowShift(rows: rows, distance: distance)
    return (shift, best.saved - shift.freed.reduce(0) { $0 + new.inked($1) - changes[$1] })
  }
}

extension ShownGrid {
  private func part(_ row: Int, from column: Int) -> ArraySlice<Cell> {
    cells[row * size.columns + column..<(row + 1) * size.columns - column]
  }

  /// Whether a row is another of a grid of the same size, but for so many columns at both ends.
  fileprivate func isSame(_ row: Int, as other: Int, of grid: ShownGrid, from column: Int) -> Bool {
    part(row, from: column) == grid.part(other, from: column)
  }

  /// How many cells of a row differ from those of another.
  fileprivate func difference(_ row: Int, to other: Int, of grid: ShownGrid) -> Int {
    zip(part(row, from: 0), grid.part(other, from: 0)).count { $0 != $1 }
  }

  /// How many cells of a row are no plain blanks.
  fileprivate func inked(_ row: Int) -> Int {
    let plain = Cell()
    return part(row, from: 0).count { $0 != plain }
  }
}
