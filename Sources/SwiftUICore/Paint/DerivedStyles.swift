import Foundation

/// A style made fainter.
public struct _FainterStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _paint(in environment: EnvironmentValues) -> _Paint { base._paint(in: environment).fainter(by: opacity) }
}

extension ShapeStyle {
  /// The style with its opacity multiplied. Materials stay as they are.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _FainterStyle(base: self, opacity: opacity) }

  /// The style; hosts draw no shadow for what is painted with it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground's style; hosts draw no shadow for what is painted with it.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
  /// The foreground's style, fainter.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

extension Paint {
  fileprivate func fainter(by factor: Double) -> Paint {
    func fainter(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.fainter(by: factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.fainter(by: factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: fainter(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(stops: fainter(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(stops: fainter(stops), center: center, startDegrees: start, endDegrees: end)
    case .material: return self
    }
  }
}

extension ColorValue {
  fileprivate func fainter(by factor: Double) -> ColorValue { ColorValue(base, opacity: opacity * factor) }
}

/// A shadow that belongs to a style.
public struct ShadowStyle: Hashable, Sendable {
  private let radius: CGFloat
  /// A shadow behind what is painted; it is not drawn with a style.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
  /// A shadow within what is painted; it is not drawn with a style.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
}

extension Gradient {
  /// Where colours are mixed. Hosts mix as displays do.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// As displays do.
    public static let device = ColorSpace(name: "device")
    /// As eyes do; mixed as displays do all the same.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient as it is, whatever the space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
