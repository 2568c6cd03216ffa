import Foundation
import SwiftUITerminal

/// A terminal in memory: it reads what programs write and keeps the screen that a person would see.
///
/// Knows what modern terminals know: cursor moves, erasing, looks, alternate screen, titles, links, modes, kitty's and sixel
/// pictures as areas, wide characters, and the questions that programs ask.
package struct TerminalEmulator {
  /// A picture that stands on the screen.
  package struct ShownPicture: Hashable, Sendable {
    package var image: Int
    package var area: CellRect
    /// In pixels of the image: x, y, width, height.
    package var source: [Int]

    package init(image: Int, area: CellRect, source: [Int]) {
      self.image = image
      self.area = area
      self.source = source
    }
  }

  package private(set) var size: CellSize
  package private(set) var cells: [Cell]
  package private(set) var cursor = CellPoint(column: 0, row: 0)
  package private(set) var title = ""
  /// What was put on the clipboard last.
  package private(set) var clipboard: String?
  /// The private modes that are set, such as 25 for a visible cursor.
  package private(set) var modes: Set<Int> = [7, 25]
  /// Whether letters of several directions are put in order by the terminal (mode 8 of ECMA-48), which this one does not do.
  package private(set) var ordersText = true
  package var alwaysOrdersText = false
  package private(set) var bells = 0
  /// What the terminal has answered since ``takeAnswers()``.
  package private(set) var answers: [UInt8] = []
  /// Sequences it does not know.
  package private(set) var unknown: [String] = []
  /// Cells that a sixel covers.
  package private(set) var sixelCells: Set<Int> = []
  package private(set) var images: [Int: (width: Int, height: Int, bytes: Int)] = [:]
  package private(set) var placements: [Int: ShownPicture] = [:]
  /// What programs have asked of the keyboard, the newest last (kitty's protocol).
  private var keyboardStack: [Int] = []
  package var keyboardFlags: Int { keyboardStack.last ?? 0 }
  /// The number of bytes read so far.
  package private(set) var bytesRead = 0
  /// Whether it scrolled, which full-screen programs must not make happen.
  package private(set) var scrolledRows = 0

  /// A cell's size in pixels.
  package var cellWidth = 8
  package var cellHeight = 16
  /// Answers to the graphics question, and to primary device attributes.
  package var hasKittyGraphics = false
  package var hasSixel = false
  /// Whether characters that are made of several are one; where not, each part takes its own columns.
  package var knowsClusters = true
  package var background = "1e1e/1e1e/2e2e"

  private var look = CellLook()
  /// The rows that scroll, where a program has said which.
  private var margins: ClosedRange<Int>?
  /// The next character belongs to the next row.
  private var isPastEnd = false
  private var state = State.ground
  private var buffer: [UInt8] = []
  private var character: [UInt8] = []
  /// Where the last character went, for those that join it.
  private var last: CellPoint?
  private var savedScreen: ([Cell], CellPoint)?
  private var savedCursor = CellPoint(column: 0, row: 0)
  private var titles: [String] = []
  private var pendingImage: (number: Int, width: Int, height: Int, bytes: Int)?

  private enum State: Equatable { case ground, escape, control, string(UInt8), stringEscape(UInt8), charset }

  package init(columns: Int, rows: Int) {
    size = CellSize(columns: columns, rows: rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// A window of another size; what is on the screen stays where it is.
  package mutating func resize(columns: Int, rows: Int) {
    var other = Array(repeating: Cell(), count: columns * rows)
    for row in 0..<min(rows, size.rows) {
      for column in 0..<min(columns, size.columns) {
        other[row * columns + column] = cells[row * size.columns + column]
      }
    }
    size = CellSize(columns: columns, rows: rows)
    cells = other
    sixelCells = []
    cursor = CellPoint(column: min(cursor.column, columns - 1), row: min(cursor.row, rows - 1))
  }

  package mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  package var isAlternate: Bool { modes.contains(1049) }

  /// The lines of the screen without blanks at their ends.
  package var lines: [String] {
    (0..<size.rows).map { row in
      var line = cells[row * size.columns..<(row + 1) * size.columns].map(\.character).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  package var text: String { lines.joined(separator: "\n") }

  // MARK: Reading

  package mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { step(byte) }
  }

  private mutating func step(_ byte: UInt8) {
    bytesRead += 1
    if byte == 0x18 {
      state = .ground
      return
    }
    switch state {
    case .ground: ground(byte)
    case .charset: state = .ground
    case .escape:
      state = .ground
      buffer = []
      switch byte {
      case UInt8(ascii: "["): state = .control
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
        state = .string(byte)
      case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
      case UInt8(ascii: "7"): savedCursor = cursor
      case UInt8(ascii: "8"): cursor = savedCursor
      case UInt8(ascii: "M"): reverseLineFeed()
      case UInt8(ascii: "\\"): break
      default: unknown.append("ESC \(byte)")
      }
    case .control:
      if (0x40...0x7E).contains(byte) {
        state = .ground
        control(byte)
      } else {
        buffer.append(byte)
      }
    case .string(let kind):
      if byte == 0x1B {
        state = .stringEscape(kind)
      } else if byte == 7, kind == UInt8(ascii: "]") {
        state = .ground
        string(kind)
      } else {
        buffer.append(byte)
      }
    case .stringEscape(let kind):
      state = .ground
      if byte == UInt8(ascii: "\\") { string(kind) } else { unknown.append("cut string") }
    }
  }

  private mutating func ground(_ byte: UInt8) {
    if byte >= 0x80 {
      character.append(byte)
      let length = character[0] >= 0xF0 ? 4 : character[0] >= 0xE0 ? 3 : 2
      if character.count == length {
        for scalar in String(decoding: character, as: UTF8.self).unicodeScalars { put(scalar) }
        character = []
      }
      return
    }
    character = []
    switch byte {
    case 0x1B: state = .escape
    case 0x0D: (cursor.column, isPastEnd, last) = (0, false, nil)
    case 0x0A: lineFeed()
    case 0x08: (cursor.column, isPastEnd, last) = (max(0, cursor.column - 1), false, nil)
    case 0x07: bells += 1
    case 0x20...0x7E: put(Unicode.Scalar(byte))
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func lineFeed() {
    (isPastEnd, last) = (false, nil)
    if let margins, cursor.row == margins.upperBound {
      scroll(margins, by: 1)
    } else if cursor.row < size.rows - 1 {
      cursor.row += 1
    } else {
      scrolledRows += 1
      cells.removeFirst(size.columns)
      cells += Array(repeating: Cell(), count: size.columns)
    }
  }

  private mutating func reverseLineFeed() {
    (isPastEnd, last) = (false, nil)
    if let margins, cursor.row == margins.lowerBound {
      scroll(margins, by: -1)
    } else {
      cursor.row = max(0, cursor.row - 1)
    }
  }

  private mutating func scroll(_ rows: ClosedRange<Int>, by distance: Int) {
    let blank = Array(repeating: Cell(), count: size.columns)
    let (gone, free) = distance > 0 ? (rows.lowerBound, rows.upperBound) : (rows.upperBound, rows.lowerBound)
    cells.removeSubrange(gone * size.columns..<(gone + 1) * size.columns)
    cells.insert(contentsOf: blank, at: free * size.columns)
    if look.background != .standard { unknown.append("scrolled with a background") }
  }

  // MARK: Characters

  private mutating func put(_ scalar: Unicode.Scalar) {
    if knowsClusters, let last, joins(scalar, at: last) { return }
    let width = Self.width(scalar)
    guard width > 0 else { return }
    if isPastEnd || cursor.column + width > size.columns, modes.contains(7) {
      cursor.column = 0
      lineFeed()
    }
    cursor.column = min(cursor.column, size.columns - width)
    let index = cursor.row * size.columns + cursor.column
    for part in index..<index + width { breakUp(part) }
    cells[index] = Cell(String(scalar), look: look)
    if width == 2 { cells[index + 1] = Cell("", look: look) }
    last = cursor
    advance(to: cursor.column + width)
  }

  private mutating func advance(to column: Int) {
    isPastEnd = column >= size.columns
    cursor.column = min(column, size.columns - 1)
  }

  /// Adds a scalar to the cluster before the cursor, where the two are one.
  private mutating func joins(_ scalar: Unicode.Scalar, at place: CellPoint) -> Bool {
    let index = place.row * size.columns + place.column
    let cluster = cells[index].character + String(Character(scalar))
    guard cluster.count == 1, !cells[index].character.isEmpty else { return false }
    let isWide = place.column + 1 < size.columns && cells[index + 1].character.isEmpty
    cells[index].character = cluster
    if !isWide, scalar.value == 0xFE0F, place.column + 1 < size.columns {
      breakUp(index + 1)
      cells[index + 1] = Cell("", look: cells[index].look)
      advance(to: place.column + 2)
    }
    return true
  }

  /// A cell is written: the other half of a wide character that it was part of becomes blank.
  private mutating func breakUp(_ index: Int) {
    let row = index / size.columns
    if cells[index].character.isEmpty, index > row * size.columns { cells[index - 1].character = " " }
    if index + 1 < (row + 1) * size.columns, cells[index + 1].character.isEmpty { cells[index + 1].character = " " }
    sixelCells.remove(index)
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  // MARK: Control sequences

  private mutating func control(_ final: UInt8) {
    (last, isPastEnd) = (nil, false)
    let text = String(decoding: buffer, as: UTF8.self)
    let mark = text.first.flatMap { "<=>?".contains($0) ? $0 : nil }
    let numbers = text.drop { "<=>?".contains($0) }.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    func number(_ index: Int, or standard: Int = 1) -> Int {
      numbers.indices.contains(index) && numbers[index] > 0 ? numbers[index] : standard
    }
    switch (mark, Character(Unicode.Scalar(final))) {
    case (nil, "H"):
      cursor = CellPoint(column: min(number(1), size.columns) - 1, row: min(number(0), size.rows) - 1)
    case (nil, "r"):
      let rows = number(0) - 1...min(number(1, or: size.rows), size.rows) - 1
      margins = text.isEmpty ? nil : rows
      cursor = CellPoint(column: 0, row: 0)
    case (nil, "A"): cursor.row = max(0, cursor.row - number(0))
    case (nil, "B"): cursor.row = min(size.rows - 1, cursor.row + number(0))
    case (nil, "C"): cursor.column = min(size.columns - 1, cursor.column + number(0))
    case (nil, "D"): cursor.column = max(0, cursor.column - number(0))
    case (nil, "G"): cursor.column = min(size.columns, number(0)) - 1
    case (nil, "K"): erase(cursor.row * size.columns + cursor.column..<(cursor.row + 1) * size.columns)
    case (nil, "J") where number(0, or: 0) == 2: erase(0..<cells.count)
    case (nil, "J"): erase(cursor.row * size.columns + cursor.column..<cells.count)
    case (nil, "m"): setLook(numbers.isEmpty ? [0] : numbers)
    case ("?", "h"): numbers.forEach { set($0, true) }
    case ("?", "l"): numbers.forEach { set($0, false) }
    case (nil, "h") where text == "8": ordersText = true
    case (nil, "l") where text == "8": ordersText = alwaysOrdersText
    case (nil, "p") where text == "8$": answer("\u{1B}[8;\(alwaysOrdersText ? 3 : ordersText ? 1 : 2)$y")
    case (nil, "c"): answer("\u{1B}[?62;\(hasSixel ? "4;" : "")22c")
    case ("?", "u"): answer("\u{1B}[?0u")
    case (">", "u"): keyboardStack.append(number(0, or: 0))
    case ("<", "u"): keyboardStack.removeLast(min(number(0), keyboardStack.count))
    case (nil, "t"):
      switch number(0) {
      case 16: answer("\u{1B}[6;\(cellHeight);\(cellWidth)t")
      case 22: titles.append(title)
      case 23: title = titles.popLast() ?? ""
      default: unknown.append("CSI \(text)t")
      }
    default: unknown.append("CSI \(text)\(Character(Unicode.Scalar(final)))")
    }
  }

  private mutating func answer(_ text: String) { answers += Array(text.utf8) }

  private mutating func erase(_ range: Range<Int>) {
    guard let first = range.first else { return }
    var blank = Cell()
    blank.look.background = look.background
    if cells[first].character.isEmpty { breakUp(first) }
    for index in range { cells[index] = blank }
    sixelCells.subtract(range)
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    if mode == 1049, isOn != modes.contains(1049) {
      if isOn {
        savedScreen = (cells, cursor)
        cells = Array(repeating: Cell(), count: cells.count)
      } else if let savedScreen, savedScreen.0.count == cells.count {
        (cells, cursor) = savedScreen
      }
      (placements, sixelCells) = ([:], [])
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  private mutating func setLook(_ codes: [Int]) {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0:
        let link = look.link
        look = CellLook()
        look.link = link
      case 1: look.attributes.insert(.bold)
      case 2: look.attributes.insert(.dim)
      case 3: look.attributes.insert(.italic)
      case 4: look.attributes.insert(.underline)
      case 7: look.attributes.insert(.reverse)
      case 9: look.attributes.insert(.strikethrough)
      case 22: look.attributes.subtract([.bold, .dim])
      case 23: look.attributes.remove(.italic)
      case 24: look.attributes.remove(.underline)
      case 27: look.attributes.remove(.reverse)
      case 29: look.attributes.remove(.strikethrough)
      case 30...37: look.foreground = .named(UInt8(code - 30))
      case 40...47: look.background = .named(UInt8(code - 40))
      case 90...97: look.foreground = .named(UInt8(code - 82))
      case 100...107: look.background = .named(UInt8(code - 92))
      case 39: look.foreground = .standard
      case 49: look.background = .standard
      case 38, 48:
        guard codes.popFirst() == 2, codes.count >= 3 else {
          unknown.append("SGR \(code)")
          return
        }
        let parts = (0..<3).map { _ in UInt8(codes.popFirst() ?? 0) }
        let color = CellColor.rgb(red: parts[0], green: parts[1], blue: parts[2])
        if code == 38 { look.foreground = color } else { look.background = color }
      default: unknown.append("SGR \(code)")
      }
    }
  }

  // MARK: Strings

  private mutating func string(_ kind: UInt8) {
    let text = String(decoding: buffer, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "]"):
      if text.hasPrefix("8;;") {
        look.link = text.count > 3 ? String(text.dropFirst(3)) : nil
      } else if text.hasPrefix("2;") {
        title = String(text.dropFirst(2))
      } else if text.hasPrefix("52;c;"), let data = Data(base64Encoded: String(text.dropFirst(5))) {
        clipboard = String(decoding: data, as: UTF8.self)
      } else if text == "11;?" {
        answer("\u{1B}]11;rgb:\(background)\u{1B}\\")
      } else {
        unknown.append("OSC \(text)")
      }
    case UInt8(ascii: "_"): graphics(text)
    case UInt8(ascii: "P"): sixel(text)
    default: unknown.append("string \(kind)")
    }
  }

  private mutating func sixel(_ text: String) {
    guard let raster = text.split(separator: "\"").dropFirst().first else { return unknown.append("sixel") }
    let numbers = raster.split { !$0.isNumber && $0 != ";" }.first?.split(separator: ";").compactMap { Int($0) } ?? []
    guard numbers.count == 4 else { return unknown.append("sixel size") }
    let columns = (numbers[2] + cellWidth - 1) / cellWidth
    let rows = (numbers[3] + cellHeight - 1) / cellHeight
    for row in cursor.row..<min(size.rows, cursor.row + rows) {
      for column in cursor.column..<min(size.columns, cursor.column + columns) {
        sixelCells.insert(row * size.columns + column)
      }
    }
    if cursor.row + rows > size.rows { scrolledRows += cursor.row + rows - size.rows }
    cursor.row = min(size.rows - 1, cursor.row + rows)
  }

  private mutating func graphics(_ text: String) {
    guard text.first == "G" else { return unknown.append("APC") }
    let parts = text.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var keys: [Substring: Substring] = [:]
    for pair in parts[0].split(separator: ",") {
      let sides = pair.split(separator: "=")
      if sides.count == 2 { keys[sides[0]] = sides[1] }
    }
    func number(_ key: Substring) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
    let payload = parts.count > 1 ? parts[1].utf8.count : 0
    switch keys["a"] {
    case "q": if hasKittyGraphics { answer("\u{1B}_Gi=\(number("i"));OK\u{1B}\\") }
    case "t", nil:
      if keys["a"] != nil { pendingImage = (number("i"), number("s"), number("v"), 0) }
      pendingImage?.bytes += payload
      if number("m") == 0, let image = pendingImage {
        images[image.number] = (image.width, image.height, image.bytes)
        pendingImage = nil
      }
    case "p":
      guard images[number("i")] != nil else { return unknown.append("no image \(number("i"))") }
      placements[number("p")] = ShownPicture(
        image: number("i"),
        area: CellRect(origin: cursor, size: CellSize(columns: number("c"), rows: number("r"))),
        source: [number("x"), number("y"), number("w"), number("h")])
    case "d":
      switch keys["d"] {
      case "A": (images, placements) = ([:], [:])
      case "i": placements[number("p")] = nil
      case "I":
        images[number("i")] = nil
        placements = placements.filter { $0.value.image != number("i") }
      default: unknown.append("delete \(text)")
      }
    default: unknown.append("graphics \(text.prefix(40))")
    }
  }
}
