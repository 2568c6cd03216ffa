import Foundation

/// A key of string tables with what it takes to look it up later, in a locale of its own.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the string tables are.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)

    public static func forClass(_ anyClass: AnyClass) -> BundleDescription { .atURL(Bundle(for: anyClass).bundleURL) }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public let bundle: BundleDescription
  public var locale: Locale

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

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

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
