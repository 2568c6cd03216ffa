/// A colour by meaning, so that each host and appearance chooses its own shade, or by components.
public struct _ColorValue: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case named(Name)
    /// sRGB components 0…1.
    case rgb(red: Double, green: Double, blue: Double)
    /// Components for light and for dark appearance.
    case dynamic(light: [Double], dark: [Double])
  }

  /// What a colour is for, or its name.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case primary, secondary, tertiary, quaternary, accent
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white, clear
    case gray2, gray3, gray4, gray5, gray6
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholder, separator, link
    case fill, secondaryFill, tertiaryFill, quaternaryFill
  }

  package var base: Base
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  package var isSeen: Bool { base != .named(.clear) && opacity > 0 }
}

/// `_ColorValue` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias ColorValue = _ColorValue
