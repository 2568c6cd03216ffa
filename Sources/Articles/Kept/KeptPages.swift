import Foundation
import Networking
import OutsideText
import Storage

/// The pages that a reader has saved, with their texts and pictures, for as long as they are saved: what caches forget is here.
///
/// Two files, for any number of processes at once: texts, which may be had nowhere else any more, and pictures. Calls may wait
/// for the disk: not for the main thread. Where a file cannot be used, nothing is kept in it and nothing is found.
package final class KeptPages: Sendable {
  private let texts: Database
  private let pictures: Database

  /// The most pictures of a page.
  package static let mostPictures = 60
  /// A page that cannot be had is asked for so often.
  static let mostTries = 5
  /// Seconds until a page that could not be had is asked for again.
  static let pause: TimeInterval = 6 * 3600

  /// - Parameter folder: where both files lie; made when the first page is kept.
  package init(folder: URL) {
    texts = Database(
      file: folder.appendingPathComponent("pages.sqlite", isDirectory: false),
      content: .irreplaceable(steps: Self.steps), patience: 3)
    // An irreplaceable file is looked through whenever it is opened, which takes too long for so many pictures.
    pictures = Database(
      file: folder.appendingPathComponent("pictures.sqlite", isDirectory: false),
      content: .replaceable(version: 1, schema: Self.pictureSchema, keepsDamagedFile: true), patience: 3)
  }

  private static let steps = [
    [
      """
      CREATE TABLE pages (
        id INTEGER PRIMARY KEY, address TEXT NOT NULL UNIQUE, title TEXT NOT NULL DEFAULT '', words TEXT NOT NULL DEFAULT '',
        content BLOB, date REAL NOT NULL, tries INTEGER NOT NULL DEFAULT 0
      )
      """
    ] + WordIndex.schema(of: "pages")
  ]

  private static let pictureSchema = [
    """
    CREATE TABLE pictures (
      page TEXT NOT NULL, key TEXT NOT NULL, type TEXT, data BLOB NOT NULL, date REAL NOT NULL, PRIMARY KEY (page, key)
    )
    """,
    "CREATE INDEX pictures_by_key ON pictures (key)",
  ]

  /// What a page is called here.
  package static func name(of address: URL) -> String {
    (SafeLink.url(address.absoluteString) ?? address).absoluteString
  }

  // MARK: - Keeping

  /// Which of the pages that the reader has saved are to be fetched now.
  /// - Parameter names: of all saved pages; see ``name(of:)``.
  package func missing(_ names: Set<String>, at now: Date) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let known = read(texts) {
      (connection) throws(DatabaseError) -> [(name: String, isKept: Bool, tries: Int64, date: Date)] in
      try connection.rows("SELECT address, content IS NOT NULL, tries, date FROM pages") { row in
        (name: row.text(0) ?? "", isKept: row.integer(1) == 1, tries: row.integer(2) ?? 0, date: row.date(3) ?? now)
      }
    }
    return names.subtracting(
      (known ?? []).filter { page in
        page.isKept || page.tries >= Self.mostTries || abs(now.timeIntervalSince(page.date)) < Self.pause
      }.map(\.name))
  }

  /// Keeps the text of a page, in place of an earlier one.
  /// - Parameter content: nil where it could not be had.
  package func keep(_ content: LinkedContent?, of address: URL, at now: Date) {
    let name = Self.name(of: address)
    guard let document = content?.document, let data = content.flatMap({ try? JSONEncoder().encode($0) }) else {
      return write(texts) { connection throws(DatabaseError) in
        try connection.run(
          """
          INSERT INTO pages (address, date, tries) VALUES (?, ?, 1)
          ON CONFLICT (address) DO UPDATE SET tries = tries + 1, date = excluded.date WHERE content IS NULL
          """, [.text(name), .date(now)])
      }
    }
    write(texts) { connection throws(DatabaseError) in
      try connection.run(
        """
        INSERT INTO pages (address, title, words, content, date) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (address) DO UPDATE SET title = excluded.title, words = excluded.words, content = excluded.content,
          date = excluded.date
        """,
        [.text(name), .text(document.title), .text(document.plainText), .blob(data), .date(now)])
    }
  }

  /// Keeps a picture of a page that is kept.
  package func keep(_ picture: CacheEntry, for key: CacheKey, of address: URL) {
    guard isKept(address) else { return }
    write(pictures) { connection throws(DatabaseError) in
      try connection.run(
        "INSERT OR REPLACE INTO pictures (page, key, type, data, date) VALUES (?, ?, ?, ?, ?)",
        [
          .text(Self.name(of: address)), .text(key.description), .text(orNull: picture.contentType),
          .blob(picture.body), .date(picture.date),
        ])
    }
  }

  /// Lets all other pages go.
  /// - Parameter names: of the pages that are still saved.
  package func release(allBut names: Set<String>) {
    release(allBut: names, from: texts, "pages", "address")
    release(allBut: names, from: pictures, "pictures", "page")
  }

  private func release(allBut names: Set<String>, from database: Database, _ table: String, _ column: String) {
    guard exists(database) else { return }
    write(database) { connection throws(DatabaseError) in
      let all = try connection.rows("SELECT DISTINCT \(column) FROM \(table)") { $0.text(0) }
      for name in all where !names.contains(name) {
        try connection.run("DELETE FROM \(table) WHERE \(column) = ?", [.text(name)])
      }
    }
  }

  // MARK: - Reading

  /// A page as it was when it was saved; nil where none is kept.
  package func page(at address: URL) -> (content: LinkedContent, date: Date)? {
    let found = read(texts) { (connection) throws(DatabaseError) -> [(content: LinkedContent, date: Date)] in
      try connection.rows(
        "SELECT content, date FROM pages WHERE address = ? AND content IS NOT NULL", [.text(Self.name(of: address))]
      ) { row -> (content: LinkedContent, date: Date)? in
        guard let data = row.blob(0), let content = try? JSONDecoder().decode(LinkedContent.self, from: data),
          let date = row.date(1)
        else { return nil }
        return (content, date)
      }
    }
    return found?.first
  }

  private func isKept(_ address: URL) -> Bool {
    let found = read(texts) { (connection) throws(DatabaseError) -> [Int64] in
      try connection.rows(
        "SELECT 1 FROM pages WHERE address = ? AND content IS NOT NULL", [.text(Self.name(of: address))]
      ) { $0.integer(0) }
    }
    return found?.isEmpty == false
  }

  func entries(for keys: [CacheKey]) -> [CacheKey: CacheEntry] {
    let found = read(pictures) { (connection) throws(DatabaseError) -> [CacheKey: CacheEntry] in
      var found: [CacheKey: CacheEntry] = [:]
      for key in keys {
        found[key] = try connection.rows(
          "SELECT data, type, date FROM pictures WHERE key = ? LIMIT 1", [.text(key.description)]
        ) { row -> CacheEntry? in
          guard let data = row.blob(0), let date = row.date(2) else { return nil }
          return CacheEntry(body: data, contentType: row.text(1), date: date)
        }.first
      }
      return found
    }
    return found ?? [:]
  }

  /// The names of the pages that hold all the words, the last of which may be a beginning.
  package func names(holding text: String, limit: Int = 500) -> Set<String> {
    guard let words = SearchWords(text) else { return [] }
    let found = read(texts) { (connection) throws(DatabaseError) -> [String] in
      try connection.rows(
        "SELECT address FROM pages WHERE \(WordIndex.condition)", [.text(words.expression), .integer(limit)]
      ) { $0.text(0) }
    }
    return Set(found ?? [])
  }

  // MARK: - The files

  /// Who has saved nothing gets no empty file.
  private func exists(_ database: Database) -> Bool { FileManager.default.fileExists(atPath: database.file.path) }

  private func read<Value>(
    _ database: Database, _ body: (DatabaseConnection) throws(DatabaseError) -> Value
  ) -> Value? {
    guard exists(database) else { return nil }
    return try? database.perform(body)
  }

  private func write(_ database: Database, _ body: (DatabaseConnection) throws(DatabaseError) -> Void) {
    try? database.perform { connection throws(DatabaseError) in
      try connection.transaction { () throws(DatabaseError) in try body(connection) }
    }
  }
}
