import Feeds
import Foundation
import Storage

/// The articles of all followed feeds, with an index of their words.
enum ArticleTable {
  static let version = 1

  static let schema = [
    """
    CREATE TABLE articles (
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL, key TEXT NOT NULL, title TEXT NOT NULL, url TEXT, words TEXT NOT NULL,
      date REAL NOT NULL, seen REAL NOT NULL, is_read INTEGER NOT NULL, sum INTEGER NOT NULL, item BLOB NOT NULL,
      UNIQUE (source, key)
    )
    """,
    "CREATE INDEX articles_by_date ON articles (date DESC)",
    "CREATE INDEX articles_by_source ON articles (source, date DESC)",
    "CREATE INDEX unread_by_date ON articles (date DESC) WHERE is_read = 0",
    "CREATE INDEX unread_by_source ON articles (source, date DESC) WHERE is_read = 0",
    "CREATE VIRTUAL TABLE found USING fts5(title, words, content = 'articles', content_rowid = 'id', tokenize = 'unicode61')",
    """
    CREATE TRIGGER words_insert AFTER INSERT ON articles BEGIN
      INSERT INTO found (rowid, title, words) VALUES (new.id, new.title, new.words);
    END
    """,
    """
    CREATE TRIGGER words_delete AFTER DELETE ON articles BEGIN
      INSERT INTO found (found, rowid, title, words) VALUES ('delete', old.id, old.title, old.words);
    END
    """,
    """
    CREATE TRIGGER words_update AFTER UPDATE OF title, words ON articles BEGIN
      INSERT INTO found (found, rowid, title, words) VALUES ('delete', old.id, old.title, old.words);
      INSERT INTO found (rowid, title, words) VALUES (new.id, new.title, new.words);
    END
    """,
    "CREATE TABLE health (source INTEGER PRIMARY KEY, value BLOB NOT NULL)",
  ]

  // MARK: - Reading

  private static let columns = "id, source, item, date, is_read"

  static func rows(
    _ question: ArticleQuestion, sources: [Int64]?, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [StoredArticle] {
    var conditions: [String] = []
    if let sources { conditions.append("source IN (\(sources.map(String.init).joined(separator: ", ")))") }
    if question.isUnreadOnly { conditions.append("is_read = 0") }
    let condition = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    return try connection.rows(
      "SELECT \(columns) FROM articles \(condition) ORDER BY date DESC LIMIT ?", [.integer(question.limit)], article)
  }

  static func rows(_ ids: [Int64], _ connection: DatabaseConnection) throws(DatabaseError) -> [StoredArticle] {
    let list = ids.map(String.init).joined(separator: ", ")
    return try connection.rows("SELECT \(columns) FROM articles WHERE id IN (\(list)) ORDER BY date DESC", [], article)
  }

  /// Those that hold all the words, what arrived last first.
  static func search(
    _ text: String, limit: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [StoredArticle] {
    guard let expression = expression(text) else { return [] }
    return try connection.rows(
      """
      SELECT \(columns) FROM articles WHERE id IN (
        SELECT rowid FROM found WHERE found MATCH ? ORDER BY rowid DESC LIMIT ?
      ) ORDER BY date DESC
      """, [.text(expression), .integer(limit)], article)
  }

  /// Each word as it is, the last one as the beginning of a word; nil where there is none.
  static func expression(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(20)
    guard let last = words.last else { return nil }
    return (words.dropLast().map { "\"\($0)\"" } + ["\"\(last)\"*"]).joined(separator: " ")
  }

  static func unreadCounts(_ connection: DatabaseConnection) throws(DatabaseError) -> [Int64: Int] {
    let counts = try connection.rows("SELECT source, count(*) FROM articles WHERE is_read = 0 GROUP BY source") { row in
      row.integer(0).flatMap { id in row.integer(1).map { (id, Int($0)) } }
    }
    return Dictionary(counts) { first, _ in first }
  }

  static func health(_ connection: DatabaseConnection) throws(DatabaseError) -> [Int64: FeedHealth] {
    let decoder = JSONDecoder()
    let rows = try connection.rows("SELECT source, value FROM health") { row -> (Int64, FeedHealth)? in
      guard let id = row.integer(0), let data = row.blob(1),
        let health = try? decoder.decode(FeedHealth.self, from: data)
      else { return nil }
      return (id, health)
    }
    return Dictionary(rows) { first, _ in first }
  }

  private static func article(_ row: DatabaseRow) -> StoredArticle? {
    guard let id = row.integer(0), let source = row.integer(1), let data = row.blob(2),
      let item = try? JSONDecoder().decode(FeedItem.self, from: data), let date = row.date(3)
    else { return nil }
    return StoredArticle(id: id, sourceID: source, item: item, date: date, isRead: row.integer(4) == 1)
  }

  // MARK: - Writing

  static func write(_ health: FeedHealth, of source: Int64, _ connection: DatabaseConnection) throws(DatabaseError) {
    guard let data = try? JSONEncoder().encode(health) else { return }
    try connection.run(
      "INSERT INTO health VALUES (?, ?) ON CONFLICT (source) DO UPDATE SET value = excluded.value",
      [.integer(source), .blob(data)])
  }

  static func remove(source: Int64, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run("DELETE FROM articles WHERE source = ?", [.integer(source)])
    try connection.run("DELETE FROM health WHERE source = ?", [.integer(source)])
  }

  static func setRead(_ ids: [Int64], _ isRead: Bool, _ connection: DatabaseConnection) throws(DatabaseError) {
    for id in ids {
      try connection.run("UPDATE articles SET is_read = ? WHERE id = ?", [.integer(isRead ? 1 : 0), .integer(id)])
    }
  }
}
