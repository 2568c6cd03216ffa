import Foundation

/// A part of an outline without a gap, as straight lines.
struct StraightRun {
  var points: [CGPoint]
  var isClosed: Bool
}

extension CGPath {
  /// The outline as runs of straight lines; curves in 16 pieces.
  final func straightRuns() -> [StraightRun] {
    var runs: [StraightRun] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if points.count > 1 { runs.append(StraightRun(points: points, isClosed: closed)) }
      points = closed ? Array(points.prefix(1)) : []
    }
    func curve(_ point: (_ t: CGFloat, _ rest: CGFloat) -> CGPoint) {
      for step in 1...16 { points.append(point(CGFloat(step) / 16, 1 - CGFloat(step) / 16)) }
    }
    func mix(_ parts: (CGFloat, CGPoint)...) -> CGPoint {
      parts.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
    }
    for piece in pieces {
      let start = points.last ?? .zero
      switch piece {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quad(let end, let control): curve { t, u in mix((u * u, start), (2 * u * t, control), (t * t, end)) }
      case .curve(let end, let first, let second):
        curve { t, u in mix((u * u * u, start), (3 * u * u * t, first), (3 * u * t * t, second), (t * t * t, end)) }
      case .close: finish(closed: true)
      }
    }
    finish(closed: false)
    return runs
  }

  /// Whether a point is within what would be filled.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    var (winding, crossings) = (0, 0)
    for run in CGPath(pieces: pieces.map { $0.mapped { $0.applying(transform) } }).straightRuns() {
      for (start, end) in zip(run.points.suffix(1) + run.points, run.points) {
        guard (start.y > point.y) != (end.y > point.y) else { continue }
        guard start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x) > point.x else { continue }
        crossings += 1
        winding += end.y > start.y ? 1 : -1
      }
    }
    return rule == .evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// The outline of a line of a width along the path. Corners are round; ends are cut.
  final func outline(ofWidth width: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let half = max(width, 0.1) / 2
    for run in straightRuns() {
      let ends = run.points.dropFirst() + (run.isClosed ? run.points.prefix(1) : [])
      for (a, b) in zip(run.points, ends) {
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { continue }
        let (dx, dy) = ((b.x - a.x) / length * half, (b.y - a.y) / length * half)
        path.addLines(between: [
          CGPoint(x: a.x + dy, y: a.y - dx), CGPoint(x: b.x + dy, y: b.y - dx), CGPoint(x: b.x - dy, y: b.y + dx),
          CGPoint(x: a.x - dy, y: a.y + dx),
        ])
        path.closeSubpath()
      }
      for corner in run.isClosed ? run.points : Array(run.points.dropFirst().dropLast()) {
        path.addEllipse(in: CGRect(x: corner.x - half, y: corner.y - half, width: 2 * half, height: 2 * half))
      }
    }
    return path
  }
}
