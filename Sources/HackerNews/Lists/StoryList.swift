import Foundation

/// A list as it stands: what is known of it, in the order of the site.
package struct StoryList: Hashable, Sendable {
  /// Why a list is not quite what it should be.
  package enum Shortcoming: Hashable, Sendable {
    /// The search service is down: stories came one by one. Complete, but slower.
    case searchUnavailable(HackerNewsError)
    /// The official API is down: the search service's nearest substitute, in its own order.
    case officialUnavailable(HackerNewsError)
    /// So many stories could not be loaded; the first reason that may pass, else the first.
    case storiesMissing(Int, HackerNewsError)
  }

  /// The ids in the order of the site; some have no story to show (deleted, dead, not public yet).
  package var ids: [Int]
  /// The stories there are so far, in the order of the site, each with its rank.
  package var stories: [Story]
  /// Whether nothing more is on its way.
  package var isComplete: Bool
  package var shortcoming: Shortcoming?
  /// Set where the list is not from now but as it was cached.
  package var cached: Cached?

  package init(
    ids: [Int], stories: [Story], isComplete: Bool, shortcoming: Shortcoming? = nil, cached: Cached? = nil
  ) {
    self.ids = ids
    self.stories = stories
    self.isComplete = isComplete
    self.shortcoming = shortcoming
    self.cached = cached
  }
}
