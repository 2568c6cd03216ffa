import Foundation
import UIKit

/// What two areas have in common, or not.
enum PathOperation: Sendable {
  case union, intersection, subtraction, difference

  func keeps(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .difference: first != second
    }
  }
}

/// The outline of what an operation makes of two areas.
///
/// All lines are cut where they meet; a piece belongs to the outline if the result lies on one of its sides alone. What is left is joined
/// end to end. Curves become short lines. The work grows with the square of the number of pieces, so paths beyond some thousands keep
/// their first operand.
struct CombinedPaths {
  private struct Piece {
    var start: CGPoint
    var end: CGPoint
  }

  private struct Corner: Hashable {
    var x: Int
    var y: Int

    init(_ point: CGPoint) {
      x = Int((point.x * CombinedPaths.grain).rounded())
      y = Int((point.y * CombinedPaths.grain).rounded())
    }
  }

  /// Points closer than a part of a point are one.
  private static let grain: CGFloat = 4096
  private static let most = 3000

  let first: FlatPath
  let second: FlatPath
  let rule: CGPathFillRule

  init(_ first: Path, _ second: Path, isEvenOdd: Bool) {
    self.first = FlatPath(first.cgPath)
    self.second = FlatPath(second.cgPath)
    rule = isEvenOdd ? .evenOdd : .winding
  }

  func outline(of operation: PathOperation) -> Path? {
    let pieces = Self.pieces(of: first) + Self.pieces(of: second)
    guard pieces.count <= Self.most else { return nil }
    return Self.joined(Self.cut(pieces).compactMap { side(of: $0, in: operation) })
  }

  /// The pieces of a path's lines within an area, or outside it.
  func lines(inside: Bool) -> Path? {
    let own = Self.pieces(of: first, closing: false)
    let other = Self.pieces(of: second)
    guard own.count + other.count <= Self.most else { return nil }
    var path = Path()
    for piece in Self.cut(own, at: other) where second.contains(Self.middle(piece), using: rule) == inside {
      if path.currentPoint.map({ Corner($0) }) != Corner(piece.start) { path.move(to: piece.start) }
      path.addLine(to: piece.end)
    }
    return path
  }

  /// The piece with the result on its left; nil where it is on both sides or on none.
  private func side(of piece: Piece, in operation: PathOperation) -> Piece? {
    let middle = Self.middle(piece)
    let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return nil }
    let step = 0.001 / length
    let left = CGPoint(x: middle.x - dy * step, y: middle.y + dx * step)
    let right = CGPoint(x: middle.x + dy * step, y: middle.y - dx * step)
    func isKept(_ point: CGPoint) -> Bool {
      operation.keeps(first.contains(point, using: rule), second.contains(point, using: rule))
    }
    let (isLeft, isRight) = (isKept(left), isKept(right))
    guard isLeft != isRight else { return nil }
    return isLeft ? piece : Piece(start: piece.end, end: piece.start)
  }

  private static func middle(_ piece: Piece) -> CGPoint {
    CGPoint(x: (piece.start.x + piece.end.x) / 2, y: (piece.start.y + piece.end.y) / 2)
  }

  private static func pieces(of path: FlatPath, closing: Bool = true) -> [Piece] {
    path.runs.flatMap { run -> [Piece] in
      var list = zip(run.points, run.points.dropFirst()).map { Piece(start: $0, end: $1) }
      if closing || run.isClosed, let first = run.points.first, let last = run.points.last {
        list.append(Piece(start: last, end: first))
      }
      return list.filter { $0.start.isFinite && $0.end.isFinite && Corner($0.start) != Corner($0.end) }
    }
  }

  /// The pieces, cut where they meet each other; each place once.
  private static func cut(_ pieces: [Piece]) -> [Piece] {
    struct Place: Hashable {
      var low: Corner
      var high: Corner
    }
    var seen: Set<Place> = []
    return cut(pieces, at: pieces).filter { piece in
      let (a, b) = (Corner(piece.start), Corner(piece.end))
      let ordered = (a.x, a.y) < (b.x, b.y)
      return seen.insert(Place(low: ordered ? a : b, high: ordered ? b : a)).inserted
    }
  }

  private static func cut(_ pieces: [Piece], at others: [Piece]) -> [Piece] {
    pieces.flatMap { piece -> [Piece] in
      var fractions: [CGFloat] = [0, 1]
      for other in others { fractions += meetings(of: piece, with: other) }
      fractions.sort()
      let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
      let points = fractions.map { CGPoint(x: piece.start.x + dx * $0, y: piece.start.y + dy * $0) }
      return zip(points, points.dropFirst()).map { Piece(start: $0, end: $1) }
        .filter { Corner($0.start) != Corner($0.end) }
    }
  }

  /// Where on a piece another one crosses or touches it, as fractions of its length.
  private static func meetings(of piece: Piece, with other: Piece) -> [CGFloat] {
    let (a, b) = (piece, other)
    if max(a.start.x, a.end.x) < min(b.start.x, b.end.x) || max(b.start.x, b.end.x) < min(a.start.x, a.end.x)
      || max(a.start.y, a.end.y) < min(b.start.y, b.end.y) || max(b.start.y, b.end.y) < min(a.start.y, a.end.y)
    {
      return []
    }
    let (ax, ay) = (a.end.x - a.start.x, a.end.y - a.start.y)
    let (bx, by) = (b.end.x - b.start.x, b.end.y - b.start.y)
    let (cx, cy) = (b.start.x - a.start.x, b.start.y - a.start.y)
    let (length, cross) = (ax * ax + ay * ay, ax * by - ay * bx)
    if abs(cross) <= 1e-9 * (length + bx * bx + by * by) {
      // Along each other: the ends of the other one, if they lie on this one's line.
      guard abs(cx * ay - cy * ax) <= 1e-6 * length.squareRoot() * max(1, length.squareRoot()) else { return [] }
      return [(cx * ax + cy * ay) / length, ((cx + bx) * ax + (cy + by) * ay) / length].filter { $0 > 0 && $0 < 1 }
    }
    let (t, u) = ((cx * by - cy * bx) / cross, (cx * ay - cy * ax) / cross)
    return t > 0 && t < 1 && u >= -1e-9 && u <= 1 + 1e-9 ? [t] : []
  }

  private static func joined(_ pieces: [Piece]) -> Path {
    var starting = Dictionary(grouping: pieces.indices, by: { Corner(pieces[$0].start) })
    var isUsed = Array(repeating: false, count: pieces.count)
    var path = Path()
    for index in pieces.indices where !isUsed[index] {
      path.move(to: pieces[index].start)
      var next: Int? = index
      while let current = next {
        isUsed[current] = true
        path.addLine(to: pieces[current].end)
        let corner = Corner(pieces[current].end)
        next = nil
        while let candidate = starting[corner]?.popLast() {
          if !isUsed[candidate] {
            next = candidate
            break
          }
        }
      }
      path.closeSubpath()
    }
    return path
  }
}

extension CGPoint {
  /// Near enough to be drawn and counted.
  fileprivate var isFinite: Bool { abs(x) < 1e9 && abs(y) < 1e9 }
}

extension Path {
  private func combined(_ other: Path, _ operation: PathOperation, _ isEvenOdd: Bool) -> Path {
    CombinedPaths(self, other, isEvenOdd: isEvenOdd).outline(of: operation) ?? self
  }

  /// The area of either path. Curves become short lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }
  /// The area that both paths have in common.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .intersection, eoFill) }
  /// The area of this path without that of the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .subtraction, eoFill) }
  /// The area of one path or the other, but not of both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .difference, eoFill) }
  /// The parts of this path's lines within the area of the other one.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    CombinedPaths(self, other, isEvenOdd: eoFill).lines(inside: true) ?? self
  }
  /// The parts of this path's lines outside the area of the other one.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    CombinedPaths(self, other, isEvenOdd: eoFill).lines(inside: false) ?? self
  }
  /// The same area with lines that do not cross.
  public func normalized(eoFill: Bool = false) -> Path { combined(Path(), .union, eoFill) }
}
