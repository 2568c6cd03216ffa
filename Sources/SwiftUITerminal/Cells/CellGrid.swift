/// A place on the screen in cells; 0,0 is top left.
package struct CellPoint: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A width and a height in cells.
package struct CellSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// An area of the screen in cells. Parts of it may lie outside the screen.
package struct CellRect: Hashable, Sendable {
  package var origin: CellPoint
  package var size: CellSize

  package init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }
}

/// One cell: a grapheme cluster and its looks.
package struct Cell: Hashable, Sendable {
  /// Empty in the right half of a character that takes two columns.
  package var character: String
  package var look: CellLook

  package init(_ character: String = " ", look: CellLook = CellLook()) {
    self.character = character
    self.look = look
  }
}

/// A screen full of cells. What is written outside of it is dropped.
package struct CellGrid: Equatable, Sendable {
  package let size: CellSize
  /// Row after row.
  package private(set) var cells: [Cell]

  package init(size: CellSize, filling cell: Cell = Cell()) {
    self.size = CellSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: cell, count: self.size.columns * self.size.rows)
  }

  package func contains(_ point: CellPoint) -> Bool {
    (0..<size.columns).contains(point.column) && (0..<size.rows).contains(point.row)
  }

  /// A blank cell outside of the grid.
  package subscript(point: CellPoint) -> Cell {
    get { contains(point) ? cells[point.row * size.columns + point.column] : Cell() }
    set { if contains(point) { cells[point.row * size.columns + point.column] = newValue } }
  }

  /// The last column first; both halves of a character that takes two stay in their order.
  var mirrored: CellGrid {
    var grid = self
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let index = row * size.columns + column
        let isWide = column + 1 < size.columns && cells[index + 1].character.isEmpty
        let width = isWide ? 2 : 1
        let target = row * size.columns + size.columns - column - width
        for half in 0..<width { grid.cells[target + half] = cells[index + half] }
        column += width
      }
    }
    return grid
  }
}
