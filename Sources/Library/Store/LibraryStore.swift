import FoundationExtras

/// Where the library's records live. All calls come one at a time, from any thread.
package protocol LibraryStore: AnyObject, Sendable {
  /// What has been written after `revision` by anybody, and the newest revision. From 0: everything.
  func changes(after revision: Int64) throws(LibraryStoreError) -> LibraryChanges

  /// Writes all of it or nothing. Records without a value are taken away.
  func write(_ records: [LibraryRecord]) throws(LibraryStoreError)

  /// Whether nothing can be written, because the store is a newer Kiosk's.
  var isReadOnly: Bool { get }

  /// Whether somebody else may have written since the last call; cheap enough to ask every second.
  func mayHaveChanged() -> Bool
}

extension LibraryStore {
  /// Writes, and gives the failure as a value.
  func writing(_ records: [LibraryRecord]) -> LibraryStoreError? {
    do throws(LibraryStoreError) {
      try write(records)
      return nil
    } catch {
      return error
    }
  }
}

extension LibraryStore {
  package var isReadOnly: Bool { false }
}

package struct LibraryChanges: Equatable, Sendable {
  package var records: [LibraryRecord]
  package var revision: Int64

  package init(records: [LibraryRecord], revision: Int64) {
    self.records = records
    self.revision = revision
  }
}

/// Why the library's file cannot be used.
package enum LibraryStoreError: Error, Equatable, Sendable {
  /// The file is not what it should be; the reason is SQLite's.
  case damaged(String)
  /// A newer Kiosk has written it: it must not be changed.
  case newer
  /// It cannot be read or written just now.
  case unavailable(String)
}

extension LibraryStoreError: CustomStringConvertible {
  package var description: String { words.english }

  /// One sentence for people, in no language yet.
  package var words: String.LocalizationValue {
    switch self {
    case .damaged(let reason): "The library file is damaged (\(reason))."
    case .newer: "Your library was written by a newer Kiosk, so this one does not change it. Install the newer one."
    case .unavailable(let reason): "The library file cannot be used (\(reason))."
    }
  }
}
