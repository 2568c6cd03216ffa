import Foundation

/// Enough of a story, an article or a film to show it in a list without asking its service: what is saved and what was opened.
package struct KeptItem: Identifiable, Hashable, Sendable, Codable {
  package var key: ItemKey
  package var title: String
  /// Where it is from: a site, an outlet, a year.
  package var origin: String
  /// Where it leads; nil where only the service itself can show it.
  package var url: URL?
  /// When it was saved or last opened.
  package var date: Date

  package var id: ItemKey { key }

  package init(key: ItemKey, title: String, origin: String = "", url: URL? = nil, date: Date) {
    self.key = key
    self.title = title
    self.origin = origin
    self.url = url
    self.date = date
  }
}

/// The last look at a discussion.
package struct Visit: Hashable, Sendable, Codable {
  package var date: Date
  /// The newest comment there was; those with larger ids are new at the next visit.
  package var newestComment: Int
  /// How many comments there were, by the service's count.
  package var commentCount: Int?
  /// Comments whose replies were folded away.
  package var folded: Set<Int>

  package init(date: Date, newestComment: Int, commentCount: Int? = nil, folded: Set<Int> = []) {
    self.date = date
    self.newestComment = newestComment
    self.commentCount = commentCount
    self.folded = folded
  }
}
