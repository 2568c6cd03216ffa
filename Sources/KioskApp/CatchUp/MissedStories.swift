import FeedLibrary
import HackerNews
import Library

/// The best stories of a time on Hacker News, each once.
package struct MissedStories: Equatable, Sendable {
  /// Those with the most points.
  package private(set) var byPoints: [Story]
  /// Those with the most comments among the others.
  package private(set) var byDiscussion: [Story]

  /// - Parameter most: of each kind.
  package init(_ found: [Story], most: Int) {
    let best = found.sorted { ($0.score ?? 0, $0.id) > ($1.score ?? 0, $1.id) }
    byPoints = Array(best.prefix(most))
    byDiscussion = best.dropFirst(most).filter { ($0.commentCount ?? 0) > 0 }
      .sorted { ($0.commentCount ?? 0, $0.id) > ($1.commentCount ?? 0, $1.id) }.prefix(most).map { $0 }
  }

  package var all: [Story] { byPoints + byDiscussion }

  /// What is asked of the search service: enough to find the most discussed among the best.
  package static let asked = 200
}

/// What a reader's sources had most of.
package enum MissedArticles {
  /// So many of the newest articles are looked at.
  package static let asked = 2000

  /// Stories by the number of sources that tell them, then the newest first.
  /// - Parameter articles: the newest first.
  package static func told(_ articles: [StoredArticle], most: Int) -> [Folded<StoredArticle>] {
    Duplicates.folded(articles, title: \.item.title, url: \.item.url)
      .map { (story: $0, sources: Set(([$0.item] + $0.others).map(\.sourceID)).count) }
      .sorted {
        ($0.sources, $0.story.item.date, $0.story.item.id) > ($1.sources, $1.story.item.date, $1.story.item.id)
      }
      .prefix(most).map(\.story)
  }
}
