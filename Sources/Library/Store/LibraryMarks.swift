import Foundation
import Storage

/// What has been read, seen and muted, for programs that only look: nothing is made, mended or set aside.
package struct LibraryMarks: Equatable, Sendable {
  package var read: Set<ItemKey> = []
  /// Films that have been watched.
  package var seen: Set<ItemKey> = []
  /// What is not to be seen, rules that are over among it.
  package var mutes: [MuteRule] = []

  package init() {}

  /// The marks in a library's file; none where there is no file.
  package init(in file: URL) throws(LibraryStoreError) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do throws(DatabaseError) {
      let connection = try DatabaseConnection(reading: file)
      read = try Self.keys(of: .read, connection)
      seen = try Self.keys(of: .seen, connection)
      mutes = try connection.rows(
        "SELECT value FROM records WHERE kind = ? AND value IS NOT NULL ORDER BY key", [.text(RecordKind.mute.rawValue)]
      ) { $0.text(0).flatMap { RecordText.value(MuteRule.self, $0) } }
    } catch {
      throw LibraryStoreError(error, file: file)
    }
  }

  private static func keys(
    of kind: RecordKind, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> Set<ItemKey> {
    Set(
      try connection.rows(
        "SELECT key FROM records WHERE kind = ? AND value IS NOT NULL", [.text(kind.rawValue)]
      ) { $0.text(0).flatMap { ItemKey($0) } })
  }
}
