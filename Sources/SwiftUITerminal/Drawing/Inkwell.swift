import SwiftUIElements

/// Turns paints into what a terminal can show: its own sixteen colours, all colours, or attributes alone.
struct Inkwell {
  var colors: TerminalTraits.Colors
  var palette = TerminalPalette()
  var isDark: Bool
  var drawsLinks: Bool

  /// A colour as a terminal has it.
  private enum Hue: Equatable {
    case standard
    /// The terminal's foreground, fainter.
    case faint
    case color(CellColor)
    case none
  }

  func look(_ ink: Ink) -> CellLook {
    var look = CellLook()
    if ink.isBold { look.attributes.insert(.bold) }
    if ink.isItalic { look.attributes.insert(.italic) }
    if ink.isUnderlined { look.attributes.insert(.underline) }
    if ink.isStruckThrough { look.attributes.insert(.strikethrough) }
    if ink.isFaint { look.attributes.insert(.dim) }
    if drawsLinks { look.link = ink.link }
    let accent = ink.tint ?? Ink.accent
    if let ground = ink.ground {
      // Letters on a coloured area: the terminal's own background on that colour is always legible.
      look.attributes.remove(.dim)
      look.attributes.insert(.reverse)
      if case .color(let color) = hue(ground, accent: accent) { look.foreground = color }
      return look
    }
    guard let paint = ink.foreground else { return look }
    switch hue(paint, accent: accent) {
    case .standard: break
    case .none: break
    case .faint: look.attributes.insert(.dim)
    case .color(let color): look.foreground = color
    }
    if Self.opacity(paint) < 0.5 { look.attributes.insert(.dim) }
    return look
  }

  /// Whether an area in this paint hides what is below.
  static func isOpaque(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color):
      guard color.opacity >= 0.5 else { return false }
      guard case .named(let name) = color.base else { return true }
      switch name {
      case .clear, .background, .secondaryBackground, .tertiaryBackground, .groupedBackground,
        .secondaryGroupedBackground, .tertiaryGroupedBackground, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill,
        .gray4, .gray5, .gray6:
        return false
      default: return true
      }
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      return stops.first.map { isOpaque(.color($0.color)) } ?? false
    case .material: return false
    }
  }

  /// Whether an area in this paint is seen at all.
  static func isVisible(_ paint: Paint) -> Bool {
    guard case .color(let color) = paint else { return true }
    return color.opacity > 0.01 && color.base != .named(.clear)
  }

  /// The background of cells in an area of this paint: only where the terminal has all colours, for a shade must be a light one.
  func ground(_ paint: Paint, accent: Paint?) -> CellColor? {
    guard colors == .full, Self.isVisible(paint), let shade = Self.components(paint, accent ?? Ink.accent, isDark)
    else {
      return nil
    }
    let opacity = min(Self.opacity(paint), 1)
    let base = isDark ? 22.0 : 253.0
    func mixed(_ value: Double) -> UInt8 { UInt8(min(max(value * 255 * opacity + base * (1 - opacity), 0), 255)) }
    return .rgb(red: mixed(shade.0), green: mixed(shade.1), blue: mixed(shade.2))
  }

  /// The colour of lines and marks in a paint.
  func color(_ paint: Paint?, accent: Paint? = nil) -> CellColor {
    guard let paint, case .color(let color) = hue(paint, accent: accent ?? Ink.accent) else { return .standard }
    return color
  }

  // MARK: Colours

  static func opacity(_ paint: Paint) -> Double {
    if case .color(let color) = paint { color.opacity } else { 1 }
  }

  private func hue(_ paint: Paint, accent: Paint) -> Hue {
    switch paint {
    case .color(let color): hue(color, accent: accent)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first.map { hue($0.color, accent: accent) } ?? .standard
    case .material: .standard
    }
  }

  private func hue(_ color: ColorValue, accent: Paint) -> Hue {
    switch color.base {
    case .named(let name): return hue(name, accent: accent)
    case .rgb(let red, let green, let blue): return components(red, green, blue)
    case .dynamic(let light, let dark):
      let values = isDark ? dark : light
      guard values.count >= 3 else { return .standard }
      return components(values[0], values[1], values[2])
    }
  }

  private func components(_ red: Double, _ green: Double, _ blue: Double) -> Hue {
    func byte(_ value: Double) -> UInt8 { value.isFinite ? UInt8(min(max(value, 0), 1) * 255) : 0 }
    switch colors {
    case .none: return .standard
    case .full: return .color(.rgb(red: byte(red), green: byte(green), blue: byte(blue)))
    case .sixteen: return Self.nearest(red, green, blue).map { hue($0, accent: Ink.accent) } ?? .standard
    }
  }

  private func hue(_ name: ColorValue.Name, accent: Paint) -> Hue {
    if colors != .none, accent == Ink.accent || name != .accent && name != .link, let number = palette[name] {
      return .color(.named(number))
    }
    switch name {
    case .primary, .label, .black, .white, .background, .secondaryBackground, .tertiaryBackground, .groupedBackground,
      .secondaryGroupedBackground, .tertiaryGroupedBackground:
      return .standard
    case .clear: return .none
    case .secondary, .tertiary, .quaternary, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholder,
      .separator,
      .gray, .gray2, .gray3, .gray4, .gray5, .gray6, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill:
      return .faint
    case .accent, .link:
      if accent != Ink.accent { return hue(accent, accent: Ink.accent) }
    default: break
    }
    guard colors != .none else { return .standard }
    return .color(.named(number(name)))
  }

  /// The colours of the terminal's theme: the dark ones on light ground, bright ones where the dark are hard to read.
  private func number(_ name: ColorValue.Name) -> UInt8 {
    switch name {
    case .red: isDark ? 9 : 1
    case .orange, .brown: 3
    case .yellow: isDark ? 11 : 3
    case .green: 2
    case .mint, .teal, .cyan: 6
    case .accent, .link: isDark ? 6 : 4
    case .blue, .indigo: isDark ? 12 : 4
    case .purple: 5
    case .pink: isDark ? 13 : 5
    default: 7
    }
  }

  private static func nearest(_ red: Double, _ green: Double, _ blue: Double) -> ColorValue.Name? {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most - least > 0.15 else { return nil }
    if red == most {
      if green > 0.75 * red { return .yellow }
      if green > 0.35 * red, green > blue { return .orange }
      return blue > 0.5 * red ? .pink : .red
    }
    if green == most { return blue > 0.7 * green ? .cyan : .green }
    if red > 0.6 * blue { return .purple }
    return green > 0.75 * blue ? .cyan : .blue
  }

  /// sRGB components of a paint, for areas on terminals with all colours.
  private static func components(_ paint: Paint, _ accent: Paint, _ isDark: Bool) -> (Double, Double, Double)? {
    guard case .color(let color) = paint else { return nil }
    switch color.base {
    case .rgb(let red, let green, let blue): return (red, green, blue)
    case .dynamic(let light, let dark):
      let values = isDark ? dark : light
      return values.count >= 3 ? (values[0], values[1], values[2]) : nil
    case .named(let name):
      switch name {
      case .red: return (0.9, 0.25, 0.2)
      case .orange, .brown: return (0.9, 0.5, 0.15)
      case .yellow: return (0.9, 0.75, 0.2)
      case .green: return (0.25, 0.7, 0.35)
      case .mint, .teal, .cyan: return (0.2, 0.65, 0.7)
      case .accent, .link: return accent == Ink.accent ? (0.25, 0.55, 0.8) : components(accent, Ink.accent, isDark)
      case .blue, .indigo: return (0.3, 0.45, 0.9)
      case .purple: return (0.6, 0.35, 0.8)
      case .pink: return (0.9, 0.3, 0.55)
      case .primary, .secondary, .label, .gray, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill, .separator,
        .gray2,
        .gray3, .gray4, .gray5, .gray6:
        return isDark ? (0.75, 0.75, 0.75) : (0.4, 0.4, 0.4)
      case .black: return (0, 0, 0)
      case .white: return (1, 1, 1)
      default: return nil
      }
    }
  }
}
