import Foundation
import SwiftUIElements

/// The shades behind each colour name, for light and for dark appearance.
///
/// Every shade that text may have is at least 4.5 : 1 on every background it may stand on (WCAG 2.2, 1.4.3); the tests compute it.
enum Palette {
  /// sRGB, 0xRRGGBB.
  struct Shade: Equatable, Sendable {
    let light: UInt32
    let dark: UInt32

    init(_ light: UInt32, _ dark: UInt32) {
      self.light = light
      self.dark = dark
    }
  }

  static func shade(_ name: ColorValue.Name) -> Shade {
    switch name {
    case .primary, .label: Shade(0x1C1A17, 0xEFECE6)
    case .secondary, .secondaryLabel: Shade(0x59544C, 0xB5AFA5)
    case .tertiary, .tertiaryLabel, .placeholder: Shade(0x69635A, 0x9F998F)
    case .quaternary, .quaternaryLabel: Shade(0x6C665D, 0x979186)
    case .accent, .link: Shade(0x0B5C8C, 0x7CC4F0)
    case .red: Shade(0xB3261E, 0xFF8A80)
    case .orange: Shade(0x9C4500, 0xFFAB66)
    case .yellow: Shade(0x735600, 0xF2C94C)
    case .green: Shade(0x1C6B33, 0x7FD492)
    case .mint: Shade(0x0C6A5D, 0x6FD9C7)
    case .teal: Shade(0x0B6870, 0x6FCFD9)
    case .cyan: Shade(0x0A6485, 0x7CC8EE)
    case .blue: Shade(0x1A5BB0, 0x86B8FF)
    case .indigo: Shade(0x4B4EC4, 0xAAB0FF)
    case .purple: Shade(0x8538B3, 0xD5A3F5)
    case .pink: Shade(0xB0225C, 0xFF94BB)
    case .brown: Shade(0x75502F, 0xD1A684)
    case .gray: Shade(0x625D56, 0xA8A299)
    case .gray2: Shade(0x8B867E, 0x7D7870)
    case .gray3: Shade(0xB4AFA6, 0x5B5751)
    case .gray4: Shade(0xCFCAC2, 0x45423D)
    case .gray5: Shade(0xE2DED7, 0x33302C)
    case .gray6: Shade(0xF1EEE8, 0x242220)
    case .black: Shade(0x000000, 0x000000)
    case .white: Shade(0xFFFFFF, 0xFFFFFF)
    case .clear: Shade(0x000000, 0x000000)
    case .background: Shade(0xFDFCFA, 0x161513)
    case .secondaryBackground: Shade(0xF5F3EF, 0x1F1D1B)
    case .tertiaryBackground: Shade(0xEDEAE4, 0x282623)
    case .groupedBackground: Shade(0xF3F1EC, 0x100F0E)
    case .secondaryGroupedBackground: Shade(0xFDFCFA, 0x1C1A18)
    case .tertiaryGroupedBackground: Shade(0xF3F1EC, 0x262422)
    case .separator: Shade(0xDFDBD3, 0x37342F)
    case .fill: Shade(0xE6E2DB, 0x36332E)
    case .secondaryFill: Shade(0xEAE7E0, 0x302D29)
    case .tertiaryFill: Shade(0xEFECE6, 0x2A2724)
    case .quaternaryFill: Shade(0xF4F1EC, 0x242220)
    }
  }

  /// Names that text may have.
  static let inks: [ColorValue.Name] = [
    .primary, .secondary, .tertiary, .quaternary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
    .indigo, .purple, .pink, .brown, .gray, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholder,
    .link,
  ]

  static let grounds: [ColorValue.Name] = [
    .background, .secondaryBackground, .groupedBackground, .secondaryGroupedBackground,
  ]

  /// Names of hues. Beside the shade for text they have one for areas, which carries white text and so is deep in dark
  /// appearance too, and one for what is drawn: shapes, lines and gradients, which nobody reads.
  static let hues: [ColorValue.Name] = [
    .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]

  /// The shade of an area of this name.
  static func surface(_ name: ColorValue.Name) -> Shade { Shade(shade(name).light, shade(name).light) }

  /// The shade of a shape, a line or a gradient of this name. It stands out from every background by 1.5 : 1, most hues by 3 : 1.
  static func drawn(_ name: ColorValue.Name) -> Shade {
    switch name {
    case .red: Shade(0xE0352B, 0xFF6259)
    case .orange: Shade(0xF0820F, 0xFF9F38)
    case .yellow: Shade(0xE8AE00, 0xFFD23F)
    case .green: Shade(0x2AA84A, 0x3ECF62)
    case .mint: Shade(0x0FAE9C, 0x5FDCCB)
    case .teal: Shade(0x1A9DB0, 0x4CC9DA)
    case .cyan: Shade(0x1D98D1, 0x66C8F5)
    case .blue: Shade(0x1E72E8, 0x4A9BFF)
    case .indigo: Shade(0x5558D9, 0x8286F2)
    case .purple: Shade(0xA24BD6, 0xC37AF0)
    case .pink: Shade(0xE8356F, 0xFF6391)
    case .brown: Shade(0x98704A, 0xBE9670)
    case .gray: Shade(0x8A847B, 0x99938A)
    default: shade(name)
    }
  }

  /// The custom properties of the style sheet.
  static var properties: String {
    let shades = ColorValue.Name.allCases.filter { $0 != .clear }.map { name in
      "--\(name.rawValue):\(css(shade(name)))"
    }
    let areas = hues.map { "--\($0.rawValue)-area:\(css(surface($0)));--\($0.rawValue)-drawn:\(css(drawn($0)))" }
    return (shades + areas).joined(separator: ";")
  }

  private static func css(_ shade: Shade) -> String {
    shade.light == shade.dark ? hex(shade.light) : "light-dark(\(hex(shade.light)),\(hex(shade.dark)))"
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The contrast of two shades, 1…21 (WCAG 2.2, "contrast ratio").
  static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ value: UInt32) -> Double {
    func channel(_ shift: UInt32) -> Double {
      let part = Double(value >> shift & 0xFF) / 255
      guard part > 0.04045 else { return part / 12.92 }
      return pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
  }
}
