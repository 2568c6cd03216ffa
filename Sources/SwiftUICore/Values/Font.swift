import Foundation

/// A font by role, size or name. The host chooses its own face.
public struct Font: Hashable, Sendable {
  var style: FontStyle
  var hasMonospacedDigits = false

  init(_ style: FontStyle) { self.style = style }

  /// The largest title.
  public static let largeTitle = Font(FontStyle(role: .largeTitle))
  /// A title.
  public static let title = Font(FontStyle(role: .title))
  /// A second title.
  public static let title2 = Font(FontStyle(role: .title2))
  /// A third title.
  public static let title3 = Font(FontStyle(role: .title3))
  /// A heading, as large as running text and stronger.
  public static let headline = Font(FontStyle(role: .headline))
  /// A second heading.
  public static let subheadline = Font(FontStyle(role: .subheadline))
  /// Running text.
  public static let body = Font(FontStyle(role: .body))
  /// Text that is called out.
  public static let callout = Font(FontStyle(role: .callout))
  /// A note below.
  public static let footnote = Font(FontStyle(role: .footnote))
  /// A line at a picture.
  public static let caption = Font(FontStyle(role: .caption))
  /// A second line at a picture.
  public static let caption2 = Font(FontStyle(role: .caption2))

  /// The roles that texts have.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var role: FontStyle.Role {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let weight: FontStyle.Weight

    /// The lightest.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Very light.
    public static let thin = Weight(weight: .thin)
    /// Light.
    public static let light = Weight(weight: .light)
    /// The usual weight.
    public static let regular = Weight(weight: .regular)
    /// A little heavier.
    public static let medium = Weight(weight: .medium)
    /// Half bold.
    public static let semibold = Weight(weight: .semibold)
    /// Bold.
    public static let bold = Weight(weight: .bold)
    /// Very heavy.
    public static let heavy = Weight(weight: .heavy)
    /// The heaviest.
    public static let black = Weight(weight: .black)
  }

  /// Accepted for source compatibility; hosts have one width of their face.
  public struct Width: Hashable, Sendable {
    /// The width; without effect.
    public var value: CGFloat
    /// A width by a number, 0 for the usual one.
    public init(_ value: CGFloat) { self.value = value }
    /// Very narrow.
    public static let compressed = Width(-0.2)
    /// Narrow.
    public static let condensed = Width(-0.1)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.1)
  }

  /// The kind of face.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var design: FontStyle.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How far lines are apart; the font's own distance is kept.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// A font by its role, with a design and a weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(FontStyle(role: style.role, weight: weight?.weight, design: design?.design ?? .standard))
  }

  /// A font of a size in points, with a weight and a design.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(FontStyle(size: size, weight: weight?.weight, design: design?.design ?? .standard))
  }

  /// A face by name, where the host has it.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(FontName(name).style(size: size)) }

  /// A face by name with a size in points and a role.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(FontName(name).style(role: textStyle.role, size: size))
  }

  /// A face by name with a size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(FontName(name).style(size: fixedSize))
  }

  /// The same font of another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.style.weight = weight.weight } }
  /// The same font, bold.
  public func bold() -> Font { weight(.bold) }
  /// The same font, bold or of the usual weight.
  public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }
  /// The same font, slanted.
  public func italic() -> Font { changed { $0.style.isItalic = true } }
  /// The same font, slanted or upright.
  public func italic(_ isActive: Bool) -> Font { changed { $0.style.isItalic = isActive } }
  /// The same font in another size, in points.
  public func pointSize(_ size: CGFloat) -> Font { changed { $0.style.size = size } }
  /// The same font, larger or smaller by a factor.
  public func scaled(by factor: CGFloat) -> Font {
    pointSize(CGFloat(style.size ?? TypeScale.measure(of: style.role ?? .body).size) * factor)
  }
  /// The same font with letters of one width.
  public func monospaced() -> Font { changed { $0.style.design = .monospaced } }
  /// The same font with digits of one width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  /// The same font with small capitals.
  public func smallCaps() -> Font { changed { $0.style.hasSmallCaps = true } }
  /// As `smallCaps()`.
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  /// As `smallCaps()`.
  public func uppercaseSmallCaps() -> Font { smallCaps() }
  /// The same font: hosts have one width of their face.
  public func width(_ width: Width) -> Font { self }
  /// The same font: lines keep their distance.
  public func leading(_ leading: Leading) -> Font { self }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Sets the font on a text look that has none.
  func apply(to text: inout SwiftUICore.TextStyle) {
    if text.font == nil { text.font = style }
    if hasMonospacedDigits, text.hasMonospacedDigits == nil { text.hasMonospacedDigits = true }
  }
}
