import Foundation

/// A path as runs of short straight pieces, for what can only be worked out piece by piece.
struct FlatPath {
  /// Points of each run, and whether it closes.
  private(set) var runs: [(points: [CGPoint], isClosed: Bool)] = []

  /// - Parameter pieces: how many straight pieces stand for a curve.
  init(_ path: Path, pieces: Int = 24) {
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if points.count > 1 || closed { runs.append((points, closed)) }
      points = []
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadCurve(let end, let control):
        guard let start = points.last else { return }
        for step in 1...pieces {
          let t = CGFloat(step) / CGFloat(pieces)
          points.append(
            CGPoint(
              x: (1 - t) * (1 - t) * start.x + 2 * (1 - t) * t * control.x + t * t * end.x,
              y: (1 - t) * (1 - t) * start.y + 2 * (1 - t) * t * control.y + t * t * end.y))
        }
      case .curve(let end, let first, let second):
        guard let start = points.last else { return }
        for step in 1...pieces {
          let t = CGFloat(step) / CGFloat(pieces)
          let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
          points.append(
            CGPoint(
              x: a * start.x + b * first.x + c * second.x + d * end.x,
              y: a * start.y + b * first.y + c * second.y + d * end.y))
        }
      case .closeSubpath:
        let first = points.first
        finish(closed: true)
        if let first { points = [first] }
      }
    }
    finish(closed: false)
  }

  /// The pieces in order, closing ones included.
  private var segments: [[(CGPoint, CGPoint)]] {
    runs.map { run in
      var list = zip(run.points, run.points.dropFirst()).map { ($0, $1) }
      if run.isClosed, let first = run.points.first, let last = run.points.last, first != last {
        list.append((last, first))
      }
      return list
    }
  }

  private static func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }

  /// The part between two fractions of the whole length.
  func part(from start: CGFloat, to end: CGFloat) -> Path {
    let runs = segments
    let whole = runs.joined().reduce(0) { $0 + Self.length($1.0, $1.1) }
    let (first, last) = (start * whole, end * whole)
    var path = Path()
    var passed: CGFloat = 0
    for run in runs {
      var isDrawing = false
      for (a, b) in run {
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

  /// How often the outline goes round a point, and how many of its pieces a ray from there crosses.
  func turns(around point: CGPoint) -> (winding: Int, crossings: Int) {
    var (winding, crossings) = (0, 0)
    for run in runs {
      guard var previous = run.points.last else { continue }
      for next in run.points {
        defer { previous = next }
        guard (previous.y > point.y) != (next.y > point.y) else { continue }
        let x = previous.x + (point.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += next.y > previous.y ? 1 : -1
      }
    }
    return (winding, crossings)
  }

  /// The outline of a line drawn along the path.
  func outline(of style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    var path = Path()
    for run in dashed(style) {
      for (a, b) in run where Self.length(a, b) > 0 {
        let scale = half / Self.length(a, b)
        let (dx, dy) = ((b.x - a.x) * scale, (b.y - a.y) * scale)
        path.addLines([
          CGPoint(x: a.x - dy, y: a.y + dx), CGPoint(x: b.x - dy, y: b.y + dx), CGPoint(x: b.x + dy, y: b.y - dx),
          CGPoint(x: a.x + dy, y: a.y - dx),
        ])
        path.closeSubpath()
      }
      // Corners are rounded, whatever their style; so are ends that ask for it.
      let corners = style.lineCap == .round ? run.map(\.0) + run.suffix(1).map(\.1) : run.dropFirst().map(\.0)
      for corner in corners {
        path.addEllipse(in: CGRect(x: corner.x - half, y: corner.y - half, width: 2 * half, height: 2 * half))
      }
    }
    return path
  }

  private func dashed(_ style: StrokeStyle) -> [[(CGPoint, CGPoint)]] {
    let pattern = style.dash.filter { $0 > 0 }
    guard !pattern.isEmpty else { return segments }
    let whole = segments.joined().reduce(0) { $0 + Self.length($1.0, $1.1) }
    // A pattern far finer than the path would make pieces without bound.
    guard whole > 0, whole / pattern.reduce(0, +) < 2000 else { return segments }
    var result: [[(CGPoint, CGPoint)]] = []
    var (place, index) = (-style.dashPhase, 0)
    while place < whole {
      let length = pattern[index % pattern.count]
      if index.isMultiple(of: 2), place + length > 0 {
        let dash = FlatPath(part(from: max(place, 0) / whole, to: min(place + length, whole) / whole))
        result += dash.segments
      }
      place += length
      index += 1
    }
    return result
  }
}

extension Path {
  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if start == 0, end == 1 { return self }
    guard end > start else { return Path() }
    return FlatPath(self).part(from: start, to: end)
  }

  /// The outline of a line drawn along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path { FlatPath(self).outline(of: style) }

  /// Whether a point is within what would be filled.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let turns = FlatPath(self).turns(around: p)
    return eoFill ? !turns.crossings.isMultiple(of: 2) : turns.winding != 0
  }
}
