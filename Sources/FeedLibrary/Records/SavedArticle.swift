import Feeds
import Foundation

/// An article that the reader has saved, with its text: it stays when its feed has forgotten it, and when the feed is followed
/// no more.
package struct SavedArticle: Identifiable, Hashable, Sendable {
  /// Where it can be read; what it is known by.
  package var address: URL
  /// The name of its feed.
  package var outlet: String
  package var date: Date
  package var item: FeedItem

  package var id: URL { address }

  package init(address: URL, outlet: String, date: Date, item: FeedItem) {
    self.address = address
    self.outlet = outlet
    self.date = date
    self.item = item
  }

  /// Nil where the article leads nowhere: then the library cannot name it.
  package init?(_ article: StoredArticle, of feed: FollowedFeed?) {
    guard let address = article.item.url else { return nil }
    self.init(address: address, outlet: feed?.name ?? "", date: article.date, item: article.item)
  }
}
