import Foundation
import FoundationExtras
import Locks

/// A key or value of a file of ours that Kiosk cannot use.
struct ConfigurationProblem: Error {
  var sentence: String.LocalizationValue
  var hint: String.LocalizationValue?
}

/// Keys of a file of ours that this Kiosk does not know: a newer one's perhaps, or a slip.
final class UnknownKeys: Sendable {
  private let noted = Locked<[String.LocalizationValue]>([])

  var sentences: [String.LocalizationValue] { noted.withLock { $0 } }

  fileprivate func note(_ more: [String.LocalizationValue]) { noted.withLock { $0 += more } }

  /// Where a decoder has them.
  static let key = CodingUserInfoKey(rawValue: "unknown keys")
}

/// The keys of an object of the file that Kiosk knows. Others are noted.
struct KnownFields<Key: RawRepresentable & CaseIterable> where Key.RawValue == String {
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let container: KeyedDecodingContainer<AnyKey>

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: AnyKey.self)
    let known = Key.allCases.map(\.rawValue)
    let unknown = container.allKeys.map(\.stringValue).filter { !known.contains($0) }.sorted()
    guard !unknown.isEmpty, let key = UnknownKeys.key, let notes = decoder.userInfo[key] as? UnknownKeys else { return }
    notes.note(
      unknown.map { word in
        let path = (decoder.codingPath.map(\.stringValue) + [word]).joined(separator: ".")
        return Suggestion.added(to: "unknown key \(ShownWord.quoted(path))", for: word, among: known)
      })
  }

  func decode<Value>(_ key: Key, _ read: (String) throws -> Value) throws -> Value? {
    try container.decodeIfPresent(String.self, forKey: AnyKey(stringValue: key.rawValue)).map(read)
  }

  /// The texts of a list; none where the key is missing.
  func decodeTexts<Value>(_ key: Key, _ read: (String) throws -> Value) throws -> [Value] {
    try container.decodeIfPresent([String].self, forKey: AnyKey(stringValue: key.rawValue))?.map(read) ?? []
  }

  /// An object of texts whose keys are the reader's own, in the order of the keys; none where it is missing.
  func decodeWords(_ key: Key) throws -> [(name: String, text: String)] {
    try container.decodeIfPresent([String: String].self, forKey: AnyKey(stringValue: key.rawValue))?
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) } ?? []
  }

  /// The objects of a list; none where the key is missing.
  func decodeObjects<Value: Decodable>(_ key: Key) throws -> [Value] {
    try container.decodeIfPresent([Value].self, forKey: AnyKey(stringValue: key.rawValue)) ?? []
  }

  func decodeBool(_ key: Key) throws -> Bool? {
    try container.decodeIfPresent(Bool.self, forKey: AnyKey(stringValue: key.rawValue))
  }

  func decodeInt(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
    guard let number = try container.decodeIfPresent(Int.self, forKey: AnyKey(stringValue: key.rawValue)) else {
      return nil
    }
    guard range.contains(number) else {
      throw ConfigurationProblem(
        sentence: "\"\(key.rawValue)\" must be from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func decodeObject<Value: Decodable>(_ key: Key) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: AnyKey(stringValue: key.rawValue))
  }
}
