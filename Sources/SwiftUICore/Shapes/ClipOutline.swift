import Foundation
import SwiftUIElements

extension Shape {
  /// The outline that a view is cut to. A shape is not asked again once the size of the view is known, so that a rectangle with corners
  /// of some points is told from shapes that grow with their frame.
  nonisolated var clipOutline: Outline {
    if let known = _outline { return known }
    let side = 1000.0
    let large = path(in: CGRect(x: 0, y: 0, width: side, height: side))
    return large.corners(ofSquare: side).map(Outline.unevenRectangle) ?? outline
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
