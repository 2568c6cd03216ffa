import Foundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Hashable {
  public typealias Body = Never
  /// A rectangle that fills its frame.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var _outline: _Outline? { .rectangle }
  /// The shape drawn within its frame, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<Rectangle> { _InsetOutline(self, by: amount) }
}

/// How corners are rounded; hosts draw both kinds as parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape, Hashable {
  public typealias Body = Never

  /// The radii of each corner in points; the width is that of the drawn corners.
  public var cornerSize: CGSize
  /// How the corners are rounded; kept, without effect.
  public var style: RoundedCornerStyle

  /// A rectangle that fills its frame, with corners in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle that fills its frame, with corners of one radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline, its corners at most half a side.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  public var _outline: _Outline? { .roundedRectangle(radius: cornerSize.width) }
  /// The shape drawn within its frame, by points.
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
  /// The top leading corner, in points.
  public var topLeading: CGFloat
  /// The bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Radii in points, 0 where none is given.
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

  /// A radius for each corner, in points; where only a part or an inner outline is drawn as a line, the largest.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded; kept, without effect.
  public var style: RoundedCornerStyle

  /// With the radii as a value.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// With radii in points, 0 where none is given.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  /// The outline, each corner with its own radius.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  public var _outline: _Outline? {
    .unevenRectangle(
      _Corners(
        topLeading: cornerRadii.topLeading, topTrailing: cornerRadii.topTrailing,
        bottomLeading: cornerRadii.bottomLeading, bottomTrailing: cornerRadii.bottomTrailing))
  }
  /// The shape drawn within its frame, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<UnevenRoundedRectangle> { _InsetOutline(self, by: amount) }
}

/// A circle in the middle of its frame.
public nonisolated struct Circle: InsettableShape, Hashable {
  public typealias Body = Never
  /// A circle as wide as its frame's shorter side.
  public init() {}

  /// The circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public var _outline: _Outline? { .circle }
  /// The shape drawn within its frame, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<Circle> { _InsetOutline(self, by: amount) }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: InsettableShape, Hashable {
  public typealias Body = Never
  /// An ellipse as wide and high as its frame.
  public init() {}
  /// The ellipse that touches the sides of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public var _outline: _Outline? { .ellipse }
  /// The shape drawn within its frame, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<Ellipse> { _InsetOutline(self, by: amount) }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape, Hashable {
  public typealias Body = Never

  /// How the ends are rounded; kept, without effect.
  public var style: RoundedCornerStyle

  /// A capsule that fills its frame.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline, rounded by half its shorter side.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  public var _outline: _Outline? { .capsule }
  /// The shape drawn within its frame, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<Capsule> { _InsetOutline(self, by: amount) }
}

/// The shape of the container, which hosts take as a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable {
  public typealias Body = Never
  /// The container's shape, drawn as a rectangle.
  public init() {}
  /// The rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var _outline: _Outline? { .rectangle }
  /// The shape drawn within its frame, by points.
  public func inset(by amount: CGFloat) -> _InsetOutline<ContainerRelativeShape> { _InsetOutline(self, by: amount) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
extension Shape where Self == Capsule {
  /// A rectangle whose short sides are half circles.
  public static var capsule: Capsule { .init() }
  /// A rectangle whose short sides are half circles, whatever the style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { .init(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  /// The container's shape, drawn as a rectangle.
  public static var containerRelative: ContainerRelativeShape { .init() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of one radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with corners of a size in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerSize: cornerSize, style: style)
  }
}
