import Foundation

/// What a feed says: its own facts and its items, in its order.
package struct Feed: Hashable, Sendable {
  package var format: FeedFormat
  /// As the feed writes it, such as `2.0`; empty where it does not say.
  package var version: String
  /// Ready to show; empty where the feed gives none.
  package var title: String
  package var subtitle: String?
  /// The site it belongs to.
  package var siteURL: URL?
  /// Where the feed says that it lies.
  package var ownURL: URL?
  /// Where the feed says that it has moved to.
  package var newURL: URL?
  package var icon: URL?
  package var authors: [String]
  package var language: String?
  package var updated: Date?
  package var pace: FeedPace
  package var items: [FeedItem]
  /// Items that could not be read.
  package var unreadableCount: Int
  /// Whether it has more items than are read.
  package var isCut: Bool
  /// Whether it broke the rules of its format and was read all the same.
  package var isRepaired: Bool
  /// Whether the feed says that nothing will follow.
  package var isFinished: Bool

  package init(
    format: FeedFormat, version: String = "", title: String = "", subtitle: String? = nil, siteURL: URL? = nil,
    ownURL: URL? = nil, newURL: URL? = nil, icon: URL? = nil, authors: [String] = [], language: String? = nil,
    updated: Date? = nil, pace: FeedPace = FeedPace(), items: [FeedItem] = [], unreadableCount: Int = 0,
    isCut: Bool = false, isRepaired: Bool = false, isFinished: Bool = false
  ) {
    self.format = format
    self.version = version
    self.title = title
    self.subtitle = subtitle
    self.siteURL = siteURL
    self.ownURL = ownURL
    self.newURL = newURL
    self.icon = icon
    self.authors = authors
    self.language = language
    self.updated = updated
    self.pace = pace
    self.items = items
    self.unreadableCount = unreadableCount
    self.isCut = isCut
    self.isRepaired = isRepaired
    self.isFinished = isFinished
  }

  /// More items of one answer are not read.
  package static let mostItems = 2000
}

/// How often a feed says that it wants to be asked.
package struct FeedPace: Hashable, Sendable, Codable {
  /// Seconds between two questions: `ttl`, or `sy:updatePeriod` by `sy:updateFrequency`.
  package var interval: TimeInterval?
  /// Hours of the day, 0 to 23 in UTC, in which it has nothing new.
  package var skippedHours: Set<Int>
  /// Days of the week, 1 for Sunday to 7, in which it has nothing new.
  package var skippedDays: Set<Int>

  package init(interval: TimeInterval? = nil, skippedHours: Set<Int> = [], skippedDays: Set<Int> = []) {
    self.interval = interval
    self.skippedHours = skippedHours
    self.skippedDays = skippedDays
  }
}
