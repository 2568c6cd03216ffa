import FoundationExtras

/// What rows count.
enum Counts: Equatable, Sendable {
  case points, comments, votes, articles, unreadArticles

  /// `1 point`, `12 points`.
  func words(_ count: Int) -> String.LocalizationValue {
    switch self {
    case .points: "\(count) points"
    case .comments: "\(count) comments"
    case .votes: "\(count) votes"
    case .articles: "\(count) articles"
    case .unreadArticles: "\(count) unread articles"
    }
  }
}
