import Foundation
import Locks

/// A SQLite file that is opened when it is first used, and shared by threads and processes.
///
///     let notes = DatabaseContent.replaceable(version: 1, schema: ["CREATE TABLE notes (text TEXT)"])
///     let database = Database(file: file, content: notes)
///     try database.perform { connection throws(DatabaseError) in
///       try connection.run("INSERT INTO notes VALUES (?)", [.text("hello")])
///     }
///
/// Calls do one thing at a time and may wait for the disk: not for the main thread, except at a start.
package final class Database: Sendable {
  package let file: URL
  private let state: Locked<DatabaseFile>

  /// - Parameter patience: how long to wait for another process's lock, in seconds.
  package init(file: URL, content: DatabaseContent, patience: TimeInterval = 2) {
    self.file = file
    state = Locked(DatabaseFile(file: file, content: content, patience: patience))
  }

  /// How often the file was found damaged and begun anew.
  package var rebuildCount: Int { state.withLock { $0.rebuildCount } }

  /// What was wrong with the rights of the file or its folder and is mended, a sentence each.
  package var remarks: [String] { state.withLock { $0.remarks } }

  /// Whether the file is open and a newer program's: it is read as far as its tables are known, and every change fails.
  package var isReadOnly: Bool { state.withLock { $0.isReadOnly } }

  /// Opens the file now rather than at its first use.
  /// - Returns: where the file is now that stood in its place and was set aside; nil where all was well.
  @discardableResult
  package func open() throws(DatabaseError) -> URL? {
    try state.withLock { state throws(DatabaseError) in try state.opened().aside }
  }

  /// Lends the open connection to `body`. A damaged file that can be had again is begun anew, and `body` then runs a second
  /// time.
  package func perform<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try state.withLock { state throws(DatabaseError) in
      do throws(DatabaseError) {
        return try body(try state.opened().connection)
      } catch {
        guard error.reason == .damaged, case .replaceable(_, _, let keepsDamagedFile) = state.content else {
          throw error
        }
        try state.rebuild(keepsDamagedFile: keepsDamagedFile)
      }
      return try body(try state.opened().connection)
    }
  }

  /// Closes the file; the next use opens it again.
  package func close() {
    state.withLock { $0.connection = nil }
  }
}
