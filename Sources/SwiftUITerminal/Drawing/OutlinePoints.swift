import SwiftUIElements

/// A drawn outline as lines of points, on a grid of `columns` × `rows` dots.
struct OutlinePoints {
  /// One line for each subpath; a closed one ends where it began.
  private(set) var lines: [[Point]] = []

  /// Reads the commands that SwiftUICore writes (`M`, `L`, `Q`, `C`, `Z` with absolute places) in a box of `size`.
  init(_ commands: String, of size: Size, columns: Int, rows: Int) {
    let (width, height) = (max(size.width, 1e-6), max(size.height, 1e-6))
    func dot(_ x: Double, _ y: Double) -> Point {
      Point(x: Self.bounded(x / width) * Double(columns), y: Self.bounded(y / height) * Double(rows))
    }
    for command in Self.commands(commands) {
      let numbers = command.numbers
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { dot(numbers[$0], numbers[$0 + 1]) }
      switch (command.letter, points.count) {
      case ("M", 1): lines.append(points)
      case ("L", 1): append(points[0])
      case ("Q", 2): curve { start, part in Self.quad(start, points[0], points[1], part) }
      case ("C", 3): curve { start, part in Self.cubic(start, points[0], points[1], points[2], part) }
      case ("Z", _): if let first = lines.last?.first { append(first) }
      default: break
      }
    }
  }

  private mutating func append(_ point: Point) {
    if lines.isEmpty { lines.append([]) }
    lines[lines.count - 1].append(point)
  }

  private mutating func curve(_ place: (Point, Double) -> Point) {
    guard let start = lines.last?.last else { return }
    for step in 1...12 { append(place(start, Double(step) / 12)) }
  }

  private static func quad(_ a: Point, _ b: Point, _ c: Point, _ t: Double) -> Point {
    mix(mix(a, b, t), mix(b, c, t), t)
  }

  private static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    mix(quad(a, b, c, t), quad(b, c, d, t), t)
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// What lies far outside is seen as little as what lies just outside.
  private static func bounded(_ part: Double) -> Double { part.isFinite ? min(max(part, -100), 100) : 0 }

  private static func commands(_ text: String) -> [(letter: Character, numbers: [Double])] {
    var found: [(letter: Character, numbers: [Double])] = []
    var rest = text[...]
    while let letter = rest.first {
      let end = rest.dropFirst().firstIndex { "MLQCZ".contains($0) } ?? rest.endIndex
      let numbers = rest[..<end].dropFirst().split(separator: " ").compactMap { Double($0) }
      found.append((letter, numbers))
      rest = rest[end...]
    }
    return found
  }

  /// The part of the lines between two fractions of their length.
  func trimmed(to part: ClosedRange<Double>) -> OutlinePoints {
    guard part.lowerBound > 0 || part.upperBound < 1 else { return self }
    func length(_ a: Point, _ b: Point) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    let whole = lines.reduce(0) { sum, line in zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) } }
    let (from, to) = (part.lowerBound * whole, part.upperBound * whole)
    var (result, passed) = (self, 0.0)
    result.lines = []
    for line in lines {
      var kept: [Point] = []
      for (a, b) in zip(line, line.dropFirst()) {
        let long = length(a, b)
        let (start, end) = (max(from - passed, 0), min(to - passed, long))
        passed += long
        guard long > 0, start < end else { continue }
        if kept.isEmpty { kept.append(Self.mix(a, b, start / long)) }
        kept.append(Self.mix(a, b, end / long))
      }
      if kept.count > 1 { result.lines.append(kept) }
    }
    return result
  }
}
