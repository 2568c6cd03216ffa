import Foundation
import OutsideText

/// How NewsAPI's fields are read: what is missing, null or of another type is nothing, and spoils no more than itself.
extension KeyedDecodingContainer {
  /// A whole number, also where it is written as `3.0` or `"3"`.
  func wholeNumber(_ key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    if let number = try? decodeIfPresent(Double.self, forKey: key) { return Int(exactly: number) }
    return text(key).flatMap { Int($0) }
  }

  /// Text as it came; nil where it is missing, of another type or damaged.
  func text(_ key: Key) -> String? {
    try? decodeIfPresent(String.self, forKey: key)
  }

  /// A name without entities, fit to show; nil where nothing is left of it.
  func label(_ key: Key) -> String? {
    text(key).map(PlainText.label).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// An `http` or `https` address with a host; nil for everything else.
  func link(_ key: Key) -> URL? {
    text(key).flatMap(SafeLink.url)
  }
}

/// A row of a list, or nil where it cannot be read: one bad row never spoils its page.
struct Row<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}
