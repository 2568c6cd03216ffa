import FormatStrings
import Foundation

/// What stands in place of a placeholder.
enum SentenceValue: Hashable, Sendable, Codable {
  case text(String)
  /// Digits as in `-12.5`; they are written as the language writes them.
  case number(String)
  indirect case sentence(String.LocalizationValue)
}

extension String {
  /// A key of string tables with the values interpolated into it: a sentence that is not in any language yet.
  ///
  /// A value may be such a sentence itself. Coded, it can be kept and told later, in the language of whoever asks then.
  public struct LocalizationValue: Hashable, Sendable, Codable, ExpressibleByStringInterpolation {
    let key: String
    let values: [SentenceValue]

    init(key: String, values: [SentenceValue]) {
      self.key = key
      self.values = values
    }

    /// A key without values.
    public init(_ value: String) { self.init(key: value, values: []) }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with the values interpolated into it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key.text
      values = stringInterpolation.key.arguments
    }

    /// Puts a placeholder for each value into the key.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key: FormatKey<SentenceValue>

      /// Room for a key of about that many letters.
      public init(literalCapacity: Int, interpolationCount: Int) { key = FormatKey(capacity: literalCapacity) }

      /// Adds to the key, with each `%` doubled.
      public mutating func appendLiteral(_ literal: String) { key.append(literal: literal) }

      /// A text, as `%@`.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }
      /// A whole number, as `%lld`, in the digits of the language.
      public mutating func appendInterpolation<T: SignedInteger>(_ value: T) { append(.number("\(value)"), "%lld") }
      /// A whole number, as `%llu`, in the digits of the language.
      public mutating func appendInterpolation<T: UnsignedInteger>(_ value: T) { append(.number("\(value)"), "%llu") }
      /// A number, as `%lf` with six decimal places, in the digits of the language.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append(.number(String(format: "%lf", Double(value))), "%lf")
      }
      /// What a style makes of a value, as `%@`.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String { append(.text(format.format(value)), "%@") }
      package mutating func appendInterpolation(_ sentence: LocalizationValue) { append(.sentence(sentence), "%@") }
      /// What describes a value, as `%@`.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append(.text("\(value)"), "%@") }

      private mutating func append(_ value: SentenceValue, _ placeholder: String) { key.append(value, as: placeholder) }
    }
  }

  /// The text of a key in the bundle's string tables, with its values put in; the key itself where no table has it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = ._inForce,
    comment: StaticString? = nil
  ) {
    self = Self.found(keyAndValue.key, keyAndValue, table, bundle ?? .main, locale)
  }

  /// The text of a key in the bundle's string tables; that of `defaultValue` where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = ._inForce, comment: StaticString? = nil
  ) {
    self = Self.found("\(key)", defaultValue, table, bundle ?? .main, locale)
  }

  /// The text of a resource in its locale.
  public init(localized resource: LocalizedStringResource) {
    self = Self.found(resource.key, resource.defaultValue, resource.table, resource.tables, resource.locale)
  }

  private static func found(
    _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle, _ locale: Locale
  ) -> String {
    let plain = value.values.map { value -> String in
      switch value {
      case .text(let text), .number(let text): text
      case .sentence(let sentence): Self.found(sentence.key, sentence, table, bundle, locale)
      }
    }
    let found = StringTables.find(key, taking: plain.count, table: table, bundle: bundle, locale: locale)
    guard let found else { return filled(value.key, plain) }
    let digits = LocalDigits(found.locale, writtenAs: locale)
    let shown = zip(value.values, plain).map { value, text -> String in
      switch value {
      case .number: digits?.written(text) ?? text
      case .text: found.isRightToLeft ? RightToLeftText.isolated(text) : text
      case .sentence: text
      }
    }
    let text = filled(found.entry.format(for: plain, in: found.locale), shown)
    return found.isRightToLeft ? RightToLeftText.begun(text) : text
  }

  /// Puts values where a format has its placeholders; those without a value vanish.
  private static func filled(_ format: String, _ values: [String]) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    return FormatPiece.pieces(of: format).reduce(into: "") { text, piece in
      switch piece {
      case .text(let literal): text += literal
      case .conversion(let conversion):
        if values.indices.contains(conversion.index) { text += values[conversion.index] }
      }
    }
  }
}

// Apple's one function has defaults, and so has Foundation's here, which knows fewer kinds of tables. In files that import both, functions without
// defaults are preferred; a call that names everything is ambiguous there.

/// The text of a key in the bundle's string tables, in the language of the machine.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  StringTables.find(key, table: tableName, bundle: bundle, locale: ._inForce)?.entry.format
    ?? (value.isEmpty ? key : value)
}

/// With a table and a bundle; the key where no table has it.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: bundle, value: "", comment: comment)
}

/// With a table of the main bundle and a text for where it has none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: .main, value: value, comment: comment)
}

/// With a table of the main bundle; the key where it has none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: .main, value: "", comment: comment)
}

/// With a bundle and a text for where its table has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: bundle, value: value, comment: comment)
}

/// With a bundle; the key where its table has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: comment)
}

/// With a text for where the main bundle's table has none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: .main, value: value, comment: comment)
}

/// From the main bundle; the key where its table has none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: .main, value: "", comment: comment)
}
