import Foundation
import UIKit

extension Path {
  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if start == 0, end == 1 { return self }
    guard end > start else { return Path() }
    return Path(FlatPath(cgPath).part(from: start, to: end))
  }

  /// The outline of a line drawn along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(
      FlatPath(cgPath).outline(
        width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
        dash: style.dash, phase: style.dashPhase))
  }

  /// Whether a point is within what would be filled.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }
}
