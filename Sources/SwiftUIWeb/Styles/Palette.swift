import Foundation
import SwiftUIElements

/// The shades behind each colour name, for light and for dark appearance: Apple's system colours, and for texts the nearest shades
/// that can be read.
///
/// Every shade that text may have is at least 4.5 : 1 on every background it may stand on (WCAG 2.2, 1.4.3); the tests compute it. An app
/// of an earlier design has Apple's own shades for texts, too.
struct Palette {
  typealias Shade = Theme.Shade

  /// Apple's.
  static let system = Palette(theme: Theme())

  /// What an app changes.
  let theme: Theme

  func shade(_ name: ColorValue.Name) -> Shade {
    if let own = theme.colors[name] { return own }
    let isKept = theme.isOfEarlierDesign && (Self.hues + Self.levels).contains(name)
    return isKept ? Self.systemDrawn(name) : Self.systemShade(name)
  }

  private static func systemShade(_ name: ColorValue.Name) -> Shade {
    switch name {
    case .primary, .label: Shade(0x000000, 0xFFFFFF)
    case .secondary, .secondaryLabel: Shade(0x636368, 0x9D9DA2)
    case .tertiary, .tertiaryLabel, .placeholder: Shade(0x646469, 0x9C9CA1)
    case .quaternary, .quaternaryLabel: Shade(0x65656A, 0x9B9BA0)
    case .accent, .link, .blue: Shade(0x0065BE, 0x25A1FF)
    case .red: Shade(0xC12A2D, 0xFF6B6D)
    case .orange: Shade(0x985418, 0xFF9230)
    case .yellow: Shade(0x7C6300, 0xFFD600)
    case .green: Shade(0x1E7434, 0x30D158)
    case .mint: Shade(0x007367, 0x00DAC3)
    case .teal: Shade(0x007179, 0x00D2E0)
    case .cyan: Shade(0x006F87, 0x3CD3FE)
    case .indigo: Shade(0x594EE1, 0x8692FF)
    case .purple: Shade(0xA728B9, 0xE468F5)
    case .pink: Shade(0xC32241, 0xFF6886)
    case .brown: Shade(0x805F46, 0xBD9372)
    case .gray: Shade(0x656568, 0x9B9B9F)
    case .gray2: Shade(0xAEAEB2, 0x636366)
    case .gray3: Shade(0xC7C7CC, 0x48484A)
    case .gray4: Shade(0xD1D1D6, 0x3A3A3C)
    case .gray5: Shade(0xE5E5EA, 0x2C2C2E)
    case .gray6: Shade(0xF2F2F7, 0x1C1C1E)
    case .black: Shade(0x000000, 0x000000)
    case .white: Shade(0xFFFFFF, 0xFFFFFF)
    case .clear: Shade(0x000000, 0x000000)
    case .background: Shade(0xFFFFFF, 0x000000)
    case .secondaryBackground: Shade(0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: Shade(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: Shade(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: Shade(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: Shade(0xF2F2F7, 0x2C2C2E)
    case .separator: Shade(0xD9D9DC, 0x38383A)
    case .fill: Shade(0xE4E4E6, 0x333337)
    case .secondaryFill: Shade(0xE9E9EB, 0x2E2E32)
    case .tertiaryFill: Shade(0xEEEEEF, 0x2A2A2D)
    case .quaternaryFill: Shade(0xF4F4F5, 0x232326)
    }
  }

  /// Names that text may have.
  static let inks: [ColorValue.Name] = [
    .primary, .secondary, .tertiary, .quaternary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
    .indigo, .purple, .pink, .brown, .gray, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholder,
    .link,
  ]

  static let grounds: [ColorValue.Name] = [
    .background, .secondaryBackground, .groupedBackground, .secondaryGroupedBackground, .fill,
  ]

  /// Names of hues. Beside the shade for text they have one for areas, which carries white text and so is deep in dark
  /// appearance too, and one for what is drawn: shapes, lines and gradients, which nobody reads.
  static let hues: [ColorValue.Name] = [
    .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
  ]

  /// Levels of the foreground. As areas and as what is drawn they have Apple's own faint shades.
  static let levels: [ColorValue.Name] = [.secondary, .tertiary, .quaternary]

  /// The shade of an area of this name.
  func surface(_ name: ColorValue.Name) -> Shade { Shade(shade(name).light, shade(name).light) }

  /// The shade of a shape, a line or a gradient of this name.
  func drawn(_ name: ColorValue.Name) -> Shade {
    theme.drawnColors[name] ?? theme.colors[name] ?? Self.systemDrawn(name)
  }

  private static func systemDrawn(_ name: ColorValue.Name) -> Shade {
    switch name {
    case .red: Shade(0xFF383C, 0xFF4245)
    case .orange: Shade(0xFF8D28, 0xFF9230)
    case .yellow: Shade(0xFFCC00, 0xFFD600)
    case .green: Shade(0x34C759, 0x30D158)
    case .mint: Shade(0x00C8B3, 0x00DAC3)
    case .teal: Shade(0x00C3D0, 0x00D2E0)
    case .cyan: Shade(0x00C0E8, 0x3CD3FE)
    case .accent, .blue: Shade(0x0088FF, 0x0091FF)
    case .indigo: Shade(0x6155F5, 0x6D7CFF)
    case .purple: Shade(0xCB30E0, 0xDB34F2)
    case .pink: Shade(0xFF2D55, 0xFF375F)
    case .brown: Shade(0xAC7F5E, 0xB78A66)
    case .gray: Shade(0x8E8E93, 0x8E8E93)
    case .secondary: Shade(0x8A8A8E, 0x8D8D93)
    case .tertiary: Shade(0xC5C5C7, 0x47474A)
    case .quaternary: Shade(0xDCDCDD, 0x2C2C2E)
    default: systemShade(name)
    }
  }

  /// The custom properties of the style sheet.
  var properties: String {
    let shades = ColorValue.Name.allCases.filter { $0 != .clear }.map { name in
      "--\(name.rawValue):\(Self.css(shade(name)))"
    }
    let areas = Self.hues.map {
      "--\($0.rawValue)-area:\(Self.css(surface($0)));--\($0.rawValue)-drawn:\(Self.css(drawn($0)))"
    }
    let faint = Self.levels.map { "--\($0.rawValue)-drawn:\(Self.css(drawn($0)))" }
    return (shades + areas + faint + measures).joined(separator: ";")
  }

  private var measures: [String] {
    [
      theme.controlCorner.map { "--corner:\(CSSNumber.points($0))" },
      theme.touchHeight.map { "--touch:\(CSSNumber.points($0))" },
      theme.cardCorner.map { "--card-corner:\(CSSNumber.points($0))" },
      theme.readableWidth.map { "--measure:\(CSSNumber.points($0))" },
      theme.lineHeight.map { "--line:\(CSSNumber.text(min(max($0, 1), 4)))" },
      theme.rowHeight.map(Self.rows),
    ].compactMap { $0 }
  }

  /// Rows grow with what the reader has set for letters; one line of 22 points fits into the least height.
  private static func rows(_ height: Double) -> String {
    let height = min(max(height, 22), 1000)
    return "--row:calc(\(CSSNumber.text(height))rem/16);--row-padding:calc(\(CSSNumber.text(height - 22))rem/32)"
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
    func channel(_ shift: UInt32) -> Double { SRGB.light(Double(value >> shift & 0xFF) / 255) }
    return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
  }
}
