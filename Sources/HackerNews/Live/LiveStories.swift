import Foundation

/// A list that changes by itself.
package struct LiveStories: Hashable, Sendable {
  /// What is known; nil before the first answer.
  package var list: StoryList?
  package var connection: LiveConnection
  /// Why the last attempt to get the list failed; nil after a success. The list stays as it was.
  package var problem: HackerNewsError?
  /// When the list was last known to be right.
  package var updated: Date?

  package init(
    list: StoryList? = nil, connection: LiveConnection = .connecting, problem: HackerNewsError? = nil,
    updated: Date? = nil
  ) {
    self.list = list
    self.connection = connection
    self.problem = problem
    self.updated = updated
  }

  package var stories: [Story] { list?.stories ?? [] }

  /// Stories that the service has given since the program began to follow the list.
  var confirmedStories: [Story] { list?.cached == nil ? stories : [] }
}

/// A value of the official API that changes by itself.
package struct LiveValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Nil before the first answer.
  package var value: Value?
  package var connection: LiveConnection
}

/// What happens to a live list, one input at a time: a value without effects.
struct LiveStoriesState {
  enum Input {
    case connection(LiveConnection)
    /// The list of an earlier time, to begin with.
    case cached(StoryList)
    /// What is being put together for the newest ids; the time is that of its arrival.
    case list(StoryList, Date)
    case failed(HackerNewsError)
    /// Fresh versions of stories, perhaps of some on the list.
    case refreshed([Story], Date)
  }

  private(set) var stories = LiveStories()

  func applying(_ input: Input) -> LiveStoriesState {
    var result = self
    result.apply(input)
    return result
  }

  mutating func apply(_ input: Input) {
    switch input {
    case .connection(let connection):
      stories.connection = connection
    case .cached(var list):
      stories.updated = list.cached?.date
      list.isComplete = false
      stories.list = list
    // A list that is only beginning to grow takes nothing from the screen.
    case .list(let list, _)
    where stories.list?.cached != nil && !list.isComplete
      && list.stories.count < stories.stories.count:
      stories.problem = nil
    case .list(let list, let date):
      stories.list = list
      stories.problem = nil
      stories.updated = date
    case .failed(let error):
      stories.problem = error
    case .refreshed(let fresh, let date):
      guard var list = stories.list else { return }
      let byID = Dictionary(fresh.map { ($0.id, $0) }) { $1 }
      list.stories = list.stories.map { old in
        guard var story = byID[old.id] else { return old }
        story.rank = old.rank
        return story
      }
      stories.list = list
      stories.updated = date
    }
  }
}
