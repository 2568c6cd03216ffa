import CombineTesting
@testable import SwiftUITerminal

/// Frames as an app could show one after the other: each keeps most of the one before.
struct RandomFrames {
  private var random: SeededGenerator
  private(set) var frame: TerminalFrame
  let pictures: Bool

  private static let narrow = ["a", "b", "M", "é", "─", "▀", "█", "e\u{301}", "•", "0", "~"]
  private static let wide = ["日", "本", "🙂", "👩‍👩‍👧", "한", "ａ"]
  private static let hostile = ["\u{1B}", "\u{1B}[2J", "\n", "\u{9B}", "\u{202E}", "\t"]
  private static let titles = ["Kiosk", "", "日本 — news", "\u{1B}]0;evil\u{7}", "a\u{1B}[31mb"]
  private static let links = ["https://example.com/a", "javascript:alert(1)", "https://例え.jp/ü", "https://a\u{1B}\\b"]

  init(seed: UInt64, pictures: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.pictures = pictures
    frame = TerminalFrame(grid: CellGrid(size: CellSize(columns: 24, rows: 8)))
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func next() -> TerminalFrame {
    switch below(24) {
    case 0:
      frame.grid = CellGrid(size: CellSize(columns: 1 + below(30), rows: 1 + below(10)))
    case 1: frame.grid = CellGrid(size: frame.grid.size)
    case 2: scroll()
    default: break
    }
    for _ in 0..<below(6) { change() }
    if below(3) == 0 {
      frame.cursor = below(3) == 0 ? nil : CellPoint(column: below(26) - 1, row: below(9) - 1)
    }
    if below(6) == 0 { frame.title = pick(Self.titles) }
    if pictures { changePictures() }
    return frame
  }

  private mutating func scroll() {
    var grid = CellGrid(size: frame.grid.size)
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        grid[CellPoint(column: column, row: row)] = frame.grid[CellPoint(column: column, row: row + 1)]
      }
    }
    frame.grid = grid
  }

  private mutating func look() -> CellLook {
    var look = CellLook()
    if below(2) == 0 { return look }
    let colors: [CellColor] = [
      .standard, .named(1), .named(9), .named(15), .rgb(red: 200, green: 10, blue: 20),
      .rgb(red: 10, green: 100, blue: 255),
    ]
    look.foreground = pick(colors)
    look.background = pick(colors)
    look.attributes = CellLook.Attributes(rawValue: UInt8(below(64)))
    if below(4) == 0 { look.link = pick(Self.links) }
    return look
  }

  /// Writes a run of cells, sometimes nonsense such as a right half without its left.
  private mutating func change() {
    var place = CellPoint(column: below(frame.grid.size.columns + 1), row: below(frame.grid.size.rows))
    var look = look()
    for _ in 0..<1 + below(12) {
      if below(6) == 0 { look = self.look() }
      switch below(20) {
      case 0: frame.grid[place] = Cell("", look: look)
      case 1: frame.grid[place] = Cell(pick(Self.hostile), look: look)
      case 2...5:
        frame.grid[place] = Cell(pick(Self.wide), look: look)
        place.column += 1
        if below(8) > 0 { frame.grid[place] = Cell("", look: look) }
        // A wide character alone at the end of a row is the drawing's mistake.
        if place.column >= frame.grid.size.columns {
          frame.grid[CellPoint(column: place.column - 1, row: place.row)] = Cell()
        }
        if frame.grid[place].character != "" {
          frame.grid[CellPoint(column: place.column - 1, row: place.row)] = Cell()
        }
      case 6...9: frame.grid[place] = Cell(" ", look: look)
      default: frame.grid[place] = Cell(pick(Self.narrow), look: look)
      }
      place.column += 1
    }
    mendHalves(in: place.row)
  }

  /// Left halves whose right half was overwritten become blanks, as the drawing does it.
  private mutating func mendHalves(in row: Int) {
    for column in 0..<frame.grid.size.columns {
      let point = CellPoint(column: column, row: row)
      let next = CellPoint(column: column + 1, row: row)
      let isWide = Self.wide.contains(frame.grid[point].character)
      if isWide, column + 1 == frame.grid.size.columns || !frame.grid[next].character.isEmpty {
        frame.grid[point].character = " "
      }
      if !isWide, frame.grid[next].character.isEmpty, frame.grid[point].character.utf8.count > 1 {
        frame.grid[next].character = " "
      }
    }
  }

  private mutating func changePictures() {
    if below(3) == 0, !frame.pictures.isEmpty { frame.pictures.remove(at: below(frame.pictures.count)) }
    let size = frame.grid.size
    frame.pictures.removeAll {
      $0.area.origin.column + $0.area.size.columns > size.columns || $0.area.origin.row + $0.area.size.rows > size.rows
    }
    guard below(3) == 0, size.columns > 4, size.rows > 3 else { return }
    let area = CellRect(
      origin: CellPoint(column: below(size.columns - 3), row: below(size.rows - 2)),
      size: CellSize(columns: 1 + below(3), rows: 1 + below(2)))
    let isFree = frame.pictures.allSatisfy { other in
      other.area.origin.column + other.area.size.columns <= area.origin.column
        || area.origin.column + area.size.columns <= other.area.origin.column
        || other.area.origin.row + other.area.size.rows <= area.origin.row
        || area.origin.row + area.size.rows <= other.area.origin.row
    }
    guard isFree else { return }
    let key = pick(["one", "two", "three"])
    let content = PictureContent(
      key: key, width: 24, height: 32, pixels: (0..<24 * 32 * 4).map { UInt8(truncatingIfNeeded: $0) | 1 })
    frame.pictures.append(
      TerminalFrame.PlacedPicture(
        area: area, content: content,
        visible: CellRect(origin: CellPoint(column: 0, row: 0), size: area.size),
        size: CellSize(columns: area.size.columns + below(2), rows: area.size.rows + below(3))))
  }
}
