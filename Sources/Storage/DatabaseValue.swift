import CSQLite
import Foundation

/// What a column of a database holds.
package enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  package static func integer(_ value: Int) -> DatabaseValue { .integer(Int64(value)) }

  /// A text, or `null` for nil.
  package static func text(orNull value: String?) -> DatabaseValue { value.map { .text($0) } ?? .null }

  /// A number, or `null` for nil.
  package static func real(orNull value: Double?) -> DatabaseValue { value.map { .real($0) } ?? .null }

  /// Seconds since 1970.
  package static func date(_ value: Date) -> DatabaseValue { .real(value.timeIntervalSince1970) }
}

/// One row of an answer, valid while it is being read. Columns count from 0; a column of another type reads as nil.
package struct DatabaseRow {
  let statement: OpaquePointer

  package func integer(_ column: Int32) -> Int64? {
    sqlite3_column_type(statement, column) == SQLITE_INTEGER ? sqlite3_column_int64(statement, column) : nil
  }

  package func real(_ column: Int32) -> Double? {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_column_double(statement, column)
    default: nil
    }
  }

  package func text(_ column: Int32) -> String? {
    guard sqlite3_column_type(statement, column) == SQLITE_TEXT, let bytes = sqlite3_column_text(statement, column)
    else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, column))), as: UTF8.self)
  }

  package func blob(_ column: Int32) -> Data? {
    guard sqlite3_column_type(statement, column) == SQLITE_BLOB else { return nil }
    guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
  }

  package func date(_ column: Int32) -> Date? { real(column).map(Date.init(timeIntervalSince1970:)) }
}
