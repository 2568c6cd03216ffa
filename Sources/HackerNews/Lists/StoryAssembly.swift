import Networking

/// A list while it is put together: a value that takes in what arrives, in any order, and always shows it in rank order.
struct StoryAssembly: Sendable {
  enum Change: Sendable {
    /// The bulk answer for `asked`, in whatever order; ids without a story in it are still wanted.
    case bulk(found: [Story], asked: [Int])
    /// The bulk request failed; its ids are still wanted.
    case bulkFailed(ServiceError)
    /// The answer for one id; nil where there is nothing to show.
    case single(id: Int, Story?)
    case singleFailed(id: Int, ServiceError)
  }

  let ids: [Int]
  private var stories: [Int: Story] = [:]
  /// Ids whose story has neither come nor been given up.
  private var awaited: Set<Int>
  private var failed: Set<Int> = []
  private var bulkError: ServiceError?
  /// Why a story is missing: the first reason that may pass, else the first.
  private var reason: ServiceError?

  /// - Parameter known: stories that need not be asked for again.
  init(ids: [Int], known: [Story] = []) {
    self.ids = ids
    awaited = Set(ids)
    for story in known where awaited.remove(story.id) != nil { stories[story.id] = story }
  }

  /// Ids to ask for, in rank order.
  var wanted: [Int] { ids.filter(awaited.contains) }

  mutating func apply(_ change: Change) {
    switch change {
    case .bulk(let found, _):
      for story in found where awaited.remove(story.id) != nil { stories[story.id] = story }
    case .bulkFailed(let error):
      bulkError = error
    case .single(let id, let story):
      awaited.remove(id)
      stories[id] = story
    case .singleFailed(let id, let error):
      awaited.remove(id)
      failed.insert(id)
      if reason.map({ $0.cause == .badData && error.cause != .badData }) ?? true { reason = error }
    }
  }

  func applying(_ change: Change) -> StoryAssembly {
    var result = self
    result.apply(change)
    return result
  }

  /// The error, if not a single story could be had.
  var totalFailure: ServiceError? {
    awaited.isEmpty && stories.isEmpty ? reason : nil
  }

  var list: StoryList {
    var ranked: [Story] = []
    ranked.reserveCapacity(stories.count)
    for (index, id) in ids.enumerated() {
      guard var story = stories[id] else { continue }
      story.rank = index + 1
      ranked.append(story)
    }
    return StoryList(ids: ids, stories: ranked, isComplete: awaited.isEmpty, shortcoming: shortcoming)
  }

  private var shortcoming: StoryList.Shortcoming? {
    if let reason { return .storiesMissing(failed.count, HackerNewsError(reason)) }
    return bulkError.map { .searchUnavailable(HackerNewsError($0)) }
  }
}
