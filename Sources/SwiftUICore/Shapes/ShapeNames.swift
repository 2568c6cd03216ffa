import Foundation

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }

  /// A rectangle with a radius for each corner, as a value.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

/// Any shape, its type forgotten.
public nonisolated struct AnyShape: Shape {
  private let known: _Outline?
  private let draw: @Sendable (CGRect) -> Path

  /// A shape of whatever kind; it is not animated any more.
  public init<S: Shape>(_ shape: S) {
    known = shape._outline
    draw = { shape.path(in: $0) }
  }

  public var _outline: _Outline? { known }
  /// The outline of the shape in the rectangle.
  public func path(in rect: CGRect) -> Path { draw(rect) }
}
