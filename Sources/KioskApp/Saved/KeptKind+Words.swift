import FoundationExtras
import Library

extension KeptKind {
  /// What one of them is called.
  package var name: String { localized(words) }

  /// The same in no language yet.
  var words: String.LocalizationValue {
    switch self {
    case .story: "Story"
    case .comment: "Comment"
    case .article: "Article"
    case .page: "Page"
    case .film: "Film"
    }
  }

  /// What many of them are called.
  var plural: String {
    switch self {
    case .story: localized("Stories")
    case .comment: localized("Comments")
    case .article: localized("Articles")
    case .page: localized("Pages")
    case .film: localized("Films")
    }
  }

  var symbol: String {
    switch self {
    case .story: "text.bubble"
    case .comment: "bubble.right"
    case .article: "newspaper"
    case .page: "doc.text"
    case .film: "film"
    }
  }
}
