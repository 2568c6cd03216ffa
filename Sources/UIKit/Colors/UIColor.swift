import Foundation

/// A colour by meaning, by components, or different in light and dark surroundings.
///
/// Colours by meaning are the host's own shades; their components here are those of a light page.
public final class UIColor: NSObject, Sendable {
  /// What the colour is before anybody asks for components.
  package indirect enum Value: Hashable, Sendable {
    /// A meaning the hosts know, as in `"secondaryLabel"`, with an opacity.
    case meaning(String, opacity: Double)
    case components(Components)
    case dynamic(light: Components, dark: Components)
  }

  /// sRGB components and opacity, 0…1.
  package struct Components: Hashable, Sendable {
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  package let value: Value

  package init(_ value: Value) { self.value = value }

  /// A colour of sRGB components and an opacity, 0…1 each. They are not bounded.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(Components(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A colour of components that are taken as sRGB, not Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey between black (0) and white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, 0…1 each; hues beyond that go round again.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour with the components of another.
  public convenience init(cgColor: CGColor) { self.init(.components(cgColor.value)) }

  /// A colour of an asset catalog among the bundle's resources; nil where there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of the asset catalog of a bundle, the main one where it is nil; nil where it has none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = AssetCatalog.of(bundle ?? .main).color(name) else { return nil }
    self.init(found)
  }

  /// Asks for the colour of light and of dark surroundings once.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      .dynamic(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).components,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).components))
  }

  /// The same colour at another opacity, 0…1; it replaces the one it had.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .meaning(let name, _): return UIColor(.meaning(name, opacity: alpha))
    case .components(var components):
      components.alpha = alpha
      return UIColor(.components(components))
    case .dynamic(var light, var dark):
      (light.alpha, dark.alpha) = (alpha, alpha)
      return UIColor(.dynamic(light: light, dark: dark))
    }
  }

  /// The colour in light or dark surroundings; colours by meaning stay as they are, since hosts choose their shades.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let light, let dark) = value else { return self }
    return UIColor(.components(traitCollection.userInterfaceStyle == .dark ? dark : light))
  }

  /// Puts the sRGB components on a light page where the pointers say. Always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// The colour's sRGB components on a light page.
  public var cgColor: CGColor { CGColor(components) }

  /// Puts the light and the opacity, 0…1 each, where the pointers say. Always true.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = components
    white?.pointee = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Puts hue, saturation, brightness and opacity, 0…1 each, where the pointers say. Always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let range = most - least
    var turn = 0.0
    if range > 0 {
      turn =
        most == color.red
        ? (color.green - color.blue) / range
        : most == color.green ? 2 + (color.blue - color.red) / range : 4 + (color.red - color.green) / range
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  /// The components on a light page.
  package var shade: Components { components }

  /// The components on a light page.
  var components: Components { components(isDark: false) }

  /// The components on a light or a dark page.
  package func components(isDark: Bool) -> Components {
    switch value {
    case .components(let components): return components
    case .dynamic(let light, let dark): return isDark ? dark : light
    case .meaning(let name, let opacity):
      let shades = isDark ? SystemColors.darkShades : SystemColors.shades
      return Components(hex: shades[name] ?? 0x000000, alpha: opacity * (SystemColors.opacities[name] ?? 1))
    }
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
  public override var hash: Int { value.hashValue }
}

extension UIColor.Components {
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
      alpha: alpha)
  }
}

/// A colour by its components.
public final class CGColor: Hashable, Sendable {
  let value: UIColor.Components

  init(_ value: UIColor.Components) { self.value = value }

  /// A colour of sRGB components and an opacity, 0…1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor.Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of sRGB components and an opacity, 0…1 each; the same as `init(red:green:blue:alpha:)`.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey between black (0) and white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The opacity, 0…1.
  public var alpha: CGFloat { value.alpha }
  /// Four: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }
  /// Red, green, blue and opacity, 0…1 each; never nil.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// What of its surroundings a colour or picture may depend on.
public final class UITraitCollection: NSObject, Sendable {
  /// Light, dark, or not said.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Surroundings that are light or dark and like the others otherwise.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Surroundings that do not say whether they are light or dark.
  public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

  /// Light surroundings, wherever it is asked: colours by meaning are shaded by hosts.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  // Windows have a width each: what a view sees of it is in the environment of SwiftUI.
  /// Always regular: a window's own width is in the environment of SwiftUI.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// Always regular: a window's own height is in the environment of SwiftUI.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// Always that of a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// Pixels for a point.
  public var displayScale: CGFloat { 2 }
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether surroundings are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
