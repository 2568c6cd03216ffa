import OutsideText
import SwiftUIElements

/// The grid that is drawn on. Nothing leaves the clip that each call names, and no wide character is ever split.
struct CellCanvas {
  private(set) var grid: CellGrid
  let isUTF8: Bool
  let order: TextOrder

  init(size: CellSize, isUTF8: Bool, order: TextOrder = TextOrder()) {
    self.init(CellGrid(size: size), isUTF8: isUTF8, order: order)
  }

  /// Goes on with what is drawn.
  init(_ grid: CellGrid, isUTF8: Bool, order: TextOrder = TextOrder()) {
    self.grid = grid
    self.isUTF8 = isUTF8
    self.order = order
  }

  var bounds: CellRect { CellRect(0, 0, grid.size.columns, grid.size.rows) }

  /// Writes one line of filtered text, in the order of its letters' directions. Returns the columns it takes, seen or not.
  @discardableResult
  mutating func write(_ text: String, at point: CellPoint, _ look: CellLook, in clip: CellRect) -> Int {
    if order.isPlain(text) { return writeAsItIs(text, at: point, look, in: clip) }
    let line = VisualLine(Array(text), order: order)
    for place in line.places { write(place, of: point, look, in: clip) }
    return line.columns
  }

  /// Writes one cluster of a line that begins at a point.
  mutating func write(_ place: VisualLine.Place, of point: CellPoint, _ look: CellLook, in clip: CellRect) {
    writeAsItIs(
      String(place.cluster), at: CellPoint(column: point.column + place.column, row: point.row), look, in: clip)
  }

  /// Writes one line of filtered text from the left to the right.
  @discardableResult
  mutating func writeAsItIs(_ text: String, at point: CellPoint, _ look: CellLook, in clip: CellRect) -> Int {
    var column = point.column
    let isSeen = (clip.minRow..<max(clip.minRow, clip.maxRow)).contains(point.row)
    for cluster in text {
      let width = cluster.isASCII ? 1 : DisplayWidth.of(cluster)
      guard width > 0 else { continue }
      if isSeen, column >= clip.minColumn, column + width <= clip.maxColumn {
        put(cluster, width, CellPoint(column: column, row: point.row), look)
      }
      column += width
    }
    return column - point.column
  }

  private mutating func put(_ cluster: Character, _ width: Int, _ point: CellPoint, _ look: CellLook) {
    var text = String(cluster)
    if !isUTF8, !cluster.isASCII { text = ASCIICells.text(text, columns: width) }
    var look = look
    if look.background == .standard, !look.attributes.contains(.reverse) {
      look.background = grid[point].look.background
    }
    clear(point)
    if width == 2 { clear(CellPoint(column: point.column + 1, row: point.row)) }
    if width == 2, !isUTF8 {
      grid[point] = Cell("?", look: look)
      grid[CellPoint(column: point.column + 1, row: point.row)] = Cell("?", look: look)
      return
    }
    grid[point] = Cell(text, look: look)
    if width == 2 { grid[CellPoint(column: point.column + 1, row: point.row)] = Cell("", look: look) }
  }

  /// Makes room for a character: the other half of a wide one that stood here becomes blank.
  private mutating func clear(_ point: CellPoint) {
    let cell = grid[point]
    if cell.character.isEmpty {
      let left = CellPoint(column: point.column - 1, row: point.row)
      if grid.contains(left) { grid[left] = Cell(" ", look: grid[left].look) }
    } else if !cell.character.utf8.dropFirst().isEmpty {
      let right = CellPoint(column: point.column + 1, row: point.row)
      if grid.contains(right), grid[right].character.isEmpty { grid[right] = Cell(" ", look: grid[right].look) }
    }
  }

  /// Makes an area blank.
  mutating func erase(_ area: CellRect, _ look: CellLook = CellLook()) {
    forEach(in: area) { grid, point in grid[point] = Cell(" ", look: look) }
    // Halves of wide characters at the sides.
    let seen = area.intersection(bounds)
    guard !seen.isEmpty else { return }
    for row in seen.minRow..<seen.maxRow {
      let right = CellPoint(column: seen.maxColumn, row: row)
      if grid.contains(right), grid[right].character.isEmpty { grid[right] = Cell(" ", look: grid[right].look) }
      let left = CellPoint(column: seen.minColumn - 1, row: row)
      if grid.contains(left), grid[left].character.count == 1, DisplayWidth.of(grid[left].character) == 2 {
        grid[left] = Cell(" ", look: grid[left].look)
      }
    }
  }

  mutating func setGround(_ color: CellColor, _ area: CellRect) {
    forEach(in: area) { grid, point in
      var cell = grid[point]
      cell.look.background = color
      grid[point] = cell
    }
  }

  /// Fills an area with one character of one column.
  mutating func fill(_ character: String, _ area: CellRect, _ look: CellLook) {
    let seen = area.intersection(bounds)
    guard !seen.isEmpty else { return }
    let line = String(repeating: order.drawn(character), count: seen.size.columns)
    for row in seen.minRow..<seen.maxRow {
      writeAsItIs(line, at: CellPoint(column: seen.minColumn, row: row), look, in: seen)
    }
  }

  /// Adds attributes to what stands in an area.
  mutating func add(_ attributes: CellLook.Attributes, _ area: CellRect, removing: CellLook.Attributes = []) {
    forEach(in: area) { grid, point in
      var cell = grid[point]
      cell.look.attributes.subtract(removing)
      cell.look.attributes.formUnion(attributes)
      grid[point] = cell
    }
  }

  /// The part of a row from its first to its last character that is not blank; nil where all of it is.
  func written(_ row: Int, _ area: CellRect) -> Range<Int>? {
    let seen = area.intersection(bounds)
    guard (seen.minRow..<max(seen.minRow, seen.maxRow)).contains(row) else { return nil }
    var first: Int?
    var last = 0
    for column in seen.minColumn..<seen.maxColumn
    where grid[CellPoint(column: column, row: row)].character != " " {
      if first == nil { first = column }
      last = column
    }
    return first.map { $0..<last + 1 }
  }

  mutating func set(_ cell: Cell, at point: CellPoint) {
    clear(point)
    grid[point] = cell
  }

  private mutating func forEach(in area: CellRect, _ change: (inout CellGrid, CellPoint) -> Void) {
    let seen = area.intersection(bounds)
    guard !seen.isEmpty else { return }
    for row in seen.minRow..<seen.maxRow {
      for column in seen.minColumn..<seen.maxColumn { change(&grid, CellPoint(column: column, row: row)) }
    }
  }

  /// A frame of lines around an area.
  mutating func box(_ area: CellRect, _ look: CellLook, in clip: CellRect) {
    guard area.size.columns >= 2, area.size.rows >= 2 else { return }
    let line = String(repeating: "─", count: area.size.columns - 2)
    write("┌" + line + "┐", at: area.origin, look, in: clip)
    write("└" + line + "┘", at: CellPoint(column: area.minColumn, row: area.maxRow - 1), look, in: clip)
    for row in (area.minRow + 1)..<(area.maxRow - 1) {
      write("│", at: CellPoint(column: area.minColumn, row: row), look, in: clip)
      write("│", at: CellPoint(column: area.maxColumn - 1, row: row), look, in: clip)
    }
  }
}
