import Foundation

/// A rectangle whose corners follow those of the container. Hosts take the container as a rectangle: corners are as round as their least.
public nonisolated struct ConcentricRectangle: RoundedRectangularShape, InsettableShape, Hashable {
  public typealias Body = Never

  private let radii: RectangleCornerRadii

  /// Corners that follow the container; drawn as a rectangle.
  public init() { self.init(corners: .concentric) }

  /// Corners of one kind.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners
    )
  }

  /// A kind for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    radii = RectangleCornerRadii(
      topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
      bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
  }

  private var drawn: UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: radii) }

  /// The outline in the rectangle.
  public func path(in rect: CGRect) -> Path { drawn.path(in: rect) }
  public var _outline: _Outline? { drawn._outline }
  /// The shape drawn within its frame, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<ConcentricRectangle> { _InsetOutline(self, by: amount) }
  /// The corners as they are drawn.
  public func corners(in size: CGSize?) -> Corners? { Corners(radii: radii) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of the container.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat
      /// As the container has it; hosts take it as a rectangle.
      public static let concentric = Style(radius: 0)
      /// As the container has it, and at least as round as this, in points.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// As round as this, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// As round as the number, in points.
  public init(floatLiteral value: Double) { radius = value }
  /// As round as the number, in points.
  public init(integerLiteral value: Int) { radius = CGFloat(value) }
}

/// A rectangle with round corners.
@MainActor @preconcurrency
public protocol RoundedRectangularShape: Shape {
  typealias Corners = RoundedRectangularShapeCorners
  /// The corners for a size; nil where there are none.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

/// How round the corners of a rectangle are.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  let radii: RectangleCornerRadii
  /// As the container has them; hosts take it as a rectangle.
  public static let concentric = RoundedRectangularShapeCorners(radii: RectangleCornerRadii())
  /// All as round as this, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(
      radii: RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius))
  }
}
