import Foundation
import Locks
import Storage

/// Keeps answers in a SQLite file, the most recently used ones, up to a size. Several processes may share the file.
///
/// A damaged file is begun anew, a damaged entry is dropped; where the file cannot be used, nothing is kept.
package final class DiskCache: CacheStore, Sendable {
  private static let schema = [
    """
    CREATE TABLE entries (
      key TEXT PRIMARY KEY, body BLOB NOT NULL, type TEXT, tag TEXT, modified TEXT, date REAL NOT NULL, lifetime REAL,
      checksum INTEGER NOT NULL, size INTEGER NOT NULL, used REAL NOT NULL)
    """,
    "CREATE INDEX entries_used ON entries (used, size)",
  ]

  package let maximumSize: Int
  private let database: Database
  private let now: @Sendable () -> Date
  private struct State {
    var trouble: DatabaseError?
    /// Bytes cached since the last look at the whole size; nil before the first.
    var addedSize: Int?
  }

  private let state = Locked(State())

  /// - Parameters:
  ///   - maximumSize: of all bodies together, in bytes; an entry of more than a quarter of it is not kept.
  ///   - now: tells the time of use.
  package init(file: URL, maximumSize: Int = 64 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
    database = Database(file: file, content: .replaceable(version: 1, schema: Self.schema))
    self.maximumSize = maximumSize
    self.now = now
  }

  /// Why the file could not be used the last time; nil while all is well.
  package var problem: DatabaseError? { state.withLock { $0.trouble } }

  /// How often the file was found damaged and begun anew.
  package var rebuildCount: Int { database.rebuildCount }

  /// The number of entries and their bytes.
  package func statistics() -> (count: Int, bytes: Int) {
    let row = attempt { connection throws(DatabaseError) in
      try connection.rows("SELECT count(*), total(size) FROM entries") { ($0.integer(0) ?? 0, $0.real(1) ?? 0) }.first
    }
    return (Int(row??.0 ?? 0), Int(row??.1 ?? 0))
  }

  /// A number that changes whenever somebody else changes the file.
  func version() -> Int64? {
    attempt { connection throws(DatabaseError) in try connection.dataVersion() }
  }

  // MARK: - CacheStore

  package func entries(for keys: [CacheKey]) -> [CacheKey: CacheEntry] {
    guard !keys.isEmpty else { return [:] }
    let now = now()
    return attempt { connection throws(DatabaseError) in
      var found: [CacheKey: CacheEntry] = [:]
      var worn: [CacheKey] = []
      var damaged: [CacheKey] = []
      for key in keys {
        try connection.read(
          "SELECT body, type, tag, modified, date, lifetime, checksum, used FROM entries WHERE key = ?",
          [.text(key.description)]
        ) { row in
          guard let body = row.blob(0), let date = row.date(4), row.integer(6) == Checksum.of(body) else {
            damaged.append(key)
            return
          }
          found[key] = CacheEntry(
            body: body, contentType: row.text(1), entityTag: row.text(2), lastModified: row.text(3), date: date,
            lifetime: row.real(5))
          if now.timeIntervalSince(row.date(7) ?? .distantPast) > Self.usePrecision { worn.append(key) }
        }
      }
      if !worn.isEmpty || !damaged.isEmpty {
        try connection.transaction { () throws(DatabaseError) in
          for key in worn {
            try connection.run("UPDATE entries SET used = ? WHERE key = ?", [.date(now), .text(key.description)])
          }
          for key in damaged { try connection.run("DELETE FROM entries WHERE key = ?", [.text(key.description)]) }
        }
      }
      return found
    } ?? [:]
  }

  package func store(_ entries: [CacheKey: CacheEntry]) {
    let kept = entries.filter { $0.value.size <= maximumSize / 4 }
    let now = now()
    attempt { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in
        for key in entries.keys where kept[key] == nil {
          try connection.run("DELETE FROM entries WHERE key = ?", [.text(key.description)])
        }
        for (key, entry) in kept {
          try connection.run(
            """
            INSERT OR REPLACE INTO entries (key, body, type, tag, modified, date, lifetime, checksum, size, used)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
              .text(key.description), .blob(entry.body), .text(orNull: entry.contentType),
              .text(orNull: entry.entityTag), .text(orNull: entry.lastModified), .date(entry.date),
              .real(orNull: entry.lifetime), .integer(Checksum.of(entry.body)), .integer(entry.size), .date(now),
            ])
        }
        let added = kept.values.reduce(0) { $0 + $1.size }
        if mustLookAtSize(after: added) { try makeRoom(connection) }
      }
    }
  }

  package func confirm(_ key: CacheKey, date: Date) {
    attempt { connection throws(DatabaseError) in
      try connection.run("UPDATE entries SET date = ? WHERE key = ?", [.date(date), .text(key.description)])
    }
  }

  package func remove(_ keys: [CacheKey]) {
    attempt { connection throws(DatabaseError) in
      for key in keys { try connection.run("DELETE FROM entries WHERE key = ?", [.text(key.description)]) }
    }
  }

  package func removeAll() {
    attempt { connection throws(DatabaseError) in try connection.run("DELETE FROM entries") }
  }

  // MARK: - Private

  /// The time of use is written down again after so many seconds only: reading must not mean writing.
  private static let usePrecision: TimeInterval = 3600

  /// Whether so much has been added that the whole size may exceed the limit.
  private func mustLookAtSize(after added: Int) -> Bool {
    state.withLock { state in
      let sum = (state.addedSize ?? maximumSize) + added
      state.addedSize = sum > maximumSize / 16 ? 0 : sum
      return state.addedSize == 0
    }
  }

  /// Drops what was used longest ago until a tenth is free.
  private func makeRoom(_ connection: DatabaseConnection) throws(DatabaseError) {
    let total = try connection.rows("SELECT total(size) FROM entries") { $0.real(0) }.first ?? 0
    guard Int(total) > maximumSize else { return }
    try connection.run(
      """
      DELETE FROM entries WHERE rowid IN (
        SELECT rowid FROM (SELECT rowid, sum(size) OVER (ORDER BY used DESC, rowid DESC) AS sum FROM entries)
        WHERE sum > ?)
      """, [.integer(maximumSize / 10 * 9)])
  }

  @discardableResult
  private func attempt<Value>(
    _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) -> Value? {
    do throws(DatabaseError) {
      let value = try database.perform(body)
      state.withLock { $0.trouble = nil }
      return value
    } catch {
      state.withLock { $0.trouble = error }
      return nil
    }
  }
}

/// Finds bytes that changed on the disk; no protection against people.
enum Checksum {
  static func of(_ data: Data) -> Int64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      for index in offset..<bytes.count { mix(UInt64(bytes[index]) | 0x100) }
    }
    mix(UInt64(data.count))
    return Int64(bitPattern: hash)
  }
}
