import Foundation

/// What a font is like.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What letters are like.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32
    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide; hosts do not follow it.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow; hosts do not follow it.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// With letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// A design of letters; hosts have the usual one and the one with letters of equal width.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Round letters; hosts draw the usual ones.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// Letters with serifs; hosts draw the usual ones.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let font: UIFont
  init(_ font: UIFont) { self.font = font }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// What the letters are like; bold from a weight of 600.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if (font.weight ?? .regular).rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font of a style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The same in another design: letters of equal width, or the usual ones for all others. Never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      UIFont(
        size: font.pointSize, name: font.fontName, textStyle: font.textStyle, weight: font.weight,
        isItalic: font.isItalic, isMonospaced: design == .monospaced))
  }

  /// The same with other traits; a weight stays where bold is not among them. Never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      UIFont(
        size: font.pointSize, name: font.fontName, textStyle: font.textStyle,
        weight: symbolicTraits.contains(.traitBold) ? .bold : font.weight,
        isItalic: symbolicTraits.contains(.traitItalic),
        isMonospaced: font.isMonospaced || symbolicTraits.contains(.traitMonoSpace)))
  }

  /// What is known of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// A name by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// What letters are like, by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Kept by nobody; hosts draw the usual forms.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// What letters are like.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// A name by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How heavy, a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// Kept by nobody; hosts have one width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// `SymbolicTraits` as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// A font by its name, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// The same with a family, a size and traits; what hosts do not know changes nothing.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let weight = traits[.weight] as? UIFont.Weight
    return UIFontDescriptor(
      UIFont(
        size: attributes[.size] as? CGFloat ?? font.pointSize, name: name ?? font.fontName, textStyle: font.textStyle,
        weight: weight ?? font.weight, isItalic: font.isItalic, isMonospaced: font.isMonospaced))
  }

  /// The same in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The same in another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }
}

extension UIFont {
  /// What the font is like.
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
  /// Always empty.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  // As a usual sans serif has it.
  /// 0.95 times the size, as an estimate.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// -0.24 times the size, as an estimate.
  public var descender: CGFloat { pointSize * -0.24 }
  /// 0.7 times the size, as an estimate.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// 0.52 times the size, as an estimate.
  public var xHeight: CGFloat { pointSize * 0.52 }
  /// Always 0.
  public var leading: CGFloat { 0 }
}

extension UIFont.TextStyle {
  /// The same as `largeTitle`.
  public static let extraLargeTitle = UIFont.TextStyle(rawValue: "largeTitle")
  /// The same as `title1`.
  public static let extraLargeTitle2 = UIFont.TextStyle(rawValue: "title")
}
