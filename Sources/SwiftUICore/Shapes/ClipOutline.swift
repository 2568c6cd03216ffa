import Foundation
import SwiftUIElements
import SwiftUILayout

extension Shape {
  /// The outline that a view is cut to. Where its size is not known, a rectangle with corners of some points is told from shapes
  /// that grow with their frame, and what of a shape follows the width and the height from what does not.
  nonisolated func clipOutline(in size: Size?) -> Outline {
    if let known = _outline { return known }
    let side = 1000.0
    if let corners = path(ofWidth: side, height: side).corners(ofSquare: side) { return .unevenRectangle(corners) }
    return size == nil ? .elastic(elasticPoints) : outline(in: size)
  }

  /// The outline's points by what they do as the frame grows. What follows from width and height together is taken as it is in a
  /// square.
  private nonisolated var elasticPoints: [_ElasticPoint] {
    let side = 200.0
    let square = path(ofWidth: side, height: side).ring
    let wide = path(ofWidth: 2 * side, height: side).ring
    let high = path(ofWidth: side, height: 2 * side).ring
    let isEven = square.count == wide.count && square.count == high.count
    return square.indices.map { index in
      let point = square[index]
      let stretched = _ElasticPoint(xShare: point.x / side, yShare: point.y / side)
      guard isEven, abs(high[index].x - point.x) < 0.01, abs(wide[index].y - point.y) < 0.01 else { return stretched }
      let (across, along) = ((wide[index].x - point.x) / side, (high[index].y - point.y) / side)
      return _ElasticPoint(
        xShare: across, x: point.x - across * side, yShare: along, y: point.y - along * side)
    }
  }

  /// Whether the outline grows with its frame in all its parts, so that one drawing can be stretched.
  nonisolated var scales: Bool {
    let side = 100.0
    let square = path(ofWidth: side, height: side)
    return path(ofWidth: 2 * side, height: side).isNear(square.mapPoints { CGPoint(x: $0.x * 2, y: $0.y) })
      && path(ofWidth: side, height: 2 * side).isNear(square.mapPoints { CGPoint(x: $0.x, y: $0.y * 2) })
  }
}

extension Style {
  /// The size of the view as far as it has been told, where its frame and padding say all of it.
  var fixedSize: Size? {
    guard let width = frame?.width, let height = frame?.height else { return nil }
    let padding = padding ?? Insets()
    return Size(width: width + padding.horizontal, height: height + padding.vertical)
  }
}

extension Path {
  /// Whether both have the same pieces at the same places.
  nonisolated func isNear(_ other: Path) -> Bool {
    guard steps.count == other.steps.count else { return false }
    func near(_ one: CGPoint, _ other: CGPoint) -> Bool { abs(one.x - other.x) < 0.05 && abs(one.y - other.y) < 0.05 }
    return zip(steps, other.steps).allSatisfy { pair in
      switch pair {
      case (.move(let one), .move(let two)), (.line(let one), .line(let two)): near(one, two)
      case (.quad(let one, let a), .quad(let two, let b)): near(one, two) && near(a, b)
      case (.curve(let a, let b, let one), .curve(let c, let d, let two)): near(one, two) && near(a, c) && near(b, d)
      case (.close, .close): true
      default: false
      }
    }
  }

  /// Points around all pieces in turn, each closed, with the way back to the first after each.
  nonisolated var ring: [CGPoint] {
    var points: [CGPoint] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func finish() {
      guard let first = points.first else { return }
      if points.last != start { points.append(start) }
      if start != first { points.append(first) }
    }
    func add(_ count: Int, _ place: (Double) -> CGPoint) {
      for part in 1...count { points.append(place(Double(part) / Double(count))) }
    }
    for step in steps {
      switch step {
      case .move(let end):
        finish()
        points.append(end)
        (start, here) = (end, end)
      case .line(let end):
        points.append(end)
        here = end
      case .quad(let end, let control):
        let from = here
        add(12) { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
            y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
        }
        here = end
      case .curve(let first, let second, let end):
        let from = here
        add(12) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * first.x + c * second.x + d * end.x,
            y: a * from.y + b * first.y + c * second.y + d * end.y)
        }
        here = end
      case .close: here = start
      }
    }
    return points
  }
}

extension Path {
  /// The radii of the corners where the path goes around a square once and leaves its sides for nothing but round corners.
  nonisolated func corners(ofSquare side: Double) -> _Corners? {
    var (ends, beginnings, curves): ([CGPoint], Int, Int) = ([], 0, 0)
    forEach { element in
      switch element {
      case .move(let end):
        beginnings += 1
        ends.append(end)
      case .line(let end): ends.append(end)
      case .quadCurve(let end, _), .curve(let end, _, _):
        curves += 1
        ends.append(end)
      case .closeSubpath: break
      }
    }
    func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.5 }
    let top = ends.filter { isNear($0.y, 0) }.map { Double($0.x) }
    let bottom = ends.filter { isNear($0.y, side) }.map { Double($0.x) }
    let left = ends.filter { isNear($0.x, 0) }.map { Double($0.y) }
    let right = ends.filter { isNear($0.x, side) }.map { Double($0.y) }
    guard beginnings == 1,
      ends.allSatisfy({ isNear($0.x, 0) || isNear($0.x, side) || isNear($0.y, 0) || isNear($0.y, side) }),
      let topStart = top.min(), let topEnd = top.max(), let bottomStart = bottom.min(), let bottomEnd = bottom.max(),
      let leftStart = left.min(), let leftEnd = left.max(), let rightStart = right.min(), let rightEnd = right.max(),
      isNear(topStart, leftStart), isNear(side - topEnd, rightStart), isNear(bottomStart, side - leftEnd),
      isNear(side - bottomEnd, side - rightEnd)
    else { return nil }
    let radii = [topStart, side - topEnd, bottomStart, side - bottomEnd].map { max(0, $0) }
    // Lines across the corners are no arcs; halves of the sides are those of an ellipse.
    guard curves >= radii.count(where: { $0 > 0.5 }), radii.allSatisfy({ $0 < side / 2 - 1 }) else { return nil }
    return _Corners(topLeading: radii[0], topTrailing: radii[1], bottomLeading: radii[2], bottomTrailing: radii[3])
  }
}
