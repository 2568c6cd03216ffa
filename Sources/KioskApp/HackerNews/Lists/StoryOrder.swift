import HackerNews
import Library

/// How stories are sorted.
package enum StoryOrder: RowOrder {
  /// As the service has them.
  case ranked
  case newest, points, comments

  package var words: String? {
    switch self {
    case .ranked: nil
    case .newest: localized("newest first")
    case .points: localized("by points")
    case .comments: localized("by comments")
    }
  }

  package func sorted(_ stories: [Folded<Story>]) -> [Folded<Story>] {
    switch self {
    case .ranked: stories
    case .newest: Self.sorted(stories, by: \.item.time)
    case .points: Self.sorted(stories, by: \.item.score)
    case .comments: Self.sorted(stories, by: \.item.commentCount)
    }
  }
}
