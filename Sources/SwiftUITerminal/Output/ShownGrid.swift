import OutsideText

/// The cells of a frame as this terminal can show them: what it lacks is replaced, and what looks the same is equal.
struct ShownGrid {
  let size: CellSize
  private(set) var cells: [Cell]
  /// The part of each row from where all cells are plain blanks.
  private(set) var blankFrom: [Int]

  init(_ frame: TerminalFrame, _ traits: TerminalTraits) {
    size = frame.grid.size
    cells = frame.grid.cells
    blankFrom = []
    let columns = size.columns
    for row in 0..<size.rows { settle(row * columns..<(row + 1) * columns, traits) }
    if traits.pictures != .cells { blankUnder(frame.pictures) }
    let floor = traits.pictures == .sixel ? Self.endOfPictures(frame.pictures, size) : nil
    let plain = Cell()
    blankFrom = (0..<size.rows).map { row in
      var column = columns
      let least = floor?[row] ?? 0
      while column > least, cells[row * columns + column - 1] == plain { column -= 1 }
      return column
    }
  }

  /// A screen that was just cleared.
  init(cleared size: CellSize) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
    blankFrom = Array(repeating: 0, count: size.rows)
  }

  /// The screen after a terminal has moved rows; what became free is blank.
  func shifted(by shift: RowShift) -> ShownGrid {
    var grid = self
    let columns = size.columns
    for row in shift.rows {
      let range = row * columns..<(row + 1) * columns
      if shift.freed.contains(row) {
        grid.cells.replaceSubrange(range, with: repeatElement(Cell(), count: columns))
      } else {
        let source = (row + shift.distance) * columns
        grid.cells.replaceSubrange(range, with: cells[source..<source + columns])
      }
    }
    return grid
  }

  /// Whether two columns belong to the cell; false in its right half.
  func isWide(_ index: Int) -> Bool {
    (index + 1) % max(1, size.columns) != 0 && !cells[index].character.isEmpty && cells[index + 1].character.isEmpty
  }

  private mutating func blankUnder(_ pictures: [TerminalFrame.PlacedPicture]) {
    for picture in pictures {
      for index in Self.indices(of: picture.area, in: size) {
        // Half a wide character cannot stand beside a picture.
        let column = index % size.columns
        if column > 0, cells[index].character.isEmpty { cells[index - 1].character = " " }
        if column + 1 < size.columns, cells[index + 1].character.isEmpty { cells[index + 1].character = " " }
        cells[index] = Cell()
      }
    }
  }

  /// The indices of the cells of an area, as far as it lies on the screen.
  static func indices(of area: CellRect, in size: CellSize) -> [Int] {
    let columns = part(area.origin.column, area.size.columns, of: size.columns)
    return part(area.origin.row, area.size.rows, of: size.rows).flatMap { row in
      columns.map { row * size.columns + $0 }
    }
  }

  private static func part(_ start: Int, _ length: Int, of whole: Int) -> Range<Int> {
    let lower = min(max(0, start), whole)
    return lower..<max(lower, min(whole, start + max(0, length)))
  }

  /// For each row the end of the last picture: what is erased from there on erases no picture.
  private static func endOfPictures(_ pictures: [TerminalFrame.PlacedPicture], _ size: CellSize) -> [Int] {
    var ends = Array(repeating: 0, count: size.rows)
    for picture in pictures {
      let end = part(picture.area.origin.column, picture.area.size.columns, of: size.columns).upperBound
      for row in part(picture.area.origin.row, picture.area.size.rows, of: size.rows) {
        ends[row] = max(ends[row], end)
      }
    }
    return ends
  }

  private mutating func settle(_ row: Range<Int>, _ traits: TerminalTraits) {
    let plain = Cell()
    var index = row.lowerBound
    while index < row.upperBound {
      if cells[index] == plain {
        index += 1
        continue
      }
      var cell = cells[index]
      let isFollowedByRest = index + 1 < row.upperBound && cells[index + 1].character.isEmpty
      let claimsTwo = isFollowedByRest && !cell.character.isEmpty && !Self.isASCII(cell.character)
      cell.character = Self.drawable(cell.character, traits, isWide: claimsTwo)
      let look = Self.drawable(cell.look, traits)
      // Two colours that become one must not hide text; the pixels that blocks stand for may be equal.
      let hidesText =
        look.foreground == look.background && cell.look.foreground != cell.look.background
        && !Self.isBlock(cell.character)
      cell.look = look
      if hidesText { cell.look.foreground = .standard }
      if cell.character == " ", cell.look.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) {
        cell.look.foreground = .standard
        cell.look.attributes = []
      }
      cells[index] = cell
      if claimsTwo {
        cells[index + 1] = Cell(Self.isASCII(cell.character) ? " " : "", look: cell.look)
        index += 1
      } else if isFollowedByRest, !cell.character.isEmpty {
        cells[index + 1].character = " "
      }
      index += 1
    }
  }

  private static func isBlock(_ character: String) -> Bool {
    character.unicodeScalars.first.map { (0x2580...0x259F).contains($0.value) } ?? false
  }

  private static func isASCII(_ character: String) -> Bool { character.utf8.allSatisfy { $0 < 0x80 } }

  private static func drawable(_ character: String, _ traits: TerminalTraits, isWide: Bool) -> String {
    guard let first = character.utf8.first else { return " " }
    if character.utf8.count == 1 { return (0x20...0x7E).contains(first) ? character : "?" }
    if character.utf8.count > 64 || !character.unicodeScalars.allSatisfy(ControlFilter.isHarmless) {
      return isWide ? "\u{3000}" : "?"
    }
    if traits.isUTF8 { return character }
    return simple[character] ?? "?"
  }

  private static func drawable(_ look: CellLook, _ traits: TerminalTraits) -> CellLook {
    var look = look
    look.foreground = NearestColor.of(look.foreground, traits.colors)
    look.background = NearestColor.of(look.background, traits.colors)
    if look.link != nil { look.link = traits.drawsLinks ? look.link.flatMap(WrittenLink.safe) : nil }
    return look
  }

  /// What stands for the usual signs where only ASCII can be drawn.
  private static let simple: [String: String] = [
    "─": "-", "━": "-", "│": "|", "┃": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "┌": "+", "┐": "+", "└": "+",
    "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "…": ".", "•": "*", "·": ".", "–": "-", "—": "-",
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "→": ">", "←": "<", "↑": "^", "↓": "v", "▲": "^", "▼": "v", "▶": ">",
    "▸": ">", "▾": "v", "◀": "<", "●": "*", "○": "o", "◉": "*", "★": "*", "☆": "*", "✓": "x", "✔": "x", "×": "x",
    "█": "#", "▓": "#", "▒": "#", "░": ".", "▌": "|", "▐": "|", "▀": "\"", "▄": "_", "›": ">", "‹": "<", "\u{A0}": " ",
  ]
}
