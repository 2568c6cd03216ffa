import Foundation
import OutsideText

/// How TMDb's fields are read: what is missing, null or of another type is nothing, and spoils no more than itself.
extension KeyedDecodingContainer {
  /// A number, also where it is written as text.
  func number(_ key: Key) -> Double? {
    if let number = try? decodeIfPresent(Double.self, forKey: key), number.isFinite { return number }
    if let text = try? decodeIfPresent(String.self, forKey: key), let number = Double(text), number.isFinite {
      return number
    }
    return nil
  }

  /// A whole number, also where it is written as `104.0` or `"104"`.
  func wholeNumber(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    return number(key).flatMap { Int(exactly: $0) }
  }

  /// A whole number above zero: TMDb writes 0 for what it does not know.
  func amount(_ key: Key) -> Int? {
    wholeNumber(key).flatMap { $0 > 0 ? $0 : nil }
  }

  /// True only for `true`.
  func flag(_ key: Key) -> Bool {
    (try? decodeIfPresent(Bool.self, forKey: key)) ?? false
  }

  /// A line fit to show; nil where it is empty.
  func line(_ key: Key) -> String? {
    guard let text = try? decodeIfPresent(String.self, forKey: key) else { return nil }
    let line = PlainText.label(text)
    return line.isEmpty ? nil : line
  }

  /// Text of any length with its line breaks, fit to show; empty where there is none.
  func block(_ key: Key) -> String {
    let text = (try? decodeIfPresent(String.self, forKey: key)) ?? ""
    return ControlFilter.block(text).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  func day(_ key: Key) -> CalendarDay? {
    line(key).flatMap { CalendarDay($0) }
  }

  func image(_ key: Key) -> ImagePath? {
    (try? decodeIfPresent(String.self, forKey: key)).flatMap { ImagePath($0) }
  }

  /// A value; nil where it is missing or cannot be read.
  func value<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// Elements that can be read, in their order; damaged ones are left out one by one.
  func readable<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    rows(type, key).compactMap(\.value)
  }

  func rows<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Readable<Element>] {
    (try? decodeIfPresent([Readable<Element>].self, forKey: key)) ?? []
  }

  /// The elements of a part that holds them under `results`.
  func results<Element: Decodable>(_ type: Element.Type, _ key: Key) -> [Element] {
    value(Results<Element>.self, key)?.elements ?? []
  }
}

/// A value, or nil where it cannot be decoded: keeps one bad row from spoiling a list.
struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

private struct Results<Element: Decodable>: Decodable {
  let elements: [Element]

  private enum CodingKeys: CodingKey { case results }

  init(from decoder: any Decoder) throws {
    elements = try decoder.container(keyedBy: CodingKeys.self).readable(Element.self, .results)
  }
}
