import Feeds
import Foundation

/// An article of a followed feed, as it is kept.
package struct StoredArticle: Identifiable, Hashable, Sendable {
  package let id: Int64
  /// The feed's.
  package var sourceID: Int64
  package var item: FeedItem
  /// What it is put in order by: when it appeared, but never later than it arrived.
  package var date: Date
  package var isRead: Bool

  package init(id: Int64, sourceID: Int64, item: FeedItem, date: Date, isRead: Bool) {
    self.id = id
    self.sourceID = sourceID
    self.item = item
    self.date = date
    self.isRead = isRead
  }
}

/// Which of the stored articles to show, the newest first.
package struct ArticleQuestion: Hashable, Sendable {
  package enum Scope: Hashable, Sendable {
    case all
    case folder(String)
    case source(Int64)
  }

  package var scope: Scope
  package var isUnreadOnly: Bool
  /// Only what has this date or a later one; nil for all.
  package var since: Date?
  package var limit: Int

  package init(_ scope: Scope = .all, isUnreadOnly: Bool = false, since: Date? = nil, limit: Int = 100) {
    self.scope = scope
    self.isUnreadOnly = isUnreadOnly
    self.since = since
    self.limit = limit
  }
}

/// How long articles are kept.
package struct ArticleLimits: Hashable, Sendable {
  package var mostOfSource: Int
  /// In seconds since they appeared.
  package var age: TimeInterval

  package init(mostOfSource: Int = 500, age: TimeInterval = 90 * 86_400) {
    self.mostOfSource = mostOfSource
    self.age = age
  }
}
