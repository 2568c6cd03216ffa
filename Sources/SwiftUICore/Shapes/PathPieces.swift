import Foundation
import UIKit

extension Path {
  /// A rectangle, transformed.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) { addPath(Path(rect).applying(transform)) }
  /// Rectangles, each a piece of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Lines from the first point through the others, transformed.
  public mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) {
    addPath(Path { $0.addLines(lines) }.applying(transform))
  }
  /// An ellipse, transformed.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect).applying(transform))
  }
  /// The pieces of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }
  /// Begins at a point, transformed.
  public mutating func move(to end: CGPoint, transform: CGAffineTransform) { move(to: end.applying(transform)) }

  /// A part of a circle that two lines touch: from the current point to `tangent1End`, and on to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    guard let start = currentPoint else { return move(to: corner) }
    func direction(_ point: CGPoint) -> (x: CGFloat, y: CGFloat)? {
      let length = hypot(point.x - corner.x, point.y - corner.y)
      return length > 0 ? ((point.x - corner.x) / length, (point.y - corner.y) / length) : nil
    }
    guard let back = direction(start), let on = direction(end) else { return addLine(to: corner) }
    let angle = acos(min(max(back.x * on.x + back.y * on.y, -1), 1))
    guard angle > 0.0001, angle < .pi - 0.0001 else { return addLine(to: corner) }
    let reach = radius / tan(angle / 2)
    addLine(to: CGPoint(x: corner.x + back.x * reach, y: corner.y + back.y * reach))
    let handle = reach - radius * 4 / 3 * tan((.pi - angle) / 4)
    addCurve(
      to: CGPoint(x: corner.x + on.x * reach, y: corner.y + on.y * reach),
      control1: CGPoint(x: corner.x + back.x * handle, y: corner.y + back.y * handle),
      control2: CGPoint(x: corner.x + on.x * handle, y: corner.y + on.y * handle))
  }

  /// A rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner, at most half the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    func corner(_ x: CGFloat, _ y: CGFloat, to end: CGPoint, _ radius: CGFloat) {
      path.addArc(tangent1End: CGPoint(x: x, y: y), tangent2End: end, radius: min(max(radius, 0), most))
    }
    corner(rect.maxX, rect.minY, to: CGPoint(x: rect.maxX, y: rect.midY), cornerRadii.topTrailing)
    corner(rect.maxX, rect.maxY, to: CGPoint(x: rect.midX, y: rect.maxY), cornerRadii.bottomTrailing)
    corner(rect.minX, rect.maxY, to: CGPoint(x: rect.minX, y: rect.midY), cornerRadii.bottomLeading)
    corner(rect.minX, rect.minY, to: CGPoint(x: rect.midX, y: rect.minY), cornerRadii.topLeading)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// A rectangle with corners of a size, at most half a side, moved by a transform.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
  ) { addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform) }

  /// The pieces of a path of Core Graphics.
  public init(_ path: CGPath) {
    self.init()
    for piece in path.pieces {
      switch piece {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quad(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
      case .close: closeSubpath()
      }
    }
  }

  /// The same pieces as a path of Core Graphics.
  public var cgPath: CGPath {
    let path = CGMutablePath()
    forEach { element in
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second): path.addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
