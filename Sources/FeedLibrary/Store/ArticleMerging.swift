import Feeds
import Foundation
import Storage

/// Puts the items of an answer beside what is kept of their feed.
struct ArticleMerging {
  let source: Int64
  let limits: ArticleLimits
  let now: Date
  let connection: DatabaseConnection

  private struct Known {
    var id: Int64
    var url: String?
    var sum: Int64
  }

  /// Of a feed's first answer so many of the newest count as unread, if they are no older than this.
  private static let firstUnread = 30
  private static let firstAge: TimeInterval = 14 * 86_400

  /// - Returns: how many were new.
  func take(_ items: [FeedItem]) throws(DatabaseError) -> Int {
    var known: [String: Known] = [:]
    // The clock may have been turned back since.
    var latest = now
    try connection.read("SELECT key, id, url, sum, date FROM articles WHERE source = ?", [.integer(source)]) { row in
      guard let key = row.text(0), let id = row.integer(1) else { return }
      known[key] = Known(id: id, url: row.text(2), sum: row.integer(3) ?? 0)
      latest = max(latest, row.date(4) ?? latest)
    }
    let isFirst = known.isEmpty
    let keys = Set(items.map(\.id))
    // What is not in the answer any more may be in it under another name: some feeds name their items anew each time.
    let gone = known.filter { !keys.contains($0.key) && $0.value.url != nil }
    var renamed = Dictionary(gone.map { ($0.value.url ?? "", $0.value) }) { first, _ in first }
    var newCount = 0
    for (place, item) in items.enumerated() {
      if let kept = known[item.id] {
        try update(kept, item)
      } else if let url = item.url?.absoluteString, let kept = renamed.removeValue(forKey: url) {
        try update(kept, item, isRenamed: true)
      } else {
        newCount += 1
        let isOld = place >= Self.firstUnread || now.timeIntervalSince(item.date ?? now) > Self.firstAge
        try insert(item, at: min(item.date ?? now, latest), isRead: isFirst && isOld)
      }
    }
    try trim(newest: items.compactMap(\.date).max().map { min($0, latest) })
    return newCount
  }

  private func insert(_ item: FeedItem, at date: Date, isRead: Bool) throws(DatabaseError) {
    guard let data = try? JSONEncoder().encode(item) else { return }
    try connection.run(
      """
      INSERT INTO articles (source, key, title, url, words, date, seen, is_read, sum, item)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(source), .text(item.id), .text(item.title), .text(orNull: item.url?.absoluteString),
        .text(Self.words(item)), .date(date), .date(now), .integer(isRead ? 1 : 0), .integer(Self.sum(item)),
        .blob(data),
      ])
  }

  /// An edit is an edit: it neither moves an article nor makes it unread.
  private func update(_ kept: Known, _ item: FeedItem, isRenamed: Bool = false) throws(DatabaseError) {
    let sum = Self.sum(item)
    guard sum != kept.sum || isRenamed, let data = try? JSONEncoder().encode(item) else {
      try connection.run("UPDATE articles SET seen = ? WHERE id = ?", [.date(now), .integer(kept.id)])
      return
    }
    try connection.run(
      "UPDATE articles SET key = ?, title = ?, url = ?, words = ?, seen = ?, sum = ?, item = ? WHERE id = ?",
      [
        .text(item.id), .text(item.title), .text(orNull: item.url?.absoluteString), .text(Self.words(item)), .date(now),
        .integer(sum), .blob(data), .integer(kept.id),
      ])
  }

  /// What is in the feed's newest answer stays, or it would come back as new. Ages count from the newest article of the
  /// answer: the machine's clock may be wrong.
  private func trim(newest: Date?) throws(DatabaseError) {
    if let newest {
      try connection.run(
        "DELETE FROM articles WHERE source = ? AND seen <> ? AND date < ?",
        [.integer(source), .date(now), .date(newest.addingTimeInterval(-limits.age))])
    }
    try connection.run(
      """
      DELETE FROM articles WHERE source = ?1 AND seen <> ?2 AND id NOT IN (
        SELECT id FROM articles WHERE source = ?1 ORDER BY date DESC LIMIT ?3
      )
      """, [.integer(source), .date(now), .integer(limits.mostOfSource)])
  }

  /// The words to be found by, without the title.
  static func words(_ item: FeedItem) -> String {
    let text = (item.content ?? item.summary)?.line(limit: 4000) ?? ""
    return ([text] + item.authors + item.categories).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Tells whether an item has been edited; what counts comments moves by itself.
  static func sum(_ item: FeedItem) -> Int64 {
    let text = [
      item.title, item.url?.absoluteString ?? "", item.content?.source ?? "", item.summary?.source ?? "",
      item.picture?.absoluteString ?? "", item.authors.joined(separator: "\n"),
    ].joined(separator: "\u{0}")
    let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Int64(bitPattern: sum)
  }
}
