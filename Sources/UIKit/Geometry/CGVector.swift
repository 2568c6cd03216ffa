import Foundation

/// A way in two directions, in points. Foundation has none on Linux.
public struct CGVector: Hashable, Sendable {
  /// Along the horizontal axis, in points.
  public var dx: CGFloat
  /// Along the vertical axis, in points.
  public var dy: CGFloat

  /// No way at all.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// No way at all.
  public init() { self.init(dx: 0, dy: 0) }

  /// A way by both directions, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
