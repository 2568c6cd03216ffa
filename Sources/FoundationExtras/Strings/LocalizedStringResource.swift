import Foundation

/// A key of string tables with what it takes to look it up later, in a locale of its own.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the string tables are.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)

    /// The bundle of a class.
    public static func forClass(_ anyClass: AnyClass) -> BundleDescription { .atURL(Bundle(for: anyClass).bundleURL) }
  }

  /// The key of the string tables.
  public let key: String
  /// What is told where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for the usual one.
  public let table: String?
  /// Where the string tables are.
  public let bundle: BundleDescription
  /// The locale that the key is looked up for.
  public var locale: Locale

  /// A key with its values; the key is the text where no table has it.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = ._inForce,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  /// A key with a text for where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = ._inForce,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  /// A key without values, of the main bundle.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A key with the values interpolated into it, of the main bundle.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  package var tables: Bundle {
    switch bundle {
    case .main: .main
    case .atURL(let url): Bundle(url: url) ?? .main
    }
  }
}
