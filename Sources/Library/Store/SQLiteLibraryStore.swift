import Foundation
import Locks
import Storage

/// The library in one SQLite file, for any number of processes at once.
package final class SQLiteLibraryStore: LibraryStore, Sendable {
  // A file that was copied table by table has lost its version: what is there already stays.
  private static let steps = [
    [
      """
      CREATE TABLE IF NOT EXISTS records (
        kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT, revision INTEGER NOT NULL, PRIMARY KEY (kind, key)
      ) WITHOUT ROWID
      """,
      "CREATE INDEX IF NOT EXISTS records_by_revision ON records (revision)",
      "CREATE TABLE IF NOT EXISTS counter (id INTEGER PRIMARY KEY CHECK (id = 1), revision INTEGER)",
      "INSERT OR IGNORE INTO counter VALUES (1, 0)",
    ]
  ]

  /// Where the file is now that was unusable; nil where all was well.
  package let setAside: URL?
  /// What was wrong with the rights of the file or its folder and is mended, a sentence each.
  package var remarks: [String] { database.remarks }
  private let database: Database
  /// SQLite's number for what was read last.
  private let dataVersion = Locked<Int64>(-1)

  /// Asked once, when the file is opened: a newer Kiosk has written it. It is read as far as it is understood.
  package let isReadOnly: Bool

  /// Opens the file, making it and its folder where there is none. A damaged one is kept under another name.
  package init(file: URL) throws(LibraryStoreError) {
    database = Database(file: file, content: .irreplaceable(steps: Self.steps), patience: 3)
    do throws(DatabaseError) {
      setAside = try database.open()
      isReadOnly = database.isReadOnly
    } catch {
      throw LibraryStoreError(error, file: file)
    }
  }

  package func changes(after revision: Int64) throws(LibraryStoreError) -> LibraryChanges {
    try perform { connection throws(DatabaseError) in
      var changes = LibraryChanges(records: [], revision: revision)
      let version = try connection.dataVersion()
      dataVersion.withLock { $0 = version }
      try connection.read(
        "SELECT kind, key, value, revision FROM records WHERE revision > ? ORDER BY revision", [.integer(revision)]
      ) { row in
        changes.revision = max(changes.revision, row.integer(3) ?? 0)
        guard let kind = row.text(0).flatMap(RecordKind.init), let key = row.text(1) else { return }
        changes.records.append(LibraryRecord(RecordID(kind, key), value: row.text(2)))
      }
      return changes
    }
  }

  package func write(_ records: [LibraryRecord]) throws(LibraryStoreError) {
    guard !isReadOnly else { throw .newer }
    try perform { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in
        try connection.run("UPDATE counter SET revision = revision + 1")
        for record in records {
          try connection.run(
            """
            INSERT INTO records VALUES (?, ?, ?, (SELECT revision FROM counter))
            ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, revision = excluded.revision
            """, [.text(record.id.kind.rawValue), .text(record.id.key), .text(orNull: record.value)])
        }
      }
    }
  }

  /// Copies the whole library, as it is at one moment, into an empty file that is there already.
  package func backUp(to copy: URL) throws(LibraryStoreError) {
    try perform { connection throws(DatabaseError) in try connection.run("VACUUM INTO ?", [.text(copy.path)]) }
  }

  /// The records of a backup, which is left as it is.
  package static func records(ofBackup file: URL) throws(LibraryStoreError) -> [LibraryRecord] {
    do throws(DatabaseError) {
      var records: [LibraryRecord] = []
      let connection = try DatabaseConnection(reading: file)
      try connection.check()
      try connection.read("SELECT kind, key, value FROM records WHERE value IS NOT NULL", []) { row in
        guard let kind = row.text(0).flatMap(RecordKind.init), let key = row.text(1) else { return }
        records.append(LibraryRecord(RecordID(kind, key), value: row.text(2)))
      }
      return records
    } catch {
      throw error.reason == .refused
        ? .damaged("\(file.path) is no library") : LibraryStoreError(error, file: file)
    }
  }

  /// Puts these records in the place of all there are. Others who have the library open see it as changes.
  package func replaceAll(by records: [LibraryRecord]) throws(LibraryStoreError) {
    let kept = Set(records.map(\.id))
    let gone = try changes(after: 0).records.filter { $0.value != nil && !kept.contains($0.id) }
    try write(records + gone.map { LibraryRecord($0.id, value: nil) })
  }

  package func mayHaveChanged() -> Bool {
    let changed = try? perform { connection throws(DatabaseError) in
      try connection.dataVersion() != dataVersion.withLock { $0 }
    }
    return changed ?? true
  }

  private func perform<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(LibraryStoreError) -> Value {
    do throws(DatabaseError) {
      return try database.perform(body)
    } catch {
      throw LibraryStoreError(error, file: database.file)
    }
  }
}

extension LibraryStoreError {
  init(_ error: DatabaseError, file: URL) {
    self =
      switch error.reason {
      case .damaged: .damaged(error.detail)
      case .noFolder: .unavailable("its folder \(file.deletingLastPathComponent().path) cannot be made")
      case .newer: .newer
      case .busy, .inaccessible, .refused: .unavailable(error.detail)
      }
  }
}
