import Foundation

/// A font by role, size or name.
public final class UIFont: NSObject, Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption")
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

  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 100…900, as hosts count.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: 100)
    public static let thin = Weight(rawValue: 200)
    public static let light = Weight(rawValue: 300)
    public static let regular = Weight(rawValue: 400)
    public static let medium = Weight(rawValue: 500)
    public static let semibold = Weight(rawValue: 600)
    public static let bold = Weight(rawValue: 700)
    public static let heavy = Weight(rawValue: 800)
    public static let black = Weight(rawValue: 900)
  }

  public let pointSize: CGFloat
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

  public var familyName: String { fontName }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public static var labelFontSize: CGFloat { 17 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, isItalic: true) }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, isMonospaced: true)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, textStyle: style)
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, name: fontName, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
  }
}

/// Scales sizes with the text size a person prefers; hosts scale by themselves.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
