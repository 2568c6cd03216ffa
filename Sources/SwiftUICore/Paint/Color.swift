import Foundation
import SwiftUIElements

/// A colour by meaning or by components. As a view it fills the space it is given.
public nonisolated struct Color: View, ShapeStyle, Hashable, CustomStringConvertible {
  public typealias Body = Never

  /// How components are meant; `displayP3` is taken as `sRGB`.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  var value: ColorValue

  init(_ value: ColorValue) { self.value = value }
  init(_ name: ColorValue.Name) { value = ColorValue(.named(name)) }

  /// Components 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func component(_ value: Double) -> Double { colorSpace == .sRGBLinear ? SRGB.component(value) : value }
    value = ColorValue(
      .rgb(red: component(red), green: component(green), blue: component(blue)), opacity: opacity)
  }

  /// A grey, from black at 0 to white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Components 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour of text; usually black in light surroundings and white in dark ones.
  public static let primary = Color(.primary)
  /// The colour of text that matters less.
  public static let secondary = Color(.secondary)
  /// The accent colour, as the theme has it.
  public static let accentColor = Color(.accent)
  /// Nothing at all.
  public static let clear = Color(.clear)
  /// Black in light surroundings and in dark ones.
  public static let black = Color(.black)
  /// White in light surroundings and in dark ones.
  public static let white = Color(.white)
  /// Grey, in the theme's shade for the surroundings.
  public static let gray = Color(.gray)
  /// Red, in the theme's shade for the surroundings.
  public static let red = Color(.red)
  /// Green, in the theme's shade for the surroundings.
  public static let green = Color(.green)
  /// Blue, in the theme's shade for the surroundings.
  public static let blue = Color(.blue)
  /// Orange, in the theme's shade for the surroundings.
  public static let orange = Color(.orange)
  /// Yellow, in the theme's shade for the surroundings.
  public static let yellow = Color(.yellow)
  /// Pink, in the theme's shade for the surroundings.
  public static let pink = Color(.pink)
  /// Purple, in the theme's shade for the surroundings.
  public static let purple = Color(.purple)
  /// Mint, in the theme's shade for the surroundings.
  public static let mint = Color(.mint)
  /// Teal, in the theme's shade for the surroundings.
  public static let teal = Color(.teal)
  /// Cyan, in the theme's shade for the surroundings.
  public static let cyan = Color(.cyan)
  /// Indigo, in the theme's shade for the surroundings.
  public static let indigo = Color(.indigo)
  /// Brown, in the theme's shade for the surroundings.
  public static let brown = Color(.brown)

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(ColorValue(value.base, opacity: value.opacity * opacity))
  }

  public var description: String {
    switch value.base {
    case .named(let name): name.rawValue
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue, value.opacity].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    case .dynamic(let light, let dark): "light \(light), dark \(dark)"
    }
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint { .color(value) }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? DrawingNode ?? DrawingNode(inputs)
    node.draw(Element(.shape(ShapeContent(outline: .rectangle, fill: .color(view.value)))), inputs)
    return node
  }
}

extension ShapeStyle where Self == Color {
  /// The accent colour, as the theme has it.
  public static var accentColor: Color { .accentColor }
  /// Nothing at all.
  public static var clear: Color { .clear }
  /// Black in light surroundings and in dark ones.
  public static var black: Color { .black }
  /// White in light surroundings and in dark ones.
  public static var white: Color { .white }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var gray: Color { .gray }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var red: Color { .red }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var green: Color { .green }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var blue: Color { .blue }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var orange: Color { .orange }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var yellow: Color { .yellow }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var pink: Color { .pink }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var purple: Color { .purple }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var mint: Color { .mint }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var teal: Color { .teal }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var cyan: Color { .cyan }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var indigo: Color { .indigo }
  /// The colour of this name, in the theme's shade for the surroundings.
  public static var brown: Color { .brown }
}
