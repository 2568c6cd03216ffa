import OutsideText

/// Turns frames into the bytes that change a terminal from one frame to the next.
///
/// Law: a terminal that shows the last frame and reads the bytes shows the new one. Bytes of one frame come in one piece, between
/// the marks of a synchronized update (DEC mode 2026), so that no half frame is seen. Source of the sequences: ECMA-48, and
/// "XTerm Control Sequences".
struct FrameWriter {
  var traits: TerminalTraits {
    didSet { if oldValue != traits { forget() } }
  }

  private var shown: (grid: ShownGrid, frame: TerminalFrame)?
  private var looks = LookWriter()
  /// Where the terminal's cursor is; nil where that is not certain.
  private var place: CellPoint?
  private var isCursorShown: Bool?
  private var title: String?
  private var pictures = PictureWriter()

  init(traits: TerminalTraits) { self.traits = traits }

  /// The terminal may show anything: the next frame is drawn as a whole.
  mutating func forget() {
    shown = nil
    looks.forget()
    place = nil
    isCursorShown = nil
    title = nil
    pictures.forget()
  }

  /// The bytes that show `frame`; none where nothing differs.
  mutating func write(_ frame: TerminalFrame) -> [UInt8] {
    if let shown, shown.frame == frame { return [] }
    let grid = ShownGrid(frame, traits)
    var body: [UInt8] = []
    if shown?.grid.size != grid.size { clear(grid.size, &body) }
    var old = shown?.grid ?? ShownGrid(cleared: grid.size)
    // A terminal moves pictures in its own way.
    let hasPictures = traits.pictures != .cells && !(frame.pictures.isEmpty && shown?.frame.pictures.isEmpty ?? true)
    if shown != nil, !hasPictures, let shift = RowShift.between(old, grid) {
      scroll(shift, &body)
      old = old.shifted(by: shift)
    }
    let change = pictures.change(to: frame.pictures, traits)
    let uncovered = Set(change.uncovered.flatMap { ShownGrid.indices(of: $0, in: grid.size) })
    body += change.removals
    let written = writeCells(from: old, to: grid, forced: uncovered, &body)
    for (index, picture) in frame.pictures.enumerated() where traits.pictures != .cells {
      guard
        let bytes = pictures.drawing(
          picture, at: index,
          isOverwritten: { ShownGrid.indices(of: picture.area, in: grid.size).contains(where: written.contains) },
          traits)
      else { continue }
      move(to: picture.area.origin, in: grid, &body)
      body += bytes
      place = nil
    }
    writeTitle(frame.title, &body)
    writeCursor(frame.cursor, in: grid, &body)
    shown = (grid, frame)
    guard !body.isEmpty else { return [] }
    return Array("\u{1B}[?2026h".utf8) + body + Array("\u{1B}[?2026l".utf8)
  }

  private mutating func clear(_ size: CellSize, _ bytes: inout [UInt8]) {
    looks.forget()
    looks.change(to: CellLook(), &bytes)
    bytes += pictures.clearing(traits)
    pictures.forget()
    bytes.add("\u{1B}[H\u{1B}[2J")
    place = CellPoint(column: 0, row: 0)
    shown = nil
  }

  /// Lets the terminal move rows: a margin above and below, then line feeds at the one or reverse line feeds at the other, which
  /// all terminals know.
  private mutating func scroll(_ shift: RowShift, _ bytes: inout [UInt8]) {
    // What becomes free takes the background.
    looks.change(to: CellLook(), &bytes)
    bytes.add("\u{1B}[")
    bytes.add(shift.rows.lowerBound + 1)
    bytes.append(UInt8(ascii: ";"))
    bytes.add(shift.rows.upperBound + 1)
    bytes.add("r\u{1B}[")
    bytes.add((shift.distance > 0 ? shift.rows.upperBound : shift.rows.lowerBound) + 1)
    bytes.append(UInt8(ascii: "H"))
    for _ in 0..<abs(shift.distance) { bytes.add(shift.distance > 0 ? "\n" : "\u{1B}M") }
    bytes.add("\u{1B}[r")
    place = nil
  }

  // MARK: Cells

  /// Writes what differs and what is forced, and gives the indices of the cells that were written.
  private mutating func writeCells(
    from old: ShownGrid, to new: ShownGrid, forced: Set<Int>, _ bytes: inout [UInt8]
  ) -> Set<Int> {
    var written: Set<Int> = []
    let columns = new.size.columns
    for row in 0..<new.size.rows {
      let range = row * columns..<(row + 1) * columns
      let isForced = !forced.isEmpty && range.contains(where: forced.contains)
      if !isForced, old.cells[range] == new.cells[range] { continue }
      let dirty = Self.dirty(range, old, new, forced)
      var column = 0
      while column < columns {
        guard dirty[column] else {
          column += 1
          continue
        }
        if column >= new.blankFrom[row], dirty[column...].count(where: { $0 }) > 3 {
          move(to: CellPoint(column: column, row: row), in: new, &bytes)
          looks.change(to: CellLook(), &bytes)
          bytes.add("\u{1B}[K")
          if traits.pictures == .sixel { written.formUnion(range.lowerBound + column..<range.upperBound) }
          break
        }
        let index = range.lowerBound + column
        let width = new.isWide(index) ? 2 : 1
        move(to: CellPoint(column: column, row: row), in: new, &bytes)
        put(new.cells[index], width: width, in: new, &bytes)
        if traits.pictures == .sixel { written.formUnion(index..<index + width) }
        column += width
      }
    }
    return written
  }

  /// The columns of a row to write: where a half of a wide character changes, both halves.
  private static func dirty(_ range: Range<Int>, _ old: ShownGrid, _ new: ShownGrid, _ forced: Set<Int>) -> [Bool] {
    var dirty = range.map { old.cells[$0] != new.cells[$0] || forced.contains($0) }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for column in dirty.indices.dropLast() where dirty[column] != dirty[column + 1] {
        let index = range.lowerBound + column
        guard old.isWide(index) || new.isWide(index) else { continue }
        dirty[column] = true
        dirty[column + 1] = true
        isSettled = false
      }
    }
    // Where the width of a character is not certain, what follows it may have been moved or covered.
    if let first = dirty.indices.first(where: { column in
      let index = range.lowerBound + column
      return dirty[column] && !(old.cells[index].hasCertainWidth && new.cells[index].hasCertainWidth)
    }) {
      for column in first..<dirty.count { dirty[column] = true }
    }
    return dirty
  }

  private mutating func put(_ cell: Cell, width: Int, in grid: ShownGrid, _ bytes: inout [UInt8]) {
    if !isUnseen(cell) { looks.change(to: cell.look, &bytes) }
    let isCertain = cell.hasCertainWidth
    if !isCertain, let start = place {
      // A terminal that takes fewer columns leaves what stood in the others.
      bytes += Array(repeating: 0x20, count: width)
      place = nil
      move(to: start, in: grid, &bytes)
    }
    bytes.append(contentsOf: cell.character.utf8)
    guard let place else { return }
    let next = place.column + width
    // Behind an uncertain character the place is told anew.
    self.place = isCertain && next < grid.size.columns ? CellPoint(column: next, row: place.row) : nil
  }

  // MARK: Cursor

  /// The shortest way of the cursor to `point`.
  private mutating func move(to point: CellPoint, in grid: ShownGrid, _ bytes: inout [UInt8]) {
    defer { place = point }
    guard place != point else { return }
    var best: [UInt8] = Array("\u{1B}[".utf8)
    if point.row > 0 || point.column > 0 {
      if point.row > 0 { best.add(point.row + 1) }
      if point.column > 0 {
        best.append(UInt8(ascii: ";"))
        best.add(point.column + 1)
      }
    }
    best.append(UInt8(ascii: "H"))
    guard let place else {
      bytes += best
      return
    }
    func offer(_ make: (inout [UInt8]) -> Void) {
      var other: [UInt8] = []
      make(&other)
      if other.count < best.count { best = other }
    }
    if place.row == point.row {
      let distance = point.column - place.column
      if distance > 0 {
        offer { $0.control(distance, "C") }
        if let gap = rewriting(place, distance, in: grid), gap.count <= best.count { best = gap }
      } else {
        offer { $0.control(-distance, "D") }
        if point.column == 0 { offer { $0.append(0x0D) } }
      }
    } else if point.row > place.row, point.row - place.row <= 3, point.column == 0 {
      offer {
        $0.append(0x0D)
        for _ in place.row..<point.row { $0.append(0x0A) }
      }
    }
    bytes += best
  }

  /// The unchanged characters between the cursor and a place ahead, where writing them again is all it takes.
  private func rewriting(_ place: CellPoint, _ distance: Int, in grid: ShownGrid) -> [UInt8]? {
    // What is written over a sixel takes a part of it away.
    guard distance <= 4, traits.pictures != .sixel, let look = looks.look else { return nil }
    var bytes: [UInt8] = []
    for column in place.column..<place.column + distance {
      let cell = grid.cells[place.row * grid.size.columns + column]
      guard cell.look == look || isUnseen(cell), cell.character.utf8.count == 1 else { return nil }
      bytes.append(contentsOf: cell.character.utf8)
    }
    return bytes
  }

  /// Whether a blank looks the same in the look that is set: of its ink nothing is seen.
  private func isUnseen(_ cell: Cell) -> Bool {
    guard cell.character == " ", let look = looks.look else { return false }
    let seen: CellLook.Attributes = [.underline, .reverse, .strikethrough]
    return cell.look.background == look.background && cell.look.link == look.link
      && cell.look.attributes.isDisjoint(with: seen) && look.attributes.isDisjoint(with: seen)
  }

  private mutating func writeCursor(_ cursor: CellPoint?, in grid: ShownGrid, _ bytes: inout [UInt8]) {
    let inside = cursor.flatMap { point in
      (0..<grid.size.columns).contains(point.column) && (0..<grid.size.rows).contains(point.row) ? point : nil
    }
    if let inside { move(to: inside, in: grid, &bytes) }
    if isCursorShown != (inside != nil) {
      bytes.add(inside != nil ? "\u{1B}[?25h" : "\u{1B}[?25l")
      isCursorShown = inside != nil
    }
  }

  private mutating func writeTitle(_ new: String, _ bytes: inout [UInt8]) {
    guard new != title else { return }
    title = new
    let text = ControlFilter.line(new)
    bytes.add("\u{1B}]2;")
    bytes.add(traits.isUTF8 ? String(text.prefix(200)) : String(text.prefix(200).map { $0.isASCII ? $0 : "?" }))
    bytes.add("\u{1B}\\")
  }
}

extension Cell {
  /// Terminals disagree about the width of characters that are made of several, and of the newest ones.
  fileprivate var hasCertainWidth: Bool { character.unicodeScalars.count <= 1 && character.utf8.count < 4 }
}
