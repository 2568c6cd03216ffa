import Foundation

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
