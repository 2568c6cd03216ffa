import FeedLibrary
import Foundation
import Library

/// What is stored here and can be read: an article of a feed, a saved text, what a window has shown, or what is saved.
package enum StoredThing: Hashable, Sendable {
  case article(SavedArticle)
  case seen(SeenThing)
  case kept(KeptItem)

  package var date: Date {
    switch self {
    case .article(let article): article.date
    case .seen(let thing): thing.date
    case .kept(let item): item.date
    }
  }

  /// The same for two that show the same page, or the same discussion; nil where it leads nowhere.
  var name: String? {
    switch self {
    case .article(let article): Self.name(article.address)
    case .seen(let thing):
      switch thing.key.service {
      case .hackerNews: thing.key.discussion == nil ? nil : thing.key.description
      case .news: thing.url.map(Self.name)
      case .movie: nil
      }
    case .kept(let item):
      switch item.key.service {
      case .hackerNews: item.key.discussion == nil ? nil : item.key.description
      case .news: item.url.map(Self.name)
      case .movie: item.place == nil ? nil : item.key.description
      }
    }
  }

  private static func name(_ url: URL) -> String { Duplicates.address(url) ?? url.absoluteString }

  /// Each page and each discussion once, the newest first.
  package static func merged(
    _ articles: [SavedArticle], _ seen: [SeenThing], _ kept: [KeptItem] = [], limit: Int
  ) -> [StoredThing] {
    var known: Set<String> = []
    return (articles.map(Self.article) + seen.map(Self.seen) + kept.map(Self.kept))
      .filter { $0.name.map { known.insert($0).inserted } ?? false }
      .sorted { $0.date > $1.date }.prefix(limit).map { $0 }
  }
}
