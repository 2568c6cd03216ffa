import Foundation
import Storage

/// Which rows of a list were told by earlier runs with `--new`.
struct ToldBefore {
  /// The question that the list answers, as ``ParsedArguments/question(without:)`` gives it.
  let list: String
  private let database: Database

  /// So many are kept of each service's rows in a list. Those that it still has are the last to go.
  static let most = 10_000

  private static let content = DatabaseContent.replaceable(
    version: 1,
    schema: [
      """
      CREATE TABLE told (
        list TEXT NOT NULL, service TEXT NOT NULL, row TEXT NOT NULL, time REAL NOT NULL,
        PRIMARY KEY (list, service, row)
      ) WITHOUT ROWID
      """
    ])

  init(list: String, file: URL) {
    self.list = list
    database = Database(file: file, content: Self.content)
  }

  /// - Returns: the ids of the service's rows that have been told.
  /// - Throws: ``ExitCode/unavailable`` where nothing can be kept: else every run would tell everything.
  func rows(of service: ServiceName) throws(CommandFailure) -> Set<String> {
    try perform { connection throws(DatabaseError) in
      Set(
        try connection.rows(
          "SELECT row FROM told WHERE list = ? AND service = ?", [.text(list), .text(service.rawValue)]
        ) { $0.text(0) })
    }
  }

  /// - Parameter rows: the ids of all rows that the list had, told now or before.
  func keep(_ rows: [String], of service: ServiceName, now: Date) throws(CommandFailure) {
    let key: [DatabaseValue] = [.text(list), .text(service.rawValue)]
    try perform { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in
        for row in rows {
          try connection.run(
            "INSERT OR REPLACE INTO told VALUES (?, ?, ?, ?)", key + [.text(row), .real(now.timeIntervalSince1970)])
        }
        try connection.run(
          """
          DELETE FROM told WHERE list = ?1 AND service = ?2 AND row NOT IN
            (SELECT row FROM told WHERE list = ?1 AND service = ?2 ORDER BY time DESC LIMIT ?3)
          """, key + [.integer(Int64(Self.most))])
      }
    }
  }

  private func perform<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(DatabaseError) {
      return try database.perform(body)
    } catch {
      throw CommandFailure(
        .unavailable, "\(database.file.path), the list of what was told before, cannot be used: \(error.detail).",
        hint: "Without --new, all rows are listed.")
    }
  }
}
