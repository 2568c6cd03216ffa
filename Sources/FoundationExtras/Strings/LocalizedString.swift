import Foundation

extension String {
  /// A key of string tables with the values interpolated into it.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    let values: [String]

    public init(_ value: String) {
      key = value
      values = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var values: [String] = []

      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
      public mutating func appendInterpolation<T: SignedInteger>(_ value: T) { append("\(value)", "%lld") }
      public mutating func appendInterpolation<T: UnsignedInteger>(_ value: T) { append("\(value)", "%llu") }
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append(String(format: "%lf", Double(value)), "%lf")
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String { append(format.format(value), "%@") }
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append("\(value)", "%@") }

      private mutating func append(_ value: String, _ placeholder: String) {
        key += placeholder
        values.append(value)
      }
    }
  }

  /// The text of a key in the bundle's string tables, with its values put in; the key itself where no table has it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let found = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table)
    self = Self.filled(found, keyAndValue.values)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let found = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
    self = Self.filled(found, defaultValue.values)
  }

  /// Puts values where a format has its placeholders; understands `%@`, `%lld` and the like, `%%`, and positions as in `%2$@`.
  private static func filled(_ format: String, _ values: [String]) -> String {
    var (text, next) = ("", 0)
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      guard let end = rest.firstIndex(where: { "@dDuUxXofFeEgGcsaA".contains($0) }),
        rest[..<end].allSatisfy({ $0.isNumber || "$.+-# lhqz".contains($0) })
      else {
        text.append("%")
        continue
      }
      let specifier = rest[..<end]
      let position = specifier.firstIndex(of: "$").flatMap { Int(specifier[..<$0]) }
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      if values.indices.contains(index) { text += values[index] }
      rest = rest[rest.index(after: end)...]
    }
    return text
  }
}
