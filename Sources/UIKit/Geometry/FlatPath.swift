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

  /// The outline of a line along the path, to be filled by the winding rule: a rectangle for each piece and a circle for each corner, all
  /// wound alike. Corners are round, whatever is asked for; ends are cut or round.
  /// - Parameter dash: lengths of lines and gaps in turn; none for a line without gaps.
  package func outline(width: CGFloat, cap: CGLineCap = .butt, dash: [CGFloat] = [], phase: CGFloat = 0) -> CGPath {
    let half = width / 2
    let path = CGMutablePath()
    for run in dashed(dash, phase: phase) {
      for (a, b) in run.segments where Self.length(a, b) > 0 {
        let scale = half / Self.length(a, b)
        let (dx, dy) = ((b.x - a.x) * scale, (b.y - a.y) * scale)
        path.addLines(between: [
          CGPoint(x: a.x + dy, y: a.y - dx), CGPoint(x: b.x + dy, y: b.y - dx), CGPoint(x: b.x - dy, y: b.y + dx),
          CGPoint(x: a.x - dy, y: a.y + dx),
        ])
        path.closeSubpath()
      }
      let isWhole = run.isClosed || cap == .round
      for corner in isWhole ? run.points[...] : run.points.dropFirst().dropLast() {
        path.addEllipse(in: CGRect(x: corner.x - half, y: corner.y - half, width: 2 * half, height: 2 * half))
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
