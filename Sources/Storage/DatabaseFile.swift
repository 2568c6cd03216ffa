import Foundation

/// The file of a ``Database``, opened when it is first used.
struct DatabaseFile {
  let file: URL
  let content: DatabaseContent
  /// In seconds.
  let patience: TimeInterval
  var connection: DatabaseConnection?
  private(set) var rebuildCount = 0
  private(set) var remarks: [String] = []
  private(set) var isReadOnly = false

  init(file: URL, content: DatabaseContent, patience: TimeInterval) {
    self.file = file
    self.content = content
    self.patience = patience
  }

  // MARK: - Opening

  mutating func opened() throws(DatabaseError) -> (connection: DatabaseConnection, aside: URL?) {
    if let connection { return (connection, nil) }
    remarks += try PrivateFile(path: file.path).prepare()
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
  private mutating func prepared() throws(DatabaseError) -> DatabaseConnection {
    let connection = try DatabaseConnection(file: file, patience: patience)
    if !content.canBeHadAgain {
      try connection.check()
      try connection.keepThroughPowerLoss()
    }
    let version = try connection.version()
    isReadOnly = !content.canBeHadAgain && version > content.version
    if isReadOnly { try connection.refuseChanges() }
    guard version != content.version, !isReadOnly else { return connection }
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

  mutating func rebuild(keepsDamagedFile: Bool) throws(DatabaseError) {
    rebuildCount += 1
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
