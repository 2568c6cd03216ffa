import Feeds
import Foundation
import FoundationExtras

/// A feed that the reader follows.
package struct FollowedFeed: Identifiable, Hashable, Sendable {
  package let id: Int64
  /// Where it is asked.
  package var url: URL
  /// What it calls itself; ready to show.
  package var title: String
  /// What the reader calls it.
  package var ownTitle: String?
  package var siteURL: URL?
  /// Nil outside of any.
  package var folder: String?
  /// The reader wants nothing of it for now.
  package var isPaused: Bool
  package var opening: ArticleOpening
  /// Whether it may lie in a private network.
  package var allowsPrivate: Bool
  package var added: Date
  package var health: FeedHealth

  package init(
    id: Int64, url: URL, title: String, ownTitle: String? = nil, siteURL: URL? = nil, folder: String? = nil,
    isPaused: Bool = false, opening: ArticleOpening = .feedText, allowsPrivate: Bool = false, added: Date,
    health: FeedHealth
  ) {
    self.id = id
    self.url = url
    self.title = title
    self.ownTitle = ownTitle
    self.siteURL = siteURL
    self.folder = folder
    self.isPaused = isPaused
    self.opening = opening
    self.allowsPrivate = allowsPrivate
    self.added = added
    self.health = health
  }

  /// The name to show.
  package var name: String {
    if let ownTitle { return ownTitle }
    return title.isEmpty ? url.host() ?? url.absoluteString : title
  }

  /// Whether it is asked by itself.
  package var isAsked: Bool { !isPaused && !health.schedule.hasEnded }

  package var listed: ListedFeed {
    ListedFeed(url: url, title: name, siteURL: siteURL, folder: folder, allowsPrivate: allowsPrivate)
  }
}

/// What opens with an article of a feed.
package enum ArticleOpening: Int, CaseIterable, Hashable, Sendable {
  /// The text that the feed brings.
  case feedText
  /// The text of the article's page, for feeds that bring beginnings only.
  case pageText
  /// The page itself, at its site.
  case original
}

/// How a feed has answered so far.
package struct FeedHealth: Hashable, Sendable, Codable {
  package var schedule: FeedSchedule
  package var memory = FeedMemory()
  package var lastAsked: Date?
  package var lastAnswered: Date?
  /// When an article last arrived.
  package var lastNew: Date?
  /// Why it could not be had the last time, in a sentence; nil while all is well.
  package var problem: String.LocalizationValue?
  /// What can be done about it.
  package var hint: String.LocalizationValue?
  package var format: FeedFormat?
  /// Whether it breaks the rules of its format.
  package var isRepaired = false
  package var pace = FeedPace()

  package init(schedule: FeedSchedule) { self.schedule = schedule }
}
