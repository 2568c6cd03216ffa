/// Something areas, lines and text are painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use instead in this environment. An app's own style returns one of this module's.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint of this module's own styles.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}

extension ShapeStyle where Resolved == Never {
  /// Never asked: the style is painted as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted as it is.")
  }
}

extension Never: ShapeStyle {
  /// Never is painted as nothing else.
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint { preconditionFailure("Never paints nothing.") }
}

/// Primary, secondary and fainter levels of the current foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let name: ColorValue.Name
  /// The share of the level's own strength; the faintest has less of it.
  var share = 1.0

  /// The colour of text.
  public static let primary = HierarchicalShapeStyle(name: .primary)
  /// The colour of text that matters less.
  public static let secondary = HierarchicalShapeStyle(name: .secondary)
  /// The colour of text that matters little.
  public static let tertiary = HierarchicalShapeStyle(name: .tertiary)
  /// The colour of text that matters least.
  public static let quaternary = HierarchicalShapeStyle(name: .quaternary)
  /// Fainter than `quaternary`.
  public static let quinary = HierarchicalShapeStyle(name: .quaternary, share: 0.6)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if share < 1 {
      return _FainterStyle(base: HierarchicalShapeStyle(name: name), opacity: share)._paint(in: environment)
    }
    return environment.foregroundLevels?.paint(of: name) ?? .color(ColorValue(.named(name)))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of text.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The colour of text that matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The colour of text that matters little.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The colour of text that matters least.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// Fainter than `quaternary`.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The usual foreground of text.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The same as `.foreground`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.primary))) }
}

/// The accent colour in force.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The same as `.tint`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.tintPaint ?? .color(ColorValue(.named(.accent)))
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The same as `.separator`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.separator))) }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The same as `.link`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.link))) }
}

/// The colour of prompts.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The same as `.placeholder`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.placeholder))) }
}

/// The faint fill of controls.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The same as `.fill`.
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.fill))) }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of prompts.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }

/// A translucent surface.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  /// What lets most of what is behind it through.
  public static let ultraThin = Material(thickness: 0)
  /// What lets much of what is behind it through.
  public static let thin = Material(thickness: 1)
  /// The usual material.
  public static let regular = Material(thickness: 2)
  /// What lets little of what is behind it through.
  public static let thick = Material(thickness: 3)
  /// What lets least of what is behind it through.
  public static let ultraThick = Material(thickness: 4)
  /// The material of bars, as thick as `thick`.
  public static let bar = Material(thickness: 3)

  public func _paint(in environment: EnvironmentValues) -> _Paint { .material(thickness: thickness) }
}

extension ShapeStyle where Self == Material {
  /// What lets most of what is behind it through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// What lets much of what is behind it through.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// What lets little of what is behind it through.
  public static var thickMaterial: Material { .thick }
  /// What lets least of what is behind it through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, as thick as `thick`.
  public static var bar: Material { .bar }
}

/// Any style, its type forgotten.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> Paint

  /// A style of whatever kind.
  public init<S: ShapeStyle>(_ style: S) { paint = { style._paint(in: $0) } }

  public func _paint(in environment: EnvironmentValues) -> _Paint { paint(environment) }
}
