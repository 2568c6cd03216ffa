import FeedLibrary
import Feeds
import Foundation
import Library

extension FeedItem {
  /// What is kept of it in the library; nil where it leads nowhere.
  func kept(of feed: FollowedFeed?, at date: Date) -> KeptItem? {
    url.map { url in
      KeptItem(
        key: ItemKey(.news, url.absoluteString), title: title, origin: feed?.name ?? "", url: url, date: date)
    }
  }

  /// What mute rules look at.
  package func muteSubject(of feed: FollowedFeed?) -> MuteSubject {
    MuteSubject(
      title: title, url: url, people: authors, outlet: feed?.name, language: language, date: published ?? updated)
  }
}
