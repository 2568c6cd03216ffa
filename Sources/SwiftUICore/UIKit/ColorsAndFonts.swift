import Foundation
import SwiftUIElements
import UIKit

extension Color {
  /// The colour of an asset catalog among the bundle's resources, light and dark. One that is not there is drawn as `primary`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = AssetCatalog.of(bundle ?? .main).color(name).map { Color(UIColor($0)) } ?? .primary
  }

  /// The colour of UIKit as one of SwiftUI.
  public init(uiColor: UIColor) { self.init(uiColor) }

  /// The colour of UIKit as one of SwiftUI: by meaning, by components, or different in light and dark surroundings.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    switch color.value {
    case .meaning(let name, let opacity):
      value = ColorValue(.named(ColorValue.Name(rawValue: name) ?? .primary), opacity: opacity)
    case .components(let parts):
      value = ColorValue(.rgb(red: parts.red, green: parts.green, blue: parts.blue), opacity: parts.alpha)
    case .dynamic(let light, let dark):
      value = ColorValue(
        .dynamic(
          light: [light.red, light.green, light.blue, light.alpha],
          dark: [dark.red, dark.green, dark.blue, dark.alpha]))
    }
  }

  /// A colour by its components.
  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
  /// A colour by its components; the same as `init(cgColor:)`.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }

  /// The components of a colour; of one by meaning, those on a light page.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}

extension UIColor {
  /// The colour of SwiftUI as one of UIKit: by meaning, by components, or different in light and dark surroundings.
  public convenience init(_ color: Color) {
    switch color.value.base {
    case .named(let name): self.init(.meaning(name.rawValue, opacity: color.value.opacity))
    case .rgb(let red, let green, let blue):
      self.init(red: red, green: green, blue: blue, alpha: color.value.opacity)
    case .dynamic(let light, let dark):
      self.init(.dynamic(light: Components(parts: light), dark: Components(parts: dark)))
    }
  }
}

extension UIColor.Components {
  fileprivate init(parts: [Double]) {
    func part(_ index: Int) -> Double { parts.indices.contains(index) ? parts[index] : index == 3 ? 1 : 0 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }
}

extension Font {
  /// The font of UIKit: a style of its own scales with the text size, a size in points does not.
  public init(_ font: UIFont) {
    self.init(
      FontStyle(
        role: font.textStyle.flatMap { FontStyle.Role(rawValue: $0.rawValue) },
        size: font.textStyle == nil ? font.pointSize : nil,
        weight: font.weight.flatMap { FontStyle.Weight(rawValue: Int($0.rawValue)) },
        design: font.isMonospaced ? .monospaced : .standard, family: font.fontName.isEmpty ? nil : font.fontName,
        isItalic: font.isItalic))
  }
}

extension Color {
  /// A colour between this one and another; of colours by meaning, their shades on a light page are mixed.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let (one, two) = (UIColor(self).shade, UIColor(rhs).shade)
    let share = min(max(fraction, 0), 1)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: between(one.red, two.red), green: between(one.green, two.green), blue: between(one.blue, two.blue),
      opacity: between(one.alpha, two.alpha))
  }
}

extension Color {
  /// A faint gradient of this colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lighter(by: 0.15), self])) }

  /// A colour nearer to white that lets no more through; shades that surroundings choose are fainter instead.
  private func lighter(by share: Double) -> Color {
    if case .named(let name) = value.base, [.accent, .primary, .secondary, .tertiary, .quaternary].contains(name) {
      return opacity(1 - share)
    }
    func shade(isDark: Bool) -> [Double] {
      let shade = UIColor(self).components(isDark: isDark)
      let channels: [Double] = [shade.red, shade.green, shade.blue]
      return channels.map { $0 + (1 - $0) * share } + [shade.alpha]
    }
    return Color(ColorValue(.dynamic(light: shade(isDark: false), dark: shade(isDark: true)), opacity: 1))
  }
}

extension Color {
  /// The components of a colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let shade = UIColor(self).components(isDark: environment.colorScheme == .dark)
    return Resolved(
      red: Float(shade.red), green: Float(shade.green), blue: Float(shade.blue), opacity: Float(shade.alpha))
  }

  /// sRGB components, 0…1.
  public struct Resolved: Hashable, Sendable {
    /// 0…1.
    public var red: Float
    /// 0…1.
    public var green: Float
    /// 0…1.
    public var blue: Float
    /// 0…1.
    public var opacity: Float
    /// The light of red, 0…1.
    public var linearRed: Float {
      get { Float(SRGB.light(Double(red))) }
      set { red = Float(SRGB.component(Double(newValue))) }
    }
    /// The light of green, 0…1.
    public var linearGreen: Float {
      get { Float(SRGB.light(Double(green))) }
      set { green = Float(SRGB.component(Double(newValue))) }
    }
    /// The light of blue, 0…1.
    public var linearBlue: Float {
      get { Float(SRGB.light(Double(blue))) }
      set { blue = Float(SRGB.component(Double(newValue))) }
    }

    /// A colour by its components in a space, 0…1 each.
    public init(colorSpace: RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let shade = UIColor(Color(colorSpace, red: Double(red), green: Double(green), blue: Double(blue))).shade
      self.init(red: Float(shade.red), green: Float(shade.green), blue: Float(shade.blue), opacity: opacity)
    }

    /// A colour by its sRGB components, 0…1 each.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// A colour by components that were resolved.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color {
  /// The colour: hosts have one range of brightness.
  public func headroom(_ headroom: Double?) -> Color { self }
  /// The colour, brighter by stops: each doubles its light.
  public func exposureAdjust(_ stops: Double) -> Color {
    let shade = UIColor(self).shade
    func brighter(_ component: Double) -> Double { min(SRGB.light(component) * pow(2, stops), 1) }
    return Color(
      .sRGBLinear, red: brighter(shade.red), green: brighter(shade.green), blue: brighter(shade.blue),
      opacity: shade.alpha)
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(self)._paint(in: environment) }
}
