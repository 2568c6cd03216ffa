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
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted as it is.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint { preconditionFailure("Never paints nothing.") }
}

/// Primary, secondary and fainter levels of the current foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let name: ColorValue.Name

  public static let primary = HierarchicalShapeStyle(name: .primary)
  public static let secondary = HierarchicalShapeStyle(name: .secondary)
  public static let tertiary = HierarchicalShapeStyle(name: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(name: .quaternary)
  public static let quinary = HierarchicalShapeStyle(name: .quaternary)

  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(name))) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The usual foreground of text.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.primary))) }
}

/// The accent colour in force.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.tintPaint ?? .color(ColorValue(.named(.accent)))
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.separator))) }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.link))) }
}

/// The colour of prompts.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.placeholder))) }
}

/// The faint fill of controls.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(ColorValue(.named(.fill))) }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }

/// A translucent surface.
public struct Material: ShapeStyle, Hashable {
  let thickness: Int

  public static let ultraThin = Material(thickness: 0)
  public static let thin = Material(thickness: 1)
  public static let regular = Material(thickness: 2)
  public static let thick = Material(thickness: 3)
  public static let ultraThick = Material(thickness: 4)
  public static let bar = Material(thickness: 3)

  public func _paint(in environment: EnvironmentValues) -> _Paint { .material(thickness: thickness) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// Any style, its type forgotten.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> Paint

  public init<S: ShapeStyle>(_ style: S) { paint = { style._paint(in: $0) } }

  public func _paint(in environment: EnvironmentValues) -> _Paint { paint(environment) }
}
