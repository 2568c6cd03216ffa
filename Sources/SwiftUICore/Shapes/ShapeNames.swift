import Foundation

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }

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

  public init<S: Shape>(_ shape: S) {
    known = shape._outline
    draw = { shape.path(in: $0) }
  }

  public var _outline: _Outline? { known }
  public func path(in rect: CGRect) -> Path { draw(rect) }
}
