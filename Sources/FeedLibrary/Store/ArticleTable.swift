import Feeds
import Foundation
import Storage

/// The articles of all followed feeds, with an index of their words.
enum ArticleTable {
  static let version = 3

  static let schema =
    [
      """
      CREATE TABLE articles (
        id INTEGER PRIMARY KEY, source INTEGER NOT NULL, key TEXT NOT NULL, title TEXT NOT NULL, url TEXT, words TEXT NOT NULL,
        date REAL NOT NULL, seen REAL NOT NULL, is_read INTEGER NOT NULL, sum INTEGER NOT NULL, item BLOB NOT NULL,
        UNIQUE (source, key)
      )
      """,
      "CREATE INDEX articles_by_url ON articles (url)",
      "CREATE INDEX articles_by_date ON articles (date DESC)",
      "CREATE INDEX articles_by_source ON articles (source, date DESC)",
      "CREATE INDEX unread_by_date ON articles (date DESC) WHERE is_read = 0",
      "CREATE INDEX unread_by_source ON articles (source, date DESC) WHERE is_read = 0",
    ] + WordIndex.schema(of: "articles") + HealthTable.schema

  // MARK: - Reading

  private static let columns = "id, source, item, date, is_read"

  static func rows(
    _ question: ArticleQuestion, sources: [Int64]?, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [StoredArticle] {
    var conditions: [String] = []
    if let sources { conditions.append("source IN (\(sources.map(String.init).joined(separator: ", ")))") }
    if question.isUnreadOnly { conditions.append("is_read = 0") }
    if question.since != nil { conditions.append("date >= ?") }
    let condition = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    return try connection.rows(
      "SELECT \(columns) FROM articles \(condition) ORDER BY date DESC LIMIT ?",
      (question.since.map { [.date($0)] } ?? []) + [.integer(question.limit)], article)
  }

  /// The first article at this address.
  static func row(at address: String, _ connection: DatabaseConnection) throws(DatabaseError) -> StoredArticle? {
    try connection.rows(
      "SELECT \(columns) FROM articles WHERE url = ? ORDER BY date LIMIT 1", [.text(address)], article
    ).first
  }

  /// Those that hold all the words, what arrived last first. The last word is a beginning where too few have it as it is.
  static func search(
    _ words: SearchWords, limit: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [StoredArticle] {
    let whole = try search(words.whole, limit: limit, connection)
    return whole.count < limit ? try search(words.expression, limit: limit, connection) : whole
  }

  private static func search(
    _ expression: String, limit: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [StoredArticle] {
    try connection.rows(
      "SELECT \(columns) FROM articles WHERE \(WordIndex.condition) ORDER BY date DESC",
      [.text(expression), .integer(limit)], article)
  }

  static func unreadCounts(_ connection: DatabaseConnection) throws(DatabaseError) -> [Int64: Int] {
    let counts = try connection.rows("SELECT source, count(*) FROM articles WHERE is_read = 0 GROUP BY source") { row in
      row.integer(0).flatMap { id in row.integer(1).map { (id, Int($0)) } }
    }
    return Dictionary(counts) { first, _ in first }
  }

  private static func article(_ row: DatabaseRow) -> StoredArticle? {
    guard let id = row.integer(0), let source = row.integer(1), let data = row.blob(2),
      let item = try? JSONDecoder().decode(FeedItem.self, from: data), let date = row.date(3)
    else { return nil }
    return StoredArticle(id: id, sourceID: source, item: item, date: date, isRead: row.integer(4) == 1)
  }

  // MARK: - Writing

  static func remove(source: Int64, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run("DELETE FROM articles WHERE source = ?", [.integer(source)])
    try HealthTable.remove(source, connection)
  }

  static func setRead(_ ids: [Int64], _ isRead: Bool, _ connection: DatabaseConnection) throws(DatabaseError) {
    for id in ids {
      try connection.run("UPDATE articles SET is_read = ? WHERE id = ?", [.integer(isRead ? 1 : 0), .integer(id)])
    }
  }
}
