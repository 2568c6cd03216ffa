import Foundation
import OutsideText

/// How the services' fields are read: what is missing, null, of another type or damaged is nothing, and spoils no more than
/// itself.
///
/// A service adds readings of its own to these; what its model cannot do without, the model refuses itself.
extension KeyedDecodingContainer {
  // MARK: - Numbers

  /// A finite number, also where it is written as text.
  package func number(_ key: Key) -> Double? {
    if let number = try? decodeIfPresent(Double.self, forKey: key) { return number.isFinite ? number : nil }
    return text(key).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A whole number, also where it is written as `104.0` or `"104"`.
  package func wholeNumber(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    return value(WholeNumber.self, key)?.value
  }

  /// A whole number above zero: an id, or an amount that is 0 where nobody knows it.
  package func positive(_ key: Key) -> Int? {
    wholeNumber(key).flatMap { $0 > 0 ? $0 : nil }
  }

  /// True only for `true`.
  package func flag(_ key: Key) -> Bool {
    value(Bool.self, key) ?? false
  }

  // MARK: - Text

  /// Text as it came, not yet fit to show.
  package func text(_ key: Key) -> String? {
    value(String.self, key)
  }

  /// A name or another short text without entities, fit to show; nil where nothing is left of it.
  package func label(_ key: Key) -> String? {
    text(key).map(PlainText.label).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A title with its entities decoded, fit to show; nil where nothing is left of it.
  package func title(_ key: Key) -> String? {
    text(key).map(PlainText.title).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// An `http` or `https` address with a host.
  package func link(_ key: Key) -> URL? {
    text(key).flatMap(SafeLink.url)
  }

  /// A moment written out, as ``Timestamp`` reads it.
  package func timestamp(_ key: Key) -> Date? {
    text(key).flatMap(Timestamp.date)
  }

  // MARK: - Parts

  /// A part that reads itself.
  package func value<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// Elements that can be read, in their order; damaged ones are left out one by one.
  package func readable<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    rows(type, key).compactMap(\.value)
  }

  /// All elements, also those that cannot be read; none where there is no list.
  package func rows<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Readable<Element>] {
    value([Readable<Element>].self, key) ?? []
  }

  /// Fails where the key is missing: then this is another answer.
  package func mustHave(_ key: Key) throws {
    guard !contains(key) else { return }
    throw DecodingError.keyNotFound(
      key, .init(codingPath: codingPath, debugDescription: "Another answer than expected."))
  }

  /// Fails where there is something else than a list: then nobody knows what the list would hold.
  package func mustBeList(_ key: Key) throws {
    guard contains(key), (try? decodeNil(forKey: key)) != true, (try? nestedUnkeyedContainer(forKey: key)) == nil else {
      return
    }
    throw DecodingError.typeMismatch(
      [Any].self, .init(codingPath: codingPath + [key], debugDescription: "This is no list."))
  }

  /// What a model throws that cannot do without a field.
  package func damage(_ key: Key, _ reason: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: reason)
  }
}

/// A value, or nil where it cannot be read: keeps one bad row from spoiling a list.
package struct Readable<Value: Decodable>: Decodable {
  package let value: Value?

  package init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

/// A whole number, written as `104`, `104.0`, `"104"` or `"104.0"`; fails for everything else.
package struct WholeNumber: Decodable {
  package let value: Int

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      value = number
    } else if let number = try? container.decode(Double.self), let whole = Int(exactly: number) {
      value = whole
    } else if let text = try? container.decode(String.self),
      let whole = Int(text) ?? Double(text).flatMap(Int.init(exactly:))
    {
      value = whole
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no whole number.")
    }
  }
}
