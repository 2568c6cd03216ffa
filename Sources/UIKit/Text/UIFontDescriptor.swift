import Foundation

/// What a font is like.
public final class UIFontDescriptor: NSObject, Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// A design of letters; hosts have the usual one and the one with letters of equal width.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let font: UIFont
  init(_ font: UIFont) { self.font = font }

  public var pointSize: CGFloat { font.pointSize }
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if (font.weight ?? .regular).rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      UIFont(
        size: font.pointSize, name: font.fontName, textStyle: font.textStyle, weight: font.weight,
        isItalic: font.isItalic, isMonospaced: design == .monospaced))
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      UIFont(
        size: font.pointSize, name: font.fontName, textStyle: font.textStyle,
        weight: symbolicTraits.contains(.traitBold) ? .bold : font.weight,
        isItalic: symbolicTraits.contains(.traitItalic),
        isMonospaced: font.isMonospaced || symbolicTraits.contains(.traitMonoSpace)))
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// - Parameter pointSize: 0 keeps the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      size: pointSize > 0 ? pointSize : font.pointSize, name: font.fontName,
      textStyle: pointSize > 0 ? nil : font.textStyle, weight: font.weight, isItalic: font.isItalic,
      isMonospaced: font.isMonospaced)
  }

  /// The host's fonts are not known to the program.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  public static var buttonFontSize: CGFloat { 18 }
  // As a usual sans serif has it.
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.24 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var xHeight: CGFloat { pointSize * 0.52 }
  public var leading: CGFloat { 0 }
}

extension UIFont.TextStyle {
  public static let extraLargeTitle = UIFont.TextStyle(rawValue: "largeTitle")
  public static let extraLargeTitle2 = UIFont.TextStyle(rawValue: "title")
}
