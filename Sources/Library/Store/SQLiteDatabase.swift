import CSQLite
import Foundation

/// A connection to one SQLite file: statements in, rows out. Not for several threads at once.
final class SQLiteDatabase {
  private var handle: OpaquePointer?

  /// Opens or creates the file, readable by its owner alone; what SQLite puts beside it follows its mode.
  init(path: String) throws(LibraryStoreError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = failure(code)
      sqlite3_close_v2(handle)
      handle = nil
      throw error
    }
    chmod(path, 0o600)
    sqlite3_busy_timeout(handle, 3000)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs a statement to its end; each row is handed to `row`.
  func run(
    _ sql: String, _ values: [String?] = [], row: (SQLiteRow) -> Void = { _ in }
  ) throws(LibraryStoreError) {
    var statement: OpaquePointer?
    let prepared = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard prepared == SQLITE_OK, let statement else { throw failure(prepared) }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code =
        value.map { sqlite3_bind_text(statement, place, $0, -1, Self.copied) } ?? sqlite3_bind_null(statement, place)
      guard code == SQLITE_OK else { throw failure(code) }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: row(SQLiteRow(statement: statement))
      case SQLITE_DONE: return
      case let code: throw failure(code)
      }
    }
  }

  /// The first column of the first row as a number; 0 without a row.
  func number(_ sql: String) throws(LibraryStoreError) -> Int64 {
    var number: Int64 = 0
    try run(sql) { number = $0.number(0) }
    return number
  }

  /// Has SQLite take a copy of the text before the call returns.
  private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func failure(_ code: Int32) -> LibraryStoreError {
    let reason = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "code \(code)"
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: return .damaged(reason)
    default: return .unavailable(reason)
    }
  }
}

/// A row while it stands before the reader.
struct SQLiteRow {
  fileprivate let statement: OpaquePointer

  func text(_ column: Int32) -> String? { sqlite3_column_text(statement, column).map { String(cString: $0) } }
  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
}
