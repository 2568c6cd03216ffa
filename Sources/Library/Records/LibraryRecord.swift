import Foundation

/// What the library keeps, one kind of thing each.
package enum RecordKind: String, CaseIterable, Hashable, Sendable {
  case read, visit, saved, opened, seen, mute, setting, list, follow, inbox
  /// The one record of the ``TrustedTime``. It belongs to a store, not to the reader's contents, and goes into no file.
  case time
}

/// Names one record.
package struct RecordID: Hashable, Sendable {
  package var kind: RecordKind
  package var key: String

  package init(_ kind: RecordKind, _ key: String) {
    self.kind = kind
    self.key = key
  }

  static let trustedTime = RecordID(.time, "trusted")
}

/// One record as stores and files hold it: a JSON text, or nil for one that has been taken away.
package struct LibraryRecord: Hashable, Sendable {
  package var id: RecordID
  package var value: String?

  package init(_ id: RecordID, value: String?) {
    self.id = id
    self.value = value
  }
}

/// How values are written in records: dates as seconds since 1970, keys in order, so that equal values are equal texts.
enum RecordText {
  static func text(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  static func value<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try? decoder.decode(type, from: Data(text.utf8))
  }
}
