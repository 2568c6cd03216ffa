import Foundation

/// A SQLite file that is opened when it is first used, and shared by threads and processes.
///
///     let database = Database(file: file, version: 1, schema: ["CREATE TABLE notes (text TEXT)"])
///     try database.perform { connection throws(DatabaseError) in
///       try connection.run("INSERT INTO notes VALUES (?)", [.text("hello")])
///     }
///
/// Calls do one thing at a time and may wait for the disk: not for the main thread, except at a start.
public final class Database: @unchecked Sendable {
  /// What to do with a file that is damaged or of another version.
  public enum Loss: Sendable {
    /// The content can be had again: begin with an empty database.
    case rebuilds
    /// The content is the only one: the damaged file is kept beside as `NAME.damaged`, and an empty database begins.
    case keepsDamagedFile
  }

  public let file: URL
  private let version: Int
  private let schema: [String]
  private let loss: Loss
  private let patience: TimeInterval
  private let lock = NSLock()
  private var connection: DatabaseConnection?
  private var rebuilds = 0

  /// - Parameters:
  ///   - version: of the schema; a file of another version is emptied first.
  ///   - schema: statements that make an empty database usable.
  ///   - patience: how long to wait for another process's lock, in seconds.
  public init(file: URL, version: Int, schema: [String], loss: Loss = .rebuilds, patience: TimeInterval = 2) {
    self.file = file
    self.version = version
    self.schema = schema
    self.loss = loss
    self.patience = patience
  }

  /// How often the file was found damaged and begun anew.
  public var rebuildCount: Int { lock.withLock { rebuilds } }

  /// Lends the open connection to `body`. A damaged file is begun anew, and `body` then runs a second time.
  public func perform<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    do throws(DatabaseError) {
      return try body(try open())
    } catch {
      guard error.reason == .damaged else { throw error }
    }
    try rebuild()
    return try body(try open())
  }

  /// Closes the file; the next use opens it again.
  public func close() {
    lock.withLock { connection = nil }
  }

  private func open() throws(DatabaseError) -> DatabaseConnection {
    if let connection { return connection }
    try makeFolder()
    let connection = try DatabaseConnection(file: file, patience: patience)
    try prepare(connection)
    self.connection = connection
    return connection
  }

  private func makeFolder() throws(DatabaseError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw DatabaseError(.inaccessible, "\(file.deletingLastPathComponent().path) cannot be created.")
    }
  }

  private func prepare(_ connection: DatabaseConnection) throws(DatabaseError) {
    guard try self.version(of: connection) != version else { return }
    try connection.transaction { () throws(DatabaseError) in
      // Another process may have done it while this one waited for the lock.
      guard try self.version(of: connection) != version else { return }
      let tables = try connection.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      ) { $0.text(0) }
      for table in tables { try connection.run("DROP TABLE \"\(table)\"") }
      for statement in schema { try connection.run(statement) }
      try connection.run("PRAGMA user_version = \(version)")
    }
  }

  private func version(of connection: DatabaseConnection) throws(DatabaseError) -> Int {
    Int(try connection.rows("PRAGMA user_version") { $0.integer(0) }.first ?? 0)
  }

  private func rebuild() throws(DatabaseError) {
    rebuilds += 1
    connection = nil
    if loss == .keepsDamagedFile {
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
