import CSQLite
import Foundation

/// An open database file. Used by one thread at a time; ``Database`` sees to that.
package final class DatabaseConnection {
  private let handle: OpaquePointer
  private var prepared: [String: OpaquePointer] = [:]

  /// Opens or creates the file in write-ahead mode, so that readers and a writer of several
  /// processes do not wait for each other.
  /// - Parameter patience: how long to wait for another process's lock, in seconds.
  init(file: URL, patience: TimeInterval) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(file.path, &handle, flags, nil)
    guard let handle else { throw DatabaseError(.inaccessible, "SQLite has no memory for \(file.lastPathComponent).") }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(patience * 1000))
    guard code == SQLITE_OK else { throw error(code) }
    try useWriteAheadLog(patience: patience)
    try run("PRAGMA synchronous = NORMAL")
    try run("PRAGMA journal_size_limit = 4194304")
    // In KiB: pages kept in memory; the system keeps the file's pages too.
    try run("PRAGMA cache_size = -512")
  }

  /// Opens a file that must not be changed.
  package init(reading file: URL) throws(DatabaseError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(file.path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
    guard let handle else { throw DatabaseError(.inaccessible, "SQLite has no memory for \(file.lastPathComponent).") }
    self.handle = handle
    guard code == SQLITE_OK else { throw error(code) }
  }

  deinit {
    prepared.values.forEach { sqlite3_finalize($0) }
    sqlite3_close_v2(handle)
  }

  /// The change of mode wants the file for itself and, unlike other statements, does not wait for it.
  private func useWriteAheadLog(patience: TimeInterval) throws(DatabaseError) {
    let end = DispatchTime.now() + patience
    while true {
      do throws(DatabaseError) {
        // Where the file system cannot have it, SQLite answers with another mode, which is slower but does.
        return try run("PRAGMA journal_mode = WAL")
      } catch {
        guard error.reason == .busy, DispatchTime.now() < end else { throw error }
        usleep(2000)
      }
    }
  }

  /// From now on nothing is written.
  func refuseChanges() throws(DatabaseError) { try run("PRAGMA query_only = ON") }

  /// Runs one statement to its end and forgets what it answers.
  package func run(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) {
    try read(sql, values) { _ in }
  }

  /// Runs one statement and calls `row` for each row of its answer.
  package func read(_ sql: String, _ values: [DatabaseValue] = [], row: (DatabaseRow) -> Void) throws(DatabaseError) {
    let statement = try statement(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: statement) }
    while true {
      let code = sqlite3_step(statement)
      switch code {
      case SQLITE_ROW: row(DatabaseRow(statement: statement))
      case SQLITE_DONE: return
      default: throw error(code)
      }
    }
  }

  /// The rows of an answer as values; rows that give nil are left out.
  package func rows<Value>(
    _ sql: String, _ values: [DatabaseValue] = [], _ value: (DatabaseRow) -> Value?
  ) throws(DatabaseError) -> [Value] {
    var found: [Value] = []
    try read(sql, values) { row in
      if let value = value(row) { found.append(value) }
    }
    return found
  }

  /// Does all of `body` or nothing. The write lock is taken at the start: what `body` reads stays true until its end.
  package func transaction<Value>(_ body: () throws(DatabaseError) -> Value) throws(DatabaseError) -> Value {
    try run("BEGIN IMMEDIATE")
    do throws(DatabaseError) {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// A number that changes whenever another connection changes the file.
  package func dataVersion() throws(DatabaseError) -> Int64 {
    try rows("PRAGMA data_version") { $0.integer(0) }.first ?? 0
  }

  /// Of the schema, as ``Database`` keeps it in the file; 0 in a new file.
  func version() throws(DatabaseError) -> Int {
    Int(try rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0)
  }

  /// Looks through the whole file, which SQLite else reads only where it needs to.
  package func check() throws(DatabaseError) {
    let report = try rows("PRAGMA quick_check(1)") { $0.text(0) }.first ?? "ok"
    guard report == "ok" else { throw DatabaseError(.damaged, report) }
  }

  /// From now on what is committed is on the disk, not only with the system.
  func keepThroughPowerLoss() throws(DatabaseError) { try run("PRAGMA synchronous = FULL") }

  func dropTables() throws(DatabaseError) {
    // A virtual table takes the tables behind it with it.
    let tables = try rows(
      """
      SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
      ORDER BY sql NOT LIKE 'CREATE VIRTUAL%'
      """
    ) { $0.text(0) }
    for table in tables { try run("DROP TABLE IF EXISTS \"\(table)\"") }
  }

  /// Makes the database an empty one, however damaged it is.
  func reset() throws(DatabaseError) {
    prepared.values.forEach { sqlite3_finalize($0) }
    prepared = [:]
    let code = kiosk_sqlite_reset(handle)
    guard code == SQLITE_OK else { throw error(code) }
  }

  private func statement(_ sql: String) throws(DatabaseError) -> OpaquePointer {
    if let statement = prepared[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code) }
    prepared[sql] = statement
    return statement
  }

  private func bind(_ value: DatabaseValue, at index: Int32, of statement: OpaquePointer) throws(DatabaseError) {
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      case .text(let text): sqlite3_bind_text(statement, index, text, Int32(clamping: text.utf8.count), copied)
      case .blob(let data) where data.isEmpty: sqlite3_bind_zeroblob(statement, index, 0)
      case .blob(let data):
        data.withUnsafeBytes { sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copied) }
      }
    guard code == SQLITE_OK else { throw error(code) }
  }

  private func error(_ code: Int32) -> DatabaseError {
    let reason: DatabaseError.Reason =
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_PERM, SQLITE_NOMEM, SQLITE_AUTH:
        .inaccessible
      default: .refused
      }
    return DatabaseError(reason, String(cString: sqlite3_errmsg(handle)))
  }
}
