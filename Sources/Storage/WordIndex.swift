/// A full-text index of two columns of a table, brought up to date by the table's own changes.
///
/// The table has a whole number `id` as its key, and text columns `title` and `words`. The index is called `found`: there is one in
/// a file.
package enum WordIndex {
  /// What makes the index of this table.
  package static func schema(of table: String) -> [String] {
    let insert = "INSERT INTO found (rowid, title, words) VALUES (new.id, new.title, new.words);"
    let delete = "INSERT INTO found (found, rowid, title, words) VALUES ('delete', old.id, old.title, old.words);"
    return [
      """
      CREATE VIRTUAL TABLE found USING fts5(
        title, words, content = '\(table)', content_rowid = 'id', tokenize = 'unicode61', prefix = '1 2 3 4')
      """,
      "CREATE TRIGGER words_insert AFTER INSERT ON \(table) BEGIN \(insert) END",
      "CREATE TRIGGER words_delete AFTER DELETE ON \(table) BEGIN \(delete) END",
      """
      CREATE TRIGGER words_update AFTER UPDATE OF title, words ON \(table)
      WHEN old.title <> new.title OR old.words <> new.words BEGIN \(delete) \(insert) END
      """,
    ]
  }

  /// A condition on the table's rows: those that arrived last of the ones with these words.
  /// SQL with places for ``SearchWords/expression`` and the most rows, in this order.
  package static let condition = "id IN (SELECT rowid FROM found WHERE found MATCH ? ORDER BY rowid DESC LIMIT ?)"
}
