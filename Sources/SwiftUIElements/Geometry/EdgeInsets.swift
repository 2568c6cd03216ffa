import Foundation

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// A distance for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// `length` on `edges`, nothing elsewhere.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  package var insets: Insets { Insets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
