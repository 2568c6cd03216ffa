import Foundation

/// How much of each pixel of a picture an outline covers, from 0 to 1: five lines a pixel, exact along each of them.
struct Coverage {
  private struct Edge {
    var top: CGPoint
    var bottom: CGPoint
    var turn: Int
  }

  private static let lines = 5

  let width: Int
  let height: Int
  private let edges: [Edge]
  private let isEvenOdd: Bool

  /// - Parameter path: in pixels.
  init(_ path: CGPath, width: Int, height: Int, isEvenOdd: Bool) {
    self.width = width
    self.height = height
    self.isEvenOdd = isEvenOdd
    edges = FlatPath(path).runs.flatMap { run -> [Edge] in
      zip(run.points.suffix(1) + run.points, run.points).compactMap { start, end in
        guard start.y != end.y, [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 1e7 }) else { return nil }
        return start.y < end.y
          ? Edge(top: start, bottom: end, turn: 1) : Edge(top: end, bottom: start, turn: -1)
      }
    }
  }

  /// Calls `body` with each row that the outline touches and its coverage, from the left to the right edge of the picture.
  func forEachRow(_ body: (_ y: Int, _ row: [Float]) -> Void) {
    guard let top = edges.map(\.top.y).min(), let bottom = edges.map(\.bottom.y).max() else { return }
    let (first, last) = (max(Int(top.rounded(.down)), 0), min(Int(bottom.rounded(.up)), height))
    guard first < last else { return }
    for y in first..<last {
      var row = [Float](repeating: 0, count: width)
      for line in 0..<Self.lines { add(lineAt: CGFloat(y) + (CGFloat(line) + 0.5) / CGFloat(Self.lines), to: &row) }
      body(y, row)
    }
  }

  private func add(lineAt y: CGFloat, to row: inout [Float]) {
    var crossings: [(x: CGFloat, turn: Int)] = []
    for edge in edges where edge.top.y <= y && y < edge.bottom.y {
      let share = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
      crossings.append((edge.top.x + (edge.bottom.x - edge.top.x) * share, edge.turn))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += isEvenOdd ? 1 : crossing.turn
      let isInside = isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
      if isInside { add(from: crossing.x, to: next.x, &row) }
    }
  }

  private func add(from start: CGFloat, to end: CGFloat, _ row: inout [Float]) {
    let (start, end) = (max(start, 0), min(end, CGFloat(width)))
    guard start < end else { return }
    let weight = 1 / Float(Self.lines)
    for x in Int(start)..<min(Int(end.rounded(.up)), width) {
      row[x] += weight * Float(min(end, CGFloat(x + 1)) - max(start, CGFloat(x)))
    }
  }
}
