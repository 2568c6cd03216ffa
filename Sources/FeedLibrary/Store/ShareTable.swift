import Foundation
import Storage

/// Which lists are given out as feeds.
enum ShareTable {
  static let schema = [
    "CREATE TABLE shares (token TEXT PRIMARY KEY, list TEXT NOT NULL UNIQUE, created REAL NOT NULL) WITHOUT ROWID"
  ]

  static func all(_ connection: DatabaseConnection) throws(DatabaseError) -> [Share] {
    try connection.rows("SELECT token, list, created FROM shares ORDER BY created, token") { row in
      guard let token = row.text(0), let list = row.text(1).flatMap(SharedList.init), let created = row.date(2) else {
        return nil
      }
      return Share(token: token, list: list, created: created)
    }
  }

  static func insert(_ share: Share, _ connection: DatabaseConnection) throws(DatabaseError) {
    try connection.run(
      "INSERT INTO shares (token, list, created) VALUES (?, ?, ?)",
      [.text(share.token), .text(share.list.rawValue), .date(share.created)])
  }

  static func remove(_ list: SharedList, _ connection: DatabaseConnection) throws(DatabaseError) -> Bool {
    try !connection.rows("DELETE FROM shares WHERE list = ? RETURNING token", [.text(list.rawValue)]) { $0.text(0) }
      .isEmpty
  }
}
