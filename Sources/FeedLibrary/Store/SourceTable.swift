import Foundation
import Storage

/// Which feeds are followed: what only the reader knows.
enum SourceTable {
  static let steps = [
    [
      """
      CREATE TABLE IF NOT EXISTS sources (
        id INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL UNIQUE, title TEXT NOT NULL, own_title TEXT, site TEXT,
        folder TEXT, is_paused INTEGER NOT NULL, reads_full_text INTEGER NOT NULL, added REAL NOT NULL
      )
      """
    ],
    [
      "ALTER TABLE sources RENAME COLUMN reads_full_text TO opening",
      "ALTER TABLE sources ADD COLUMN allows_private INTEGER NOT NULL DEFAULT 0",
    ] + SavedArticleTable.schema + ShareTable.schema,
  ]

  private static let columns =
    "id, url, title, own_title, site, folder, is_paused, opening, added, allows_private"

  /// - Parameter id: nil for all.
  static func rows(
    _ id: Int64?, _ connection: DatabaseConnection, health: [Int64: FeedHealth]
  ) throws(DatabaseError) -> [FollowedFeed] {
    let condition = id.map { "WHERE id = \($0)" } ?? "ORDER BY id"
    return try connection.rows("SELECT \(columns) FROM sources \(condition)") { row in
      guard let id = row.integer(0), let url = row.text(1).flatMap({ URL(string: $0) }) else { return nil }
      let added = row.date(8) ?? Date(timeIntervalSince1970: 0)
      return FollowedFeed(
        id: id, url: url, title: row.text(2) ?? "", ownTitle: row.text(3),
        siteURL: row.text(4).flatMap { URL(string: $0) },
        folder: row.text(5), isPaused: row.integer(6) == 1,
        opening: row.integer(7).flatMap { ArticleOpening(rawValue: Int(clamping: $0)) } ?? .feedText,
        allowsPrivate: row.integer(9) == 1, added: added,
        health: health[id] ?? FeedHealth(schedule: .init(next: added)))
    }
  }

  /// - Returns: its id; nil where it is there already.
  static func insert(_ feed: FollowedFeed, _ connection: DatabaseConnection) throws(DatabaseError) -> Int64? {
    try connection.rows(
      """
      INSERT INTO sources (url, title, own_title, site, folder, is_paused, opening, allows_private, added)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (url) DO NOTHING RETURNING id
      """, Array(values(feed)) + [.date(feed.added)]
    ) { $0.integer(0) }.first
  }

  static func update(_ feed: FollowedFeed, _ connection: DatabaseConnection) throws(DatabaseError) {
    // Where another feed lies at the new address already, this one keeps its own.
    try connection.run(
      """
      UPDATE OR IGNORE sources SET url = ?, title = ?, own_title = ?, site = ?, folder = ?, is_paused = ?,
        opening = ?, allows_private = ? WHERE id = ?
      """, values(feed) + [.integer(feed.id)])
  }

  static func remove(_ id: Int64, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run("DELETE FROM sources WHERE id = ?", [.integer(id)])
  }

  private static func values(_ feed: FollowedFeed) -> [DatabaseValue] {
    [
      .text(feed.url.absoluteString), .text(feed.title), .text(orNull: feed.ownTitle),
      .text(orNull: feed.siteURL?.absoluteString), .text(orNull: feed.folder), .integer(feed.isPaused ? 1 : 0),
      .integer(Int64(feed.opening.rawValue)), .integer(feed.allowsPrivate ? 1 : 0),
    ]
  }
}
