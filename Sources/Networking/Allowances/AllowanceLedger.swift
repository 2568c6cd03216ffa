import Foundation
import Storage
import Synchronization

/// Where requests are counted against their allowances. Methods may be called from any thread and may wait for a disk.
public protocol AllowanceLedger: Sendable {
  /// Counts one request if there is room for it.
  /// - Returns: nil where it may be made, else when there will be room.
  func spend(_ allowance: Allowance, at now: Date) -> Date?
  /// Gives one request back that ``spend(_:at:)`` has counted at `date` and that was never sent.
  func refund(_ allowance: Allowance, spentAt date: Date)
  /// The service has said that it takes no more requests before `date`.
  func close(_ allowance: Allowance, until date: Date)
  func state(of allowance: Allowance, at now: Date) -> AllowanceState
  /// A name for whoever holds `secret`, the same as long as the ledger lives: a salted hash, from which the secret cannot be
  /// had.
  func holder(of secret: String) -> String
}

/// Counts in memory, for one process and one run.
public final class MemoryLedger: AllowanceLedger, @unchecked Sendable {
  private let lock = NSLock()
  private var spent: [String: [Date]] = [:]
  private var closed: [String: Date] = [:]
  private let salt = Salt()

  public init() {}

  public func holder(of secret: String) -> String { salt.name(of: secret) }

  public func spend(_ allowance: Allowance, at now: Date) -> Date? {
    lock.withLock {
      spent[allowance.account]?.removeAll { now.timeIntervalSince($0) >= allowance.memory }
      let state = current(allowance, now)
      guard state.left > 0 else { return state.renews ?? now.addingTimeInterval(allowance.memory) }
      spent[allowance.account, default: []].append(now)
      return nil
    }
  }

  public func refund(_ allowance: Allowance, spentAt date: Date) {
    lock.withLock {
      if let index = spent[allowance.account]?.lastIndex(of: date) { spent[allowance.account]?.remove(at: index) }
    }
  }

  public func close(_ allowance: Allowance, until date: Date) {
    lock.withLock { closed[allowance.account] = date }
  }

  public func state(of allowance: Allowance, at now: Date) -> AllowanceState {
    lock.withLock { current(allowance, now) }
  }

  private func current(_ allowance: Allowance, _ now: Date) -> AllowanceState {
    allowance.state(spent: spent[allowance.account] ?? [], closedUntil: closed[allowance.account], now: now)
  }
}

/// Counts in a SQLite file, shared by processes and kept across restarts. Allowances of less than a minute, which no restart
/// can matter to, are counted in memory; so are all others while the file cannot be used.
public final class DiskLedger: AllowanceLedger, Sendable {
  private static let schema = [
    "CREATE TABLE spent (name TEXT NOT NULL, date REAL NOT NULL)",
    "CREATE INDEX spent_name ON spent (name, date)",
    "CREATE TABLE closed (name TEXT PRIMARY KEY, until REAL NOT NULL)",
  ]

  private let database: Database
  private let memory = MemoryLedger()
  private let salt = Mutex<Salt?>(nil)

  public init(file: URL) {
    database = Database(
      file: file, content: .replaceable(version: 1, schema: Self.schema, keepsDamagedFile: true))
  }

  public func spend(_ allowance: Allowance, at now: Date) -> Date? {
    guard allowance.isWorthKeeping else { return memory.spend(allowance, at: now) }
    let answer = attempt { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) -> Date? in
        try connection.run(
          "DELETE FROM spent WHERE name = ? AND date <= ?",
          [.text(allowance.account), .date(now.addingTimeInterval(-allowance.memory))])
        let state = try self.current(allowance, now, connection)
        guard state.left > 0 else { return state.renews ?? now.addingTimeInterval(allowance.memory) }
        try connection.run("INSERT INTO spent VALUES (?, ?)", [.text(allowance.account), .date(now)])
        return nil
      }
    }
    return answer ?? memory.spend(allowance, at: now)
  }

  public func refund(_ allowance: Allowance, spentAt date: Date) {
    // Where it was counted in memory, there is none of it in the file.
    memory.refund(allowance, spentAt: date)
    guard allowance.isWorthKeeping else { return }
    _ = attempt { connection throws(DatabaseError) in
      try connection.run(
        "DELETE FROM spent WHERE rowid = (SELECT rowid FROM spent WHERE name = ? AND date = ? LIMIT 1)",
        [.text(allowance.account), .date(date)])
    }
  }

  public func close(_ allowance: Allowance, until date: Date) {
    guard allowance.isWorthKeeping else { return memory.close(allowance, until: date) }
    let isDone: Void? = attempt { connection throws(DatabaseError) in
      try connection.run("INSERT OR REPLACE INTO closed VALUES (?, ?)", [.text(allowance.account), .date(date)])
    }
    if isDone == nil { memory.close(allowance, until: date) }
  }

  public func state(of allowance: Allowance, at now: Date) -> AllowanceState {
    guard allowance.isWorthKeeping else { return memory.state(of: allowance, at: now) }
    return attempt { connection throws(DatabaseError) in try self.current(allowance, now, connection) }
      ?? memory.state(of: allowance, at: now)
  }

  public func holder(of secret: String) -> String {
    let known = salt.withLock { salt in
      salt = salt ?? storedSalt()
      return salt
    }
    return known?.name(of: secret) ?? memory.holder(of: secret)
  }

  /// The file's salt; whoever comes first makes it.
  private func storedSalt() -> Salt? {
    attempt { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) -> Salt in
        try connection.run("CREATE TABLE IF NOT EXISTS salt (first INTEGER NOT NULL, second INTEGER NOT NULL)")
        let found = try connection.rows("SELECT first, second FROM salt") { row -> Salt? in
          guard let first = row.integer(0), let second = row.integer(1) else { return nil }
          return Salt(first: UInt64(bitPattern: first), second: UInt64(bitPattern: second))
        }
        if let salt = found.first { return salt }
        let salt = Salt()
        try connection.run(
          "INSERT INTO salt VALUES (?, ?)",
          [.integer(Int64(bitPattern: salt.first)), .integer(Int64(bitPattern: salt.second))])
        return salt
      }
    }
  }

  private func current(
    _ allowance: Allowance, _ now: Date, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> AllowanceState {
    let spent = try connection.rows("SELECT date FROM spent WHERE name = ?", [.text(allowance.account)]) { $0.date(0) }
    let closed = try connection.rows("SELECT until FROM closed WHERE name = ?", [.text(allowance.account)]) {
      $0.date(0)
    }
    return allowance.state(spent: spent, closedUntil: closed.first, now: now)
  }

  private func attempt<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) -> Value? {
    try? database.perform(body)
  }
}
