import Foundation

/// A font by role, size or name. The host chooses its own face.
public struct Font: Hashable, Sendable {
  var style: FontStyle
  var hasMonospacedDigits = false

  init(_ style: FontStyle) { self.style = style }

  public static let largeTitle = Font(FontStyle(role: .largeTitle))
  public static let title = Font(FontStyle(role: .title))
  public static let title2 = Font(FontStyle(role: .title2))
  public static let title3 = Font(FontStyle(role: .title3))
  public static let headline = Font(FontStyle(role: .headline))
  public static let subheadline = Font(FontStyle(role: .subheadline))
  public static let body = Font(FontStyle(role: .body))
  public static let callout = Font(FontStyle(role: .callout))
  public static let footnote = Font(FontStyle(role: .footnote))
  public static let caption = Font(FontStyle(role: .caption))
  public static let caption2 = Font(FontStyle(role: .caption2))

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

  public struct Weight: Hashable, Sendable {
    let weight: FontStyle.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// Accepted for source compatibility; hosts have one width of their face.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.1)
  }

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

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(FontStyle(role: style.role, weight: weight?.weight, design: design?.design ?? .standard))
  }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(FontStyle(size: size, weight: weight?.weight, design: design?.design ?? .standard))
  }

  /// A face by name, where the host has it.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(FontStyle(size: size, family: name)) }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(FontStyle(role: textStyle.role, size: size, family: name))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(FontStyle(size: fixedSize, family: name))
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.style.weight = weight.weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.style.isItalic = true } }
  public func monospaced() -> Font { changed { $0.style.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func smallCaps() -> Font { changed { $0.style.hasSmallCaps = true } }
  public func lowercaseSmallCaps() -> Font { smallCaps() }
  public func uppercaseSmallCaps() -> Font { smallCaps() }
  public func width(_ width: Width) -> Font { self }
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
