import Foundation
import Networking
import OutsideText

/// What only Hacker News's fields hold.
extension KeyedDecodingContainer {
  /// Ids in their order: positive, each once.
  func ids(_ key: Key) -> [Int] {
    value(IDList.self, key)?.ids ?? []
  }

  /// Seconds since 1970; milliseconds are recognised; impossible moments become nil.
  func moment(_ key: Key) -> Date? {
    number(key).flatMap(Moment.date)
  }

  /// A text in Hacker News's HTML; nil where it is empty.
  func html(_ key: Key) -> RichText? {
    text(key).flatMap { $0.isEmpty ? nil : RichText(html: $0) }
  }
}

/// A list of ids as the official API sends it: an array (with nulls, perhaps), an object with numbers as keys, or `null`.
struct IDList: Decodable, Hashable, Sendable {
  var ids: [Int]

  init(_ ids: [Int]) {
    var seen: Set<Int> = []
    self.ids = ids.filter { $0 > 0 && seen.insert($0).inserted }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self.init([])
    } else if let numbers = try? container.decode([Int].self) {
      self.init(numbers)
      if ids.isEmpty, !numbers.isEmpty { throw Self.damage(decoder) }
    } else if let array = try? container.decode([Readable<WholeNumber>].self) {
      self.init(array.compactMap { $0.value?.value })
      if ids.isEmpty, !array.isEmpty { throw Self.damage(decoder) }
    } else {
      guard let object = try? container.decode([String: Readable<WholeNumber>].self) else {
        throw Self.damage(decoder)
      }
      let ordered = object.compactMap { key, row in Int(key).map { ($0, row.value?.value) } }.sorted { $0.0 < $1.0 }
      self.init(ordered.compactMap(\.1))
      // The service writes an empty list as `null`.
      if ids.isEmpty { throw Self.damage(decoder) }
    }
  }

  /// What has something in it and no id is another answer than a list, and not one without stories.
  private static func damage(_ decoder: any Decoder) -> DecodingError {
    .typeMismatch([Any].self, .init(codingPath: decoder.codingPath, debugDescription: "This is no list of ids."))
  }
}

private enum Moment {
  /// The year 2100 in seconds; what lies beyond is either milliseconds or nonsense.
  private static let latest = 4_102_444_800.0

  static func date(_ seconds: Double) -> Date? {
    if seconds > 0, seconds <= latest { return Date(timeIntervalSince1970: seconds) }
    if seconds > latest, seconds / 1000 <= latest { return Date(timeIntervalSince1970: seconds / 1000) }
    return nil
  }
}
