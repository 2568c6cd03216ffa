import Foundation
import Storage

/// What was seen, with an index of its words, for any number of processes at once. A damaged file is begun anew.
///
/// Calls may wait for the disk: not for the main thread.
package final class SeenStore: Sendable {
  private let database: Database
  private let most: Int

  /// - Parameter most: what was seen longest ago goes beyond so many.
  package init(file: URL, most: Int = 50_000) {
    database = Database(
      file: file, content: .replaceable(version: Self.version, schema: Self.schema, keepsDamagedFile: true), patience: 3
    )
    self.most = most
  }

  private static let version = 2

  private static let schema =
    [
      """
      CREATE TABLE seen (
        id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, title TEXT NOT NULL, origin TEXT NOT NULL, url TEXT,
        words TEXT NOT NULL, date REAL NOT NULL, seen REAL NOT NULL
      )
      """,
      "CREATE INDEX seen_by_time ON seen (seen)",
    ] + WordIndex.schema(of: "seen")

  /// Remembers these; a text that is known stays where there is none now.
  package func note(_ things: [SeenThing], at now: Date) throws(DatabaseError) {
    guard !things.isEmpty else { return }
    try database.perform { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in
        for thing in things { try write(thing, at: now, connection) }
        try connection.run(
          "DELETE FROM seen WHERE id IN (SELECT id FROM seen ORDER BY seen DESC, id DESC LIMIT -1 OFFSET ?)",
          [.integer(Int64(most))])
      }
    }
  }

  private func write(_ thing: SeenThing, at now: Date, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO seen (key, title, origin, url, words, date, seen) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET title = excluded.title, url = excluded.url, seen = excluded.seen,
        origin = CASE WHEN excluded.origin = '' THEN origin ELSE excluded.origin END,
        words = CASE WHEN excluded.words = '' THEN words ELSE excluded.words END
      """,
      [
        .text(thing.key.description), .text(thing.title), .text(thing.origin), .text(orNull: thing.url?.absoluteString),
        .text(String(thing.words.prefix(SeenThing.mostWords))), .date(thing.date), .date(now),
      ])
  }

  /// Those that hold all the words, the last of which may be a beginning; the newest first.
  package func search(_ text: String, limit: Int = 50) throws(DatabaseError) -> [SeenThing] {
    guard let words = SearchWords(text) else { return [] }
    return try database.perform { connection throws(DatabaseError) in
      try connection.rows(
        """
        SELECT key, title, origin, url, words, date FROM seen WHERE \(WordIndex.condition) ORDER BY date DESC
        """, [.text(words.expression), .integer(Int64(limit))]
      ) { row in
        guard let key = row.text(0).flatMap({ ItemKey($0) }), let title = row.text(1), let date = row.date(5) else {
          return nil
        }
        return SeenThing(
          key: key, title: title, origin: row.text(2) ?? "", url: row.text(3).flatMap { URL(string: $0) },
          words: row.text(4) ?? "", date: date)
      }
    }
  }
}
