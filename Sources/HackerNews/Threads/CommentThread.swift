import Foundation
import OutsideText

/// A story, or any other item, with its discussion.
package struct CommentThread: Hashable, Sendable {
  /// Why a thread is not quite what it should be.
  package enum Shortcoming: Hashable, Sendable {
    /// The search service does not have the thread: comments came one by one.
    case searchUnavailable(HackerNewsError)
    /// The official API is down: the comments stand in the order of the search service.
    case officialUnavailable(HackerNewsError)
    /// Some comments could not be loaded, or the thread is too large to load one by one.
    case commentsMissing
  }

  /// What is discussed; for the thread under a comment, that comment.
  package var root: Item
  /// The options of a poll, in its order.
  package var pollOptions: [Item]
  /// In the order of the site.
  package var comments: [Comment]
  package var isComplete: Bool
  package var shortcoming: Shortcoming?
  /// Set where the thread is not from now but as it was cached.
  package var cached: Cached?

  package init(
    root: Item, pollOptions: [Item] = [], comments: [Comment] = [], isComplete: Bool = true,
    shortcoming: Shortcoming? = nil, cached: Cached? = nil
  ) {
    self.root = root
    self.pollOptions = pollOptions
    self.comments = comments
    self.isComplete = isComplete
    self.shortcoming = shortcoming
    self.cached = cached
  }

  /// The discussed item as a row, where it is one.
  package var story: Story? {
    var story = Story(root)
    if root.descendants == nil { story?.commentCount = count }
    return story
  }

  /// The comments there are to show.
  package var count: Int { comments.reduce(0) { $0 + $1.count } }
}

/// A comment with the replies to it.
package struct Comment: Identifiable, Hashable, Sendable {
  package enum State: Hashable, Sendable {
    case shown
    /// Deleted by its author; here only because replies to it are shown.
    case deleted
    /// Killed or flagged; here only because replies to it are shown.
    case dead
    /// Not public yet: the text comes later.
    case delayed
  }

  package var id: Int
  package var by: String
  package var time: Date?
  package var text: RichText?
  package var state: State
  package var replies: [Comment]

  package init(
    id: Int, by: String = "", time: Date? = nil, text: RichText? = nil, state: State = .shown, replies: [Comment] = []
  ) {
    self.id = id
    self.by = by
    self.time = time
    self.text = text
    self.state = state
    self.replies = replies
  }

  /// This comment, if it is one to read, and those below it.
  package var count: Int {
    replies.reduce(state == .shown || state == .delayed ? 1 : 0) { $0 + $1.count }
  }
}
