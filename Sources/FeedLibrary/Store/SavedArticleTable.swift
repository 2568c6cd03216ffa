import Feeds
import Foundation
import Storage

/// The texts of saved articles, with an index of their words.
enum SavedArticleTable {
  static let schema = [
    """
    CREATE TABLE saved_articles (
      id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, outlet TEXT NOT NULL, date REAL NOT NULL, item BLOB NOT NULL
    )
    """,
    "CREATE VIRTUAL TABLE saved_words USING fts5(title, words, tokenize = 'unicode61')",
  ]

  private static let columns = "address, outlet, date, item"

  static func write(_ article: SavedArticle, _ connection: DatabaseConnection) throws(DatabaseError) {
    guard let data = try? JSONEncoder().encode(article.item) else { return }
    let address = article.address.absoluteString
    try remove(address, connection)
    let id = try connection.rows(
      "INSERT INTO saved_articles (\(columns)) VALUES (?, ?, ?, ?) RETURNING id",
      [.text(address), .text(article.outlet), .date(article.date), .blob(data)]
    ) { $0.integer(0) }.first
    guard let id else { return }
    try connection.run(
      "INSERT INTO saved_words (rowid, title, words) VALUES (?, ?, ?)",
      [.integer(id), .text(article.item.title), .text(ArticleMerging.words(article.item))])
  }

  static func remove(_ address: String, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run(
      "DELETE FROM saved_words WHERE rowid IN (SELECT id FROM saved_articles WHERE address = ?)", [.text(address)])
    try connection.run("DELETE FROM saved_articles WHERE address = ?", [.text(address)])
  }

  static func addresses(_ connection: DatabaseConnection) throws(DatabaseError) -> [String] {
    try connection.rows("SELECT address FROM saved_articles") { $0.text(0) }
  }

  static func row(_ address: String, _ connection: DatabaseConnection) throws(DatabaseError) -> SavedArticle? {
    try connection.rows("SELECT \(columns) FROM saved_articles WHERE address = ?", [.text(address)], article).first
  }

  static func search(
    _ words: SearchWords, limit: Int, _ connection: DatabaseConnection
  ) throws(DatabaseError) -> [SavedArticle] {
    try connection.rows(
      """
      SELECT \(columns) FROM saved_articles WHERE id IN (
        SELECT rowid FROM saved_words WHERE saved_words MATCH ? ORDER BY rowid DESC LIMIT ?
      ) ORDER BY date DESC
      """, [.text(words.expression), .integer(limit)], article)
  }

  private static func article(_ row: DatabaseRow) -> SavedArticle? {
    guard let address = row.text(0).flatMap({ URL(string: $0) }), let date = row.date(2), let data = row.blob(3),
      let item = try? JSONDecoder().decode(FeedItem.self, from: data)
    else { return nil }
    return SavedArticle(address: address, outlet: row.text(1) ?? "", date: date, item: item)
  }
}
