import UIKit

extension Path {
  /// The path with each of its points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return mapPoints { $0.applying(transform) }
  }

  /// The path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

extension Path {
  /// A piece of a path.
  public enum Element: Equatable, Sendable {
    /// A new beginning.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the beginning.
    case closeSubpath
  }

  /// Calls `body` with each piece, in order.
  public func forEach(_ body: (Element) -> Void) {
    for step in steps {
      switch step {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quad(let point, let control): body(.quadCurve(to: point, control: control))
      case .curve(let first, let second, let point): body(.curve(to: point, control1: first, control2: second))
      case .close: body(.closeSubpath)
      }
    }
  }
}
