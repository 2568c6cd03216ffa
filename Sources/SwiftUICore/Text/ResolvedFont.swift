import Foundation

extension Font {
  /// What fonts are resolved in; hosts have one text size for all.
  public struct Context: Hashable, Sendable {}

  /// A font with its size and looks in numbers.
  public struct Resolved: Hashable, Sendable {
    /// In points.
    public let pointSize: CGFloat
    /// How heavy letters are.
    public let weight: Font.Weight
    /// Whether letters are bold.
    public let isBold: Bool
    /// Whether letters are slanted.
    public let isItalic: Bool
    /// Whether letters are of one width.
    public let isMonospaced: Bool
    /// Whether small letters are small capitals.
    public let isSmallCaps: Bool
  }

  /// The font in numbers.
  public func resolve(in context: Context) -> Resolved {
    let measure = TypeScale.measure(of: style)
    let weight = style.weight ?? (style.role == .headline ? .semibold : .regular)
    return Resolved(
      pointSize: CGFloat(style.size ?? measure.size), weight: Font.Weight(weight: weight),
      isBold: weight.rawValue >= FontStyle.Weight.bold.rawValue, isItalic: style.isItalic,
      isMonospaced: style.design == .monospaced, isSmallCaps: style.hasSmallCaps)
  }
}

extension EnvironmentValues {
  /// What fonts are resolved in; hosts have one text size for all.
  public var fontResolutionContext: Font.Context { Font.Context() }
}
