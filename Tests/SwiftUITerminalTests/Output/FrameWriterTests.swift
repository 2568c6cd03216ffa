import CombineTesting
import TerminalEmulator
import Testing
@testable import SwiftUITerminal

@Suite(.timeLimit(.minutes(4)))
struct FrameWriterTests {
  private static func traits(
    _ colors: TerminalTraits.Colors = .full, _ pictures: TerminalTraits.Pictures = .cells, isUTF8: Bool = true
  ) -> TerminalTraits {
    var traits = TerminalTraits()
    traits.colors = colors
    traits.pictures = pictures
    traits.isUTF8 = isUTF8
    traits.drawsLinks = true
    return traits
  }

  /// What a person sees of a cell: the ink of a blank is not seen.
  private static func seen(_ cell: Cell) -> Cell {
    var cell = cell
    if cell.character == " ", cell.look.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) {
      cell.look.foreground = .standard
      cell.look.attributes = []
    }
    return cell
  }

  /// A list of so many rows under a title and over a line of keys, from one of its items on.
  private static func list(from first: Int, cursor: Int) -> TerminalFrame {
    var grid = CellGrid(size: CellSize(columns: 80, rows: 24))
    func write(_ text: String, _ row: Int, bold: Bool = false) {
      var look = CellLook()
      if bold { look.attributes = .bold }
      for (column, character) in text.enumerated() {
        grid[CellPoint(column: column, row: row)] = Cell(String(character), look: look)
      }
    }
    write("Items", 0)
    for row in 1..<23 {
      let item = first + row
      let words = ["garden", "radio", "parser", "bridge"].map { "\($0)\(item &* 31 % 97)" }.joined(separator: " ")
      write("\(row == cursor ? "▌" : " ") \(item) \(words)", row, bold: row == cursor)
    }
    write("j k move  q leave", 23)
    return TerminalFrame(grid: grid)
  }

  @Test(arguments: [1, 2, 5, -1, -3])
  func rowsThatOnlyMoveAreMovedByTheTerminal(_ distance: Int) {
    var writer = FrameWriter(traits: Self.traits())
    var terminal = TerminalEmulator(columns: 80, rows: 24)
    terminal.read(writer.write(Self.list(from: 40, cursor: 22)))
    let after = Self.list(from: 40 + distance, cursor: 22)
    let bytes = writer.write(after)
    terminal.read(bytes)
    #expect(terminal.cells.map(Self.seen) == ShownGrid(after, Self.traits()).cells.map(Self.seen))
    #expect(bytes.count < 150 + 60 * abs(distance), "\(bytes.count) bytes: \(String(decoding: bytes, as: UTF8.self))")
    #expect(terminal.unknown == [] && terminal.scrolledRows == 0)
  }

  @Test(arguments: [
    traits(.full), traits(.sixteen), traits(.none), traits(.full, isUTF8: false), traits(.full, .kitty),
    traits(.sixteen, .sixel),
  ])
  func aTerminalShowsTheNewFrameAfterReadingTheBytes(traits: TerminalTraits) {
    for seed in 0..<UInt64(10) {
      var frames = RandomFrames(seed: seed, pictures: traits.pictures != .cells)
      var writer = FrameWriter(traits: traits)
      var terminal = TerminalEmulator(columns: 24, rows: 8)
      terminal.read("\u{1B}[?7lwhat was there\u{1B}[5;5H\u{1B}[31mbefore".utf8)
      for step in 0..<40 {
        let frame = frames.next()
        if terminal.size != frame.grid.size {
          terminal.resize(columns: frame.grid.size.columns, rows: frame.grid.size.rows)
        }
        let before = terminal.lines
        terminal.read(writer.write(frame))
        let expected = ShownGrid(frame, traits)
        guard terminal.cells.map(Self.seen) == expected.cells.map(Self.seen) else {
          Issue.record("seed \(seed) step \(step): \(Self.difference(terminal, expected)) before \(before)")
          return
        }
        #expect(terminal.modes.contains(25) == frame.cursor.map(frame.grid.contains) ?? false)
        if let cursor = frame.cursor, frame.grid.contains(cursor) { #expect(terminal.cursor == cursor) }
        if ["", "Kiosk", "日本 — news"].contains(frame.title), traits.isUTF8 { #expect(terminal.title == frame.title) }
        #expect(!terminal.title.unicodeScalars.contains { $0.value < 0x20 })
        guard terminal.unknown.isEmpty else {
          Issue.record("seed \(seed) step \(step): \(terminal.unknown)")
          return
        }
        #expect(terminal.scrolledRows == 0)
        #expect(!terminal.modes.contains(2026))
        check(frame, terminal, traits)
        #expect(writer.write(frame).isEmpty)
      }
    }
  }

  private func check(_ frame: TerminalFrame, _ terminal: TerminalEmulator, _ traits: TerminalTraits) {
    switch traits.pictures {
    case .cells: break
    case .kitty:
      let expected = frame.pictures.map { picture in
        let source = PictureWriter.source(of: picture)
        return TerminalEmulator.ShownPicture(
          image: 0, area: picture.area, source: [source.x, source.y, source.width, source.height])
      }
      let shown = terminal.placements.values.map {
        TerminalEmulator.ShownPicture(image: 0, area: $0.area, source: $0.source)
      }
      #expect(Set(expected) == Set(shown))
      #expect(expected.count == shown.count)
      #expect(terminal.images.values.allSatisfy { $0.width == 24 && $0.bytes == (24 * 32 * 4 + 2) / 3 * 4 })
    case .sixel:
      let covered = Set(frame.pictures.flatMap { ShownGrid.indices(of: $0.area, in: frame.grid.size) })
      #expect(terminal.sixelCells == covered)
    }
  }

  private static func difference(_ terminal: TerminalEmulator, _ expected: ShownGrid) -> String {
    for (index, (shown, wanted)) in zip(terminal.cells, expected.cells).enumerated() where seen(shown) != seen(wanted) {
      return
        "\(terminal.lines) row \(index / expected.size.columns) column \(index % expected.size.columns): \(shown) is not \(wanted)"
    }
    return "sizes"
  }

  @Test func hostileTextNeverReachesTheTerminal() {
    var frame = TerminalFrame(grid: CellGrid(size: CellSize(columns: 8, rows: 2)))
    frame.title = "a\u{1B}]52;c;aGk=\u{7}b"
    frame.grid[CellPoint(column: 0, row: 0)] = Cell("\u{1B}[2J")
    var look = CellLook()
    look.link = "https://example.com/\u{1B}\\\u{1B}[2J"
    frame.grid[CellPoint(column: 1, row: 0)] = Cell("x", look: look)
    look.link = "javascript:alert(1)"
    frame.grid[CellPoint(column: 2, row: 0)] = Cell("y", look: look)
    var writer = FrameWriter(traits: Self.traits())
    let text = String(decoding: writer.write(frame), as: UTF8.self)
    #expect(!text.contains("52;c"))
    #expect(!text.contains("javascript"))
    #expect(!text.contains("https://example.com"))
    #expect(text.contains("]2;ab\u{1B}\\"))
  }

  @Test func aChangedCharacterCostsAFewBytes() {
    var frame = TerminalFrame(grid: CellGrid(size: CellSize(columns: 80, rows: 24)))
    for column in 0..<80 { frame.grid[CellPoint(column: column, row: 12)] = Cell("x") }
    var writer = FrameWriter(traits: Self.traits())
    #expect(writer.write(frame).count < 200)
    frame.grid[CellPoint(column: 40, row: 12)] = Cell("y")
    #expect(writer.write(frame).count <= 16 + 9)
    #expect(writer.write(frame).isEmpty)
  }

  @Test(arguments: [
    (0, 0, 0, 0), (255, 255, 255, 15), (250, 10, 5, 9), (200, 0, 0, 1), (0, 0, 200, 4), (130, 130, 130, 8),
    (230, 230, 230, 7), (0, 250, 250, 14),
  ])
  func aColourBecomesTheNearestOfSixteen(red: Int, green: Int, blue: Int, number: Int) {
    #expect(NearestColor.named(UInt8(red), UInt8(green), UInt8(blue)) == UInt8(number))
  }

  @Test func aSixelShowsThePictureWithAtMost256Colours() {
    let (width, height) = (60, 40)
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += [UInt8(x * 4), UInt8(y * 6), UInt8((x * y) & 0xFF), x < 4 ? 0 : 255] }
    }
    let content = PictureContent(key: "k", width: width, height: height, pixels: pixels)
    let bytes = SixelEncoder.encode(content, part: (0, 0, width, height), width: width, height: 42)
    let decoded = SixelDecoding(bytes)
    #expect(decoded.colors <= 256)
    #expect(decoded.width == width && decoded.height == 42)
    var error = 0
    for y in 0..<42 {
      for x in 0..<width {
        let start = ((y * height / 42) * width + x) * 4
        guard let color = decoded.pixels[y * width + x] else {
          #expect(x < 4)
          continue
        }
        #expect(x >= 4)
        for component in 0..<3 { error += abs(color[component] - Int(pixels[start + component])) }
      }
    }
    #expect(error / (42 * (width - 4) * 3) < 12)
  }

  @Test func base64IsFoundations() {
    for count in 0..<20 {
      let data = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 57) }
      #expect(String(decoding: KittyTransmission.base64(data), as: UTF8.self) == Base64.text(data))
    }
  }

  /// Such as tmux with an older table of widths: a heart with a variation selector takes one column, a family six.
  @Test func nothingIsLeftBehindWhereTheTerminalDisagreesAboutWidths() {
    let lines = ["red ❤️ heart|", "red 👩‍👩‍👧 and more|", "plain words only|", "a👍🏽b❤️c|", "e\u{301}\u{200B}x|", "|"]
    for first in lines {
      for second in lines {
        var writer = FrameWriter(traits: Self.traits())
        var terminal = TerminalEmulator(columns: 30, rows: 1)
        terminal.knowsClusters = false
        for line in [first, second] {
          var canvas = CellCanvas(size: CellSize(columns: 30, rows: 1), isUTF8: true)
          canvas.write(line, at: CellPoint(column: 0, row: 0), CellLook(), in: canvas.bounds)
          let frame = TerminalFrame(grid: canvas.grid)
          terminal.read(writer.write(frame))
          for (index, cell) in frame.grid.cells.enumerated() where cell.character.utf8.count == 1 {
            #expect(terminal.cells[index].character == cell.character, "\(first) \(second): \(terminal.text)")
          }
        }
      }
    }
  }
}
