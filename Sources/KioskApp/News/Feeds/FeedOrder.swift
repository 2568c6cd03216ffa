import FeedLibrary
import Library

/// How articles of followed feeds are sorted.
package enum FeedOrder: RowOrder {
  case newest, oldest, source, title

  package var words: String? {
    switch self {
    case .newest: nil
    case .oldest: localized("oldest first")
    case .source: localized("by source")
    case .title: localized("by title")
    }
  }

  package func sorted(_ rows: [Folded<StoredArticle>]) -> [Folded<StoredArticle>] {
    switch self {
    case .newest: rows
    case .oldest: Array(rows.reversed())
    // In the order in which they were followed.
    case .source: Self.sorted(rows, ascending: true, by: \.item.sourceID)
    case .title: Self.sorted(rows, byText: \.item.item.title)
    }
  }
}
