import SwiftUIElements

/// The dots of an outline: two across and four down in each cell, as braille letters have them.
struct OutlineDots {
  let columns: Int
  let rows: Int
  private var dots: [Bool]

  /// - Parameters:
  ///   - columns: the cells across.
  ///   - rows: the cells down.
  init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    dots = Array(repeating: false, count: self.columns * 2 * self.rows * 4)
  }

  private var across: Int { columns * 2 }
  private var down: Int { rows * 4 }

  // MARK: Drawing

  /// Sets the dots whose middles lie within the lines.
  mutating func fill(_ outline: OutlinePoints, isEvenOdd: Bool) {
    for row in 0..<down {
      let y = Double(row) + 0.5
      var crossings: [(x: Double, turn: Int)] = []
      for line in outline.lines where line.count > 1 {
        for (a, b) in zip(line, line.dropFirst() + [line[0]]) where (a.y <= y) != (b.y <= y) {
          crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
        }
      }
      crossings.sort { $0.x < $1.x }
      var turns = 0
      for (here, next) in zip(crossings, crossings.dropFirst()) {
        turns += isEvenOdd ? 1 : here.turn
        guard isEvenOdd ? turns % 2 != 0 : turns != 0 else { continue }
        let first = max(Int((here.x - 0.5).rounded(.up)), 0)
        let last = min(Int((next.x - 0.5).rounded(.up)), across)
        if first < last { for column in first..<last { dots[row * across + column] = true } }
      }
    }
  }

  /// Sets the dots on the lines, which are `width` dots wide, at least one.
  mutating func stroke(_ outline: OutlinePoints, width: Double) {
    let reach = width.isFinite ? min(max(width / 2, 0.5), 10_000) : 0.5
    for line in outline.lines {
      if line.count == 1 { mark(line[0], line[0], reach) }
      for (a, b) in zip(line, line.dropFirst()) { mark(a, b, reach) }
    }
  }

  private mutating func mark(_ a: Point, _ b: Point, _ reach: Double) {
    func range(_ one: Double, _ other: Double, _ count: Int) -> Range<Int> {
      let low = max(Int((min(one, other) - reach).rounded(.down)), 0)
      let high = min(Int((max(one, other) + reach).rounded(.up)), count)
      return low..<max(low, high)
    }
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    for row in range(a.y, b.y, down) {
      for column in range(a.x, b.x, across) {
        let (x, y) = (Double(column) + 0.5 - a.x, Double(row) + 0.5 - a.y)
        let part = square > 0 ? min(max((x * dx + y * dy) / square, 0), 1) : 0
        let (offX, offY) = (x - part * dx, y - part * dy)
        if offX * offX + offY * offY <= reach * reach + 1e-9 { dots[row * across + column] = true }
      }
    }
  }

  // MARK: Letters

  private func isSet(_ column: Int, _ row: Int, _ x: Int, _ y: Int) -> Bool {
    dots[(row * 4 + y) * across + column * 2 + x]
  }

  /// A braille letter with the dots of a cell; nil where it has none.
  func braille(_ column: Int, _ row: Int) -> Character? {
    let bits: [(Int, Int, UInt32)] = [
      (0, 0, 0x01), (0, 1, 0x02), (0, 2, 0x04), (1, 0, 0x08), (1, 1, 0x10), (1, 2, 0x20), (0, 3, 0x40), (1, 3, 0x80),
    ]
    let sum = bits.reduce(UInt32(0)) { isSet(column, row, $1.0, $1.1) ? $0 | $1.2 : $0 }
    return sum == 0 ? nil : Unicode.Scalar(0x2800 + sum).map(Character.init)
  }

  /// A block of the quarters that are at least half set; nil where none is.
  func block(_ column: Int, _ row: Int) -> Character? {
    let quarters: [(Int, Int)] = [(0, 0), (1, 0), (0, 2), (1, 2)]
    let sum = quarters.enumerated().reduce(0) { sum, quarter in
      let (x, y) = quarter.element
      return isSet(column, row, x, y) || isSet(column, row, x, y + 1) ? sum | 1 << quarter.offset : sum
    }
    return sum == 0 ? nil : Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")[sum]
  }
}
