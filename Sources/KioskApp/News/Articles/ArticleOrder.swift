import NewsAPI

/// How articles of the news are sorted.
package enum ArticleOrder: RowOrder {
  /// As the service has them.
  case ranked
  case newest, source, title

  package var words: String? {
    switch self {
    case .ranked: nil
    case .newest: localized("newest first")
    case .source: localized("by source")
    case .title: localized("by title")
    }
  }

  package func sorted(_ articles: [Article]) -> [Article] {
    switch self {
    case .ranked: articles
    case .newest: Self.sorted(articles, by: \.publishedAt)
    case .source: Self.sorted(articles, byText: \.source?.name)
    case .title: Self.sorted(articles, byText: \.title)
    }
  }
}
