import Foundation
import UIKit

extension Color {
  /// The colour of an asset catalog among the bundle's resources, light and dark. One that is not there is drawn as `primary`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = AssetCatalog.of(bundle ?? .main).color(name).map { Color(UIColor($0)) } ?? .primary
  }

  public init(uiColor: UIColor) { self.init(uiColor) }

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

  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }

  /// The components of a colour; of one by meaning, those on a light page.
  public var cgColor: CGColor? { UIColor(self).cgColor }
}

extension UIColor {
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
