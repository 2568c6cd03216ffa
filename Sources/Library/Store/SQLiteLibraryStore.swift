import Foundation

/// The library in one SQLite file, for any number of processes at once (write-ahead log).
public final class SQLiteLibraryStore: LibraryStore, @unchecked Sendable {
  static let format: Int64 = 1

  private let lock = NSLock()
  private let database: SQLiteDatabase
  private var dataVersion: Int64 = -1

  /// Opens the file, which must exist in a usable form or not at all.
  public init(file: URL) throws(LibraryStoreError) {
    database = try SQLiteDatabase(path: file.path)
    let format = try database.number("PRAGMA user_version")
    guard format <= Self.format else { throw .newer(version: Int(format)) }
    var report = "ok"
    try database.run("PRAGMA quick_check(1)") { report = $0.text(0) ?? report }
    guard report == "ok" else { throw .damaged(report) }
    try database.run("PRAGMA journal_mode = WAL")
    try database.run("PRAGMA synchronous = NORMAL")
    try database.run("PRAGMA cache_size = -512")
    try Self.makeTables(database)
  }

  /// Opens the file at `file`, making its folder where there is none. A damaged or newer file is kept under another name.
  /// - Returns: the store, and where the unusable file is now; nil where all was well.
  public static func opened(at file: URL, now: Date = Date()) throws(LibraryStoreError) -> (SQLiteLibraryStore, URL?) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unavailable("its folder \(file.deletingLastPathComponent().path) cannot be made")
    }
    do throws(LibraryStoreError) {
      return (try SQLiteLibraryStore(file: file), nil)
    } catch {
      if case .unavailable = error { throw error }
      let aside = try setAside(file, now: now)
      return (try SQLiteLibraryStore(file: file), aside)
    }
  }

  private static func setAside(_ file: URL, now: Date) throws(LibraryStoreError) -> URL {
    let stamp = Int(now.timeIntervalSince1970)
    let aside = URL(fileURLWithPath: "\(file.path).set-aside-\(stamp)")
    do {
      try FileManager.default.moveItem(at: file, to: aside)
      for ending in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + ending) {
        try FileManager.default.moveItem(atPath: file.path + ending, toPath: aside.path + ending)
      }
    } catch {
      throw .unavailable("\(file.path) is unusable and cannot be renamed")
    }
    return aside
  }

  private static func makeTables(_ database: SQLiteDatabase) throws(LibraryStoreError) {
    try database.run("BEGIN IMMEDIATE")
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS records (
        kind TEXT NOT NULL, key TEXT NOT NULL, value TEXT, revision INTEGER NOT NULL, PRIMARY KEY (kind, key)
      ) WITHOUT ROWID
      """)
    try database.run("CREATE INDEX IF NOT EXISTS records_by_revision ON records (revision)")
    try database.run("CREATE TABLE IF NOT EXISTS counter (id INTEGER PRIMARY KEY CHECK (id = 1), revision INTEGER)")
    try database.run("INSERT OR IGNORE INTO counter VALUES (1, 0)")
    try database.run("PRAGMA user_version = \(format)")
    try database.run("COMMIT")
  }

  public func changes(after revision: Int64) throws(LibraryStoreError) -> LibraryChanges {
    lock.lock()
    defer { lock.unlock() }
    var changes = LibraryChanges(records: [], revision: revision)
    dataVersion = try database.number("PRAGMA data_version")
    try database.run(
      "SELECT kind, key, value, revision FROM records WHERE revision > \(revision) ORDER BY revision"
    ) { row in
      changes.revision = max(changes.revision, row.number(3))
      guard let kind = row.text(0).flatMap(RecordKind.init), let key = row.text(1) else { return }
      changes.records.append(LibraryRecord(RecordID(kind, key), value: row.text(2)))
    }
    return changes
  }

  public func write(_ records: [LibraryRecord]) throws(LibraryStoreError) {
    lock.lock()
    defer { lock.unlock() }
    try database.run("BEGIN IMMEDIATE")
    do throws(LibraryStoreError) {
      try database.run("UPDATE counter SET revision = revision + 1")
      for record in records {
        try database.run(
          """
          INSERT INTO records VALUES (?1, ?2, ?3, (SELECT revision FROM counter))
          ON CONFLICT (kind, key) DO UPDATE SET value = excluded.value, revision = excluded.revision
          """, [record.id.kind.rawValue, record.id.key, record.value])
      }
      try database.run("COMMIT")
    } catch {
      // What was begun must not stay open; the first error is the one that tells.
      try? database.run("ROLLBACK")
      throw error
    }
  }

  /// SQLite's `data_version` changes when another connection commits.
  public func mayHaveChanged() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard let version = try? database.number("PRAGMA data_version") else { return true }
    return version != dataVersion
  }
}
