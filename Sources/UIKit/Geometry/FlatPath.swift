import Foundation

/// A path as runs of short straight pieces, for what can only be worked out piece by piece. Curves are cut into 24 pieces.
package struct FlatPath {
  /// A part of the path without a gap.
  package struct Run {
    package var points: [CGPoint]
    package var isClosed: Bool

    /// The points at the ends of the pieces, those of the closing one included.
    var corners: [CGPoint] {
      guard isClosed, let first = points.first, first != points.last else { return points }
      return points + [first]
    }

    /// The ends of each piece, in order.
    var segments: Zip2Sequence<[CGPoint], ArraySlice<CGPoint>> { zip(corners, corners.dropFirst()) }
  }

  private static let piecesOfCurves = 24

  package private(set) var runs: [Run] = []

  package init(_ path: CGPath) {
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if points.count > 1 || closed && !points.isEmpty { runs.append(Run(points: points, isClosed: closed)) }
      points = closed ? Array(points.prefix(1)) : []
    }
    func curve(_ parts: (_ t: CGFloat, _ rest: CGFloat, _ start: CGPoint) -> [(CGFloat, CGPoint)]) {
      guard let start = points.last else { return }
      for step in 1...Self.piecesOfCurves {
        let t = CGFloat(step) / CGFloat(Self.piecesOfCurves)
        points.append(
          parts(t, 1 - t, start).reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) })
      }
    }
    for piece in path.pieces {
      switch piece {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quad(let end, let control): curve { t, u, start in [(u * u, start), (2 * u * t, control), (t * t, end)] }
      case .curve(let end, let first, let second):
        curve { t, u, start in
          [(u * u * u, start), (3 * u * u * t, first), (3 * u * t * t, second), (t * t * t, end)]
        }
      case .close: finish(closed: true)
      }
    }
    finish(closed: false)
  }

  private static func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }

  private var length: CGFloat { runs.lazy.flatMap(\.segments).reduce(0) { $0 + Self.length($1.0, $1.1) } }

  /// The part between two fractions of the whole length.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let whole = length
    let (first, last) = (start * whole, end * whole)
    let path = CGMutablePath()
    var passed: CGFloat = 0
    for run in runs {
      var isDrawing = false
      for (a, b) in run.segments {
        let length = Self.length(a, b)
        defer { passed += length }
        guard length > 0, passed + length > first, passed < last else { continue }
        func point(_ distance: CGFloat) -> CGPoint {
          let t = min(max((distance - passed) / length, 0), 1)
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !isDrawing { path.move(to: point(first)) }
        isDrawing = true
        path.addLine(to: point(last))
      }
    }
    return path
  }

  /// Whether a point is within what would be filled.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    var (winding, crossings) = (0, 0)
    for run in runs {
      guard var start = run.points.last else { continue }
      for end in run.points {
        defer { start = end }
        guard (start.y > point.y) != (end.y > point.y) else { continue }
        guard start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) > point.x else { continue }
        crossings += 1
        winding += end.y > start.y ? 1 : -1
      }
    }
    return rule == .evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// The outline of a line along the path, to be filled by the winding rule: a rectangle for each piece and what fills each corner, all
  /// wound alike.
  /// - Parameters:
  ///   - miterLimit: how many half widths a sharp corner may reach.
  ///   - dash: lengths of lines and gaps in turn; none for a line without gaps.
  package func outline(
    width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .round, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    phase: CGFloat = 0
  ) -> CGPath {
    let half = width / 2
    let path = CGMutablePath()
    for run in dashed(dash, phase: phase) {
      let segments = run.segments.filter { Self.length($0.0, $0.1) > 0 }
      for (place, (first, second)) in segments.enumerated() {
        let scale = half / Self.length(first, second)
        let (dx, dy) = ((second.x - first.x) * scale, (second.y - first.y) * scale)
        let isSquare = cap == .square && !run.isClosed
        let (before, after): (CGFloat, CGFloat) = (
          isSquare && place == 0 ? 1 : 0, isSquare && place == segments.count - 1 ? 1 : 0
        )
        let a = CGPoint(x: first.x - dx * before, y: first.y - dy * before)
        let b = CGPoint(x: second.x + dx * after, y: second.y + dy * after)
        path.addLines(between: [
          CGPoint(x: a.x + dy, y: a.y - dx), CGPoint(x: b.x + dy, y: b.y - dx), CGPoint(x: b.x - dy, y: b.y + dx),
          CGPoint(x: a.x - dy, y: a.y + dx),
        ])
        path.closeSubpath()
      }
      func addCircle(_ middle: CGPoint) {
        path.addEllipse(in: CGRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half))
      }
      if cap == .round, !run.isClosed { for end in [run.points.first, run.points.last] { end.map(addCircle) } }
      let turns = zip(segments, segments.dropFirst() + (run.isClosed ? segments.prefix(1) : []))
      for ((a, b), (_, c)) in turns {
        if join == .round { addCircle(b) } else { path.addCorner(from: a, b, to: c, half, join, miterLimit) }
      }
    }
    return path
  }

  private func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Run] {
    let pattern = dash.filter { $0 > 0 }
    let whole = length
    // A pattern far finer than the path would make pieces without bound.
    guard !pattern.isEmpty, whole > 0, whole / pattern.reduce(0, +) < 2000 else { return runs }
    var result: [Run] = []
    var (place, index) = (-phase, 0)
    while place < whole {
      let length = pattern[index % pattern.count]
      if index.isMultiple(of: 2), place + length > 0 {
        result += FlatPath(part(from: max(place, 0) / whole, to: min(place + length, whole) / whole)).runs
      }
      place += length
      index += 1
    }
    return result
  }
}

extension CGPath {
  /// Whether a point is within what would be filled.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    FlatPath(CGPath(pieces: pieces.map { $0.mapped { $0.applying(transform) } })).contains(point, using: rule)
  }
}

extension CGMutablePath {
  /// Fills the outer side of a corner of a line, cut or, where it reaches no further than `limit` half widths, sharp.
  fileprivate func addCorner(
    from a: CGPoint, _ b: CGPoint, to c: CGPoint, _ half: CGFloat, _ join: CGLineJoin, _ limit: CGFloat
  ) {
    let (one, two) = (hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y))
    let (first, second) = (
      CGPoint(x: (b.x - a.x) / one, y: (b.y - a.y) / one), CGPoint(x: (c.x - b.x) / two, y: (c.y - b.y) / two)
    )
    let turn = first.x * second.y - first.y * second.x
    let along = first.x * second.x + first.y * second.y
    let side = turn > 0 ? half : -half
    let (start, end) = (
      CGPoint(x: first.y * side, y: -first.x * side), CGPoint(x: second.y * side, y: -second.x * side)
    )
    var points = [CGPoint.zero, start, end]
    // The tip is as far as the square root of 2 / (1 + cos) of half widths.
    if join == .miter, along > -1, 2 / (1 + along) <= limit * limit {
      points.insert(CGPoint(x: (start.x + end.x) / (1 + along), y: (start.y + end.y) / (1 + along)), at: 2)
    }
    // Wound as the pieces are.
    if turn < 0 { points.reverse() }
    addLines(between: points.map { CGPoint(x: b.x + $0.x, y: b.y + $0.y) })
    closeSubpath()
  }
}
