import Feeds
import Foundation
import FoundationExtras
import Storage

/// How each feed has answered: read for all feeds at every start, so in columns.
enum HealthTable {
  static let schema = [
    """
    CREATE TABLE health (
      source INTEGER PRIMARY KEY, next REAL NOT NULL, interval REAL NOT NULL, failures INTEGER NOT NULL,
      has_ended INTEGER NOT NULL, tag TEXT, modified TEXT, sum INTEGER, asked REAL, answered REAL, new REAL, problem TEXT,
      hint TEXT, format TEXT, is_repaired INTEGER NOT NULL, pace TEXT
    )
    """
  ]

  private static let columns = """
    source, next, interval, failures, has_ended, tag, modified, sum, asked, answered, new, problem, hint, format, is_repaired, pace
    """

  /// - Parameter source: nil for all.
  static func rows(
    of source: Int64? = nil, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [Int64: FeedHealth] {
    let condition = source.map { " WHERE source = \($0)" } ?? ""
    let rows = try connection.rows("SELECT \(columns) FROM health" + condition) { row -> (Int64, FeedHealth)? in
      guard let id = row.integer(0), let next = row.date(1), let interval = row.real(2) else { return nil }
      var health = FeedHealth(schedule: FeedSchedule(interval: interval, next: next))
      health.schedule.failureCount = Int(clamping: row.integer(3) ?? 0)
      health.schedule.hasEnded = row.integer(4) == 1
      health.memory = FeedMemory(
        entityTag: row.text(5), lastModified: row.text(6), sum: row.integer(7).map { UInt64(bitPattern: $0) })
      health.lastAsked = row.date(8)
      health.lastAnswered = row.date(9)
      health.lastNew = row.date(10)
      health.problem = row.text(11).map(sentence)
      health.hint = row.text(12).map(sentence)
      health.format = row.text(13).flatMap(FeedFormat.init)
      health.isRepaired = row.integer(14) == 1
      health.pace = row.text(15).flatMap(pace) ?? FeedPace()
      return (id, health)
    }
    return Dictionary(rows) { first, _ in first }
  }

  static func write(_ health: FeedHealth, of source: Int64, _ connection: DatabaseConnection) throws(DatabaseError) {
    let schedule = health.schedule
    try connection.run(
      "INSERT OR REPLACE INTO health (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(source), .date(schedule.next), .real(schedule.interval),
        .integer(Int64(schedule.failureCount)), .integer(schedule.hasEnded ? 1 : 0),
        .text(orNull: health.memory.entityTag), .text(orNull: health.memory.lastModified),
        health.memory.sum.map { .integer(Int64(bitPattern: $0)) } ?? .null,
        .real(orNull: health.lastAsked?.timeIntervalSince1970),
        .real(orNull: health.lastAnswered?.timeIntervalSince1970), .real(orNull: health.lastNew?.timeIntervalSince1970),
        .text(orNull: health.problem.flatMap(coded)), .text(orNull: health.hint.flatMap(coded)),
        .text(orNull: health.format?.rawValue), .integer(health.isRepaired ? 1 : 0), .text(orNull: text(health.pace)),
      ])
  }

  static func remove(_ source: Int64, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run("DELETE FROM health WHERE source = ?", [.integer(source)])
  }

  /// In no language, so that each reader is told in their own.
  private static func coded(_ sentence: String.LocalizationValue) -> String? {
    (try? JSONEncoder().encode(sentence)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Versions up to 1.0 wrote English sentences.
  private static func sentence(_ text: String) -> String.LocalizationValue {
    (try? JSONDecoder().decode(String.LocalizationValue.self, from: Data(text.utf8))) ?? .init(verbatim: text)
  }

  /// Few feeds say anything of it.
  private static func text(_ pace: FeedPace) -> String? {
    guard pace != FeedPace(), let data = try? JSONEncoder().encode(pace) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func pace(_ text: String) -> FeedPace? {
    try? JSONDecoder().decode(FeedPace.self, from: Data(text.utf8))
  }
}
