import Foundation

/// The paint of backgrounds that name none: that of the page, or what the views above chose.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The same as `.background`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.backgroundPaint ?? .color(ColorValue(.named(.background)))
  }
}

extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }

/// What marks the chosen one among several: the accent colour in force.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The same as `.selection`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { .init() } }

extension EnvironmentValues {
  private struct BackgroundPaintKey: EnvironmentKey { static let defaultValue: Paint? = nil }

  var backgroundPaint: Paint? {
    get { self[BackgroundPaintKey.self] }
    set { self[BackgroundPaintKey.self] = newValue }
  }

  /// What `.background` paints with; nil for the page's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { backgroundPaint.map { AnyShapeStyle(KnownPaint(paint: $0)) } }
    set { backgroundPaint = newValue?._paint(in: self) }
  }
}

/// A paint that has been found.
struct KnownPaint: ShapeStyle {
  let paint: Paint
  func _paint(in environment: EnvironmentValues) -> _Paint { paint }
}

extension View {
  /// What `background(in:)` and `.background` paint with below.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyleModifier(style: style))
  }
}

private nonisolated struct BackgroundStyleModifier<S: ShapeStyle>: ViewModifier {
  let style: S
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    content.environment(\.backgroundPaint, style._paint(in: environment))
  }
}

/// The ground of a window: that of the page.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The same as `.windowBackground`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.background))) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window: that of the page.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
