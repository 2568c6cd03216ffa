import Foundation

/// A font by role, size or name.
public final class UIFont: NSObject, Sendable {
  /// What a text is in a screen; hosts know the size and weight of each.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// A style by its name; one that is not known here has 17 points.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of a screen, 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title, 28 points.
    public static let title1 = TextStyle(rawValue: "title")
    /// A title of the second order, 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third order, 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The line that stands out among others, 17 points.
    public static let headline = TextStyle(rawValue: "headline")
    /// A line below a headline, 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text, 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// Text that is set off, 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// A note, 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// What stands below a picture, 12 points.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// What stands below a picture, smaller: 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// In points.
    var size: CGFloat {
      switch rawValue {
      case "largeTitle": 34
      case "title": 28
      case "title2": 22
      case "title3": 20
      case "callout": 16
      case "subheadline": 15
      case "footnote": 13
      case "caption": 12
      case "caption2": 11
      default: 17
      }
    }
  }

  /// How thick letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 100…900, as hosts count.
    public let rawValue: CGFloat
    /// A weight by its number, 100…900, not Apple's -1…1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest, 100.
    public static let ultraLight = Weight(rawValue: 100)
    /// Very thin, 200.
    public static let thin = Weight(rawValue: 200)
    /// Thin, 300.
    public static let light = Weight(rawValue: 300)
    /// The usual weight, 400.
    public static let regular = Weight(rawValue: 400)
    /// A little thicker, 500.
    public static let medium = Weight(rawValue: 500)
    /// Between medium and bold, 600.
    public static let semibold = Weight(rawValue: 600)
    /// Bold, 700.
    public static let bold = Weight(rawValue: 700)
    /// Very thick, 800.
    public static let heavy = Weight(rawValue: 800)
    /// The thickest, 900.
    public static let black = Weight(rawValue: 900)
  }

  /// The size in points; that of a style is the usual one.
  public let pointSize: CGFloat
  /// The name of the face; empty for the host's own.
  public let fontName: String
  package let textStyle: TextStyle?
  package let weight: Weight?
  package let isItalic: Bool
  package let isMonospaced: Bool

  init(
    size: CGFloat, name: String? = nil, textStyle: TextStyle? = nil, weight: Weight? = nil, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    pointSize = size
    fontName = name ?? ""
    self.textStyle = textStyle
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }

  /// A face by name, where the host has it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(size: fontSize, name: fontName)
  }

  /// The same as `fontName`.
  public var familyName: String { fontName }
  /// 1.2 times the size, as an estimate: the program does not know the host's font.
  public var lineHeight: CGFloat { pointSize * 1.2 }
  /// 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The host's font, in a size in points and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  /// The host's font in bold, in a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
  /// The host's font in italics, in a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, isItalic: true) }
  /// The host's font with letters of equal width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, isMonospaced: true)
  }
  /// The host's font; its digits are as wide as the host draws them.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  /// The font of a style, as large as the host draws it.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, textStyle: style)
  }

  /// The font of a style; hosts scale by the person's own text size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The same face in another size in points; it no longer follows a style.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, name: fontName, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
  }
}

/// Scales sizes with the text size a person prefers; hosts scale by themselves.
public final class UIFontMetrics: NSObject, Sendable {
  /// Sizes that follow running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Sizes that follow a style, which is not kept.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The same font; hosts scale by themselves.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The same font, no larger than a number of points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The same number; hosts scale by themselves.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
