import Foundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Hashable {
  public typealias Body = Never
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var _outline: _Outline? { .rectangle }
  public func inset(by amount: CGFloat) -> _InsetOutline<Rectangle> { _InsetOutline(self, by: amount) }
}

/// How corners are rounded; hosts draw both kinds as parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape, Hashable {
  public typealias Body = Never

  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  public var _outline: _Outline? { .roundedRectangle(radius: cornerSize.width) }
  public func inset(by amount: CGFloat) -> _InsetOutline<RoundedRectangle> { _InsetOutline(self, by: amount) }

  public static func == (lhs: RoundedRectangle, rhs: RoundedRectangle) -> Bool {
    lhs.cornerSize.width == rhs.cornerSize.width && lhs.cornerSize.height == rhs.cornerSize.height
      && lhs.style == rhs.style
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerSize.width)
    hasher.combine(cornerSize.height)
  }
}

/// A radius for each corner.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with a radius for each corner. Hosts draw all with the largest.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Hashable {
  public typealias Body = Never

  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  private var largest: CGFloat {
    max(cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomLeading, cornerRadii.bottomTrailing)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: largest) }
  public var _outline: _Outline? { .roundedRectangle(radius: largest) }
  public func inset(by amount: CGFloat) -> _InsetOutline<UnevenRoundedRectangle> { _InsetOutline(self, by: amount) }
}

/// A circle in the middle of its frame.
public nonisolated struct Circle: InsettableShape, Hashable {
  public typealias Body = Never
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public var _outline: _Outline? { .circle }
  public func inset(by amount: CGFloat) -> _InsetOutline<Circle> { _InsetOutline(self, by: amount) }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: InsettableShape, Hashable {
  public typealias Body = Never
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var _outline: _Outline? { .ellipse }
  public func inset(by amount: CGFloat) -> _InsetOutline<Ellipse> { _InsetOutline(self, by: amount) }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape, Hashable {
  public typealias Body = Never

  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  public var _outline: _Outline? { .capsule }
  public func inset(by amount: CGFloat) -> _InsetOutline<Capsule> { _InsetOutline(self, by: amount) }
}

/// The shape of the container, which hosts take as a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable {
  public typealias Body = Never
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var _outline: _Outline? { .rectangle }
  public func inset(by amount: CGFloat) -> _InsetOutline<ContainerRelativeShape> { _InsetOutline(self, by: amount) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { .init() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerSize: cornerSize, style: style)
  }
}
