import Foundation

/// A SQLite file that is opened when it is first used, and shared by threads and processes.
///
///     let notes = DatabaseContent.replaceable(version: 1, schema: ["CREATE TABLE notes (text TEXT)"])
///     let database = Database(file: file, content: notes)
///     try database.perform { connection throws(DatabaseError) in
///       try connection.run("INSERT INTO notes VALUES (?)", [.text("hello")])
///     }
///
/// Calls do one thing at a time and may wait for the disk: not for the main thread, except at a start.
package final class Database: @unchecked Sendable {
  package let file: URL
  private let content: DatabaseContent
  private let patience: TimeInterval
  private let lock = NSLock()
  private var connection: DatabaseConnection?
  private var rebuilds = 0
  private var mended: [String] = []
  private var isNewer = false

  /// - Parameter patience: how long to wait for another process's lock, in seconds.
  package init(file: URL, content: DatabaseContent, patience: TimeInterval = 2) {
    self.file = file
    self.content = content
    self.patience = patience
  }

  /// How often the file was found damaged and begun anew.
  package var rebuildCount: Int { lock.withLock { rebuilds } }

  /// What was wrong with the rights of the file or its folder and is mended, a sentence each.
  package var remarks: [String] { lock.withLock { mended } }

  /// Whether the file is open and a newer program's: it is read as far as its tables are known, and every change fails.
  package var isReadOnly: Bool { lock.withLock { isNewer } }

  /// Opens the file now rather than at its first use.
  /// - Returns: where the file is now that stood in its place and was set aside; nil where all was well.
  @discardableResult
  package func open() throws(DatabaseError) -> URL? {
    lock.lock()
    defer { lock.unlock() }
    return try opened().aside
  }

  /// Lends the open connection to `body`. A damaged file that can be had again is begun anew, and `body` then runs a second
  /// time.
  package func perform<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    do throws(DatabaseError) {
      return try body(try opened().connection)
    } catch {
      guard error.reason == .damaged, case .replaceable(_, _, let keepsDamagedFile) = content else { throw error }
      try rebuild(keepsDamagedFile: keepsDamagedFile)
    }
    return try body(try opened().connection)
  }

  /// Closes the file; the next use opens it again.
  package func close() {
    lock.withLock { connection = nil }
  }

  // MARK: - Opening

  private func opened() throws(DatabaseError) -> (connection: DatabaseConnection, aside: URL?) {
    if let connection { return (connection, nil) }
    mended += try PrivateFile(path: file.path).prepare()
    var aside: URL?
    let connection: DatabaseConnection
    do throws(DatabaseError) {
      connection = try prepared()
    } catch {
      guard error.reason == .damaged, !content.canBeHadAgain else { throw error }
      aside = try setAside()
      _ = try PrivateFile(path: file.path).prepare()
      connection = try prepared()
    }
    self.connection = connection
    return (connection, aside)
  }

  /// A connection to a file that is sound and has the tables of `content`.
  private func prepared() throws(DatabaseError) -> DatabaseConnection {
    let connection = try DatabaseConnection(file: file, patience: patience)
    if !content.canBeHadAgain {
      try connection.check()
      try connection.keepThroughPowerLoss()
    }
    let version = try connection.version()
    isNewer = !content.canBeHadAgain && version > content.version
    if isNewer { try connection.refuseChanges() }
    guard version != content.version, !isNewer else { return connection }
    try connection.transaction { () throws(DatabaseError) in
      // Another process may have done it while this one waited for the lock.
      let version = try connection.version()
      guard version != content.version else { return }
      switch content {
      case .replaceable(_, let schema, _):
        try connection.dropTables()
        for statement in schema { try connection.run(statement) }
      case .irreplaceable(let steps):
        guard version < steps.count else {
          throw DatabaseError(.newer, "its version is \(version), the newest known one \(steps.count)")
        }
        for statement in steps[max(0, version)...].joined() { try connection.run(statement) }
      }
      try connection.run("PRAGMA user_version = \(content.version)")
    }
    return connection
  }

  // MARK: - Damage

  private func setAside() throws(DatabaseError) -> URL {
    let aside = URL(fileURLWithPath: "\(file.path).set-aside-\(Int(Date().timeIntervalSince1970))")
    do {
      try FileManager.default.moveItem(at: file, to: aside)
      for ending in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: file.path + ending) {
        try FileManager.default.moveItem(atPath: file.path + ending, toPath: aside.path + ending)
      }
    } catch {
      throw DatabaseError(.inaccessible, "\(file.path) is unusable and cannot be renamed")
    }
    return aside
  }

  private func rebuild(keepsDamagedFile: Bool) throws(DatabaseError) {
    rebuilds += 1
    connection = nil
    if keepsDamagedFile {
      let copy = file.appendingPathExtension("damaged")
      try? FileManager.default.removeItem(at: copy)
      try? FileManager.default.copyItem(at: file, to: copy)
    }
    do throws(DatabaseError) {
      let connection = try DatabaseConnection(file: file, patience: patience)
      try connection.reset()
    } catch {
      // So damaged that SQLite does not even open it: then no other process works with it either.
      for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    }
  }
}
