extension CellGrid {
  /// The grid as lines of text without looks, without blanks at the ends of lines and without empty lines at the end.
  package func plainText(_ traits: TerminalTraits) -> String {
    var traits = traits
    traits.pictures = .cells
    traits.colors = .none
    let grid = ShownGrid(TerminalFrame(grid: self), traits)
    var lines = (0..<size.rows).map { row in
      var line = grid.cells[row * size.columns..<(row + 1) * size.columns].map(\.character).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }
}
