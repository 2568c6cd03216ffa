import Foundation

/// How large a person wants text. Hosts scale text by themselves, so it is always `large`, the usual one.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String
  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// Three sizes below the usual one.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Two sizes below the usual one.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// One size below the usual one.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// One size above the usual one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// Two sizes above the usual one.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// Three sizes above the usual one.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// The first of the five largest sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// The second of the five largest sizes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// The third of the five largest sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
  /// The fourth of the five largest sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")

  /// Whether the size is one of the five largest.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }

  /// Never posted.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UITraitCollection {
  /// Always `large`: hosts scale text by themselves.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UIApplication {
  /// Always `large`: hosts scale text by themselves.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
