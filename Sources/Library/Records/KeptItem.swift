import Foundation

/// Enough of a story, an article or a film to show it in a list without asking its service: what is saved and what was opened.
public struct KeptItem: Identifiable, Hashable, Sendable, Codable {
  public var key: ItemKey
  public var title: String
  /// Where it is from: a site, an outlet, a year.
  public var origin: String
  /// Where it leads; nil where only the service itself can show it.
  public var url: URL?
  /// When it was saved or last opened.
  public var date: Date

  public var id: ItemKey { key }

  public init(key: ItemKey, title: String, origin: String = "", url: URL? = nil, date: Date) {
    self.key = key
    self.title = title
    self.origin = origin
    self.url = url
    self.date = date
  }
}

/// The last look at a discussion.
public struct Visit: Hashable, Sendable, Codable {
  public var date: Date
  /// The newest comment there was; those with larger ids are new at the next visit.
  public var newestComment: Int
  /// How many comments there were, by the service's count.
  public var commentCount: Int?
  /// Comments whose replies were folded away.
  public var folded: Set<Int>

  public init(date: Date, newestComment: Int, commentCount: Int? = nil, folded: Set<Int> = []) {
    self.date = date
    self.newestComment = newestComment
    self.commentCount = commentCount
    self.folded = folded
  }
}
