import Foundation
import Locks
import Storage

/// Where requests are counted against their quotas. Methods may be called from any thread and may wait for a disk.
package protocol QuotaLedger: Sendable {
  /// Counts one request if there is room for it.
  /// - Returns: nil where it may be made, else when there will be room.
  func spend(_ quota: Quota, at now: Date) -> Date?
  /// Gives one request back that ``spend(_:at:)`` has counted at `date` and that was never sent.
  func refund(_ quota: Quota, spentAt date: Date)
  /// The service has said that it takes no more requests before `date`.
  func close(_ quota: Quota, until date: Date)
  func state(of quota: Quota, at now: Date) -> QuotaState
  /// A name for whoever holds `secret`, the same as long as the ledger lives: a salted hash, from which the secret cannot be
  /// had.
  func holder(of secret: String) -> String
}

/// Counts in memory, for one process and one run.
package final class MemoryLedger: QuotaLedger, Sendable {
  private struct State {
    var spent: [String: [Date]] = [:]
    var closed: [String: Date] = [:]

    mutating func current(_ quota: Quota, _ now: Date) -> QuotaState {
      quota.state(spent: spent[quota.account] ?? [], closedUntil: closed[quota.account], now: now)
    }
  }

  private let state = Locked(State())
  private let salt = Salt()

  package init() {}

  package func holder(of secret: String) -> String { salt.name(of: secret) }

  package func spend(_ quota: Quota, at now: Date) -> Date? {
    state.withLock { state in
      state.spent[quota.account]?.removeAll { now.timeIntervalSince($0) >= quota.memory }
      let current = state.current(quota, now)
      guard current.left > 0 else { return current.renews ?? now.addingTimeInterval(quota.memory) }
      state.spent[quota.account, default: []].append(now)
      return nil
    }
  }

  package func refund(_ quota: Quota, spentAt date: Date) {
    state.withLock { state in
      if let index = state.spent[quota.account]?.lastIndex(of: date) { state.spent[quota.account]?.remove(at: index) }
    }
  }

  package func close(_ quota: Quota, until date: Date) {
    state.withLock { $0.closed[quota.account] = date }
  }

  package func state(of quota: Quota, at now: Date) -> QuotaState {
    state.withLock { $0.current(quota, now) }
  }

}

/// Counts in a SQLite file, shared by processes and kept across restarts. Quotas of less than a minute, which no restart
/// can matter to, are counted in memory; so are all others while the file cannot be used.
package final class DiskLedger: QuotaLedger, Sendable {
  private static let schema = [
    "CREATE TABLE spent (name TEXT NOT NULL, date REAL NOT NULL)",
    "CREATE INDEX spent_name ON spent (name, date)",
    "CREATE TABLE closed (name TEXT PRIMARY KEY, until REAL NOT NULL)",
  ]

  private let database: Database
  private let memory = MemoryLedger()
  private let salt = Locked<Salt?>(nil)

  package init(file: URL) {
    database = Database(
      file: file, content: .replaceable(version: 1, schema: Self.schema, keepsDamagedFile: true))
  }

  package func spend(_ quota: Quota, at now: Date) -> Date? {
    guard quota.isWorthKeeping else { return memory.spend(quota, at: now) }
    let answer = attempt { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) -> Date? in
        try connection.run(
          "DELETE FROM spent WHERE name = ? AND date <= ?",
          [.text(quota.account), .date(now.addingTimeInterval(-quota.memory))])
        let state = try self.current(quota, now, connection)
        guard state.left > 0 else { return state.renews ?? now.addingTimeInterval(quota.memory) }
        try connection.run("INSERT INTO spent VALUES (?, ?)", [.text(quota.account), .date(now)])
        return nil
      }
    }
    return answer ?? memory.spend(quota, at: now)
  }

  package func refund(_ quota: Quota, spentAt date: Date) {
    // Where it was counted in memory, there is none of it in the file.
    memory.refund(quota, spentAt: date)
    guard quota.isWorthKeeping else { return }
    _ = attempt { connection throws(DatabaseError) in
      try connection.run(
        "DELETE FROM spent WHERE rowid = (SELECT rowid FROM spent WHERE name = ? AND date = ? LIMIT 1)",
        [.text(quota.account), .date(date)])
    }
  }

  package func close(_ quota: Quota, until date: Date) {
    guard quota.isWorthKeeping else { return memory.close(quota, until: date) }
    let isDone: Void? = attempt { connection throws(DatabaseError) in
      try connection.run("INSERT OR REPLACE INTO closed VALUES (?, ?)", [.text(quota.account), .date(date)])
    }
    if isDone == nil { memory.close(quota, until: date) }
  }

  package func state(of quota: Quota, at now: Date) -> QuotaState {
    guard quota.isWorthKeeping else { return memory.state(of: quota, at: now) }
    return attempt { connection throws(DatabaseError) in try self.current(quota, now, connection) }
      ?? memory.state(of: quota, at: now)
  }

  package func holder(of secret: String) -> String {
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
    _ quota: Quota, _ now: Date, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> QuotaState {
    let spent = try connection.rows("SELECT date FROM spent WHERE name = ?", [.text(quota.account)]) { $0.date(0) }
    let closed = try connection.rows("SELECT until FROM closed WHERE name = ?", [.text(quota.account)]) {
      $0.date(0)
    }
    return quota.state(spent: spent, closedUntil: closed.first, now: now)
  }

  private func attempt<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) -> Value? {
    try? database.perform(body)
  }
}
