import Foundation
import HackerNews
import Networking

/// One list of stories while it arrives, changes, fails and recovers, as a value.
package struct StoriesState: Equatable, Sendable {
  /// How long a story that came while the reader was looking stays marked, in seconds.
  static let markLifetime: TimeInterval = 120

  package private(set) var stories: [Story] = []
  package private(set) var connection = LiveConnection.connecting
  /// When the list was last known to be right.
  package private(set) var updated: Date?
  /// Why the list on the screen may be old; nil while all is well.
  package private(set) var problem: HackerNewsError?
  /// What the list lacks.
  package private(set) var shortcoming: StoryList.Shortcoming?
  /// How many stories have arrived since the list was first complete; a chime follows each growth.
  package private(set) var arrivals = 0

  /// Whether the list is complete and from now.
  package private(set) var isCurrent = false

  /// How many places the list has, those of missing stories among them.
  package private(set) var length = 0
  /// Whether nothing more is on its way.
  package private(set) var isComplete = false
  private var marks: [Int: Date] = [:]
  private var newestAtFirst: Int?
  /// How many places the last complete list had: what stands further down was always there, though nobody saw it.
  private var completeLength = 0

  package init() {}

  /// Takes over what is known now. `date` is the time of arrival. A list that is still growing does not replace a longer one.
  package mutating func apply(_ live: LiveStories, at date: Date) {
    connection = live.connection
    problem = live.problem
    updated = live.updated ?? updated
    if let list = live.list, list.isComplete || list.stories.count >= stories.count {
      welcome(list, at: date)
      stories = list.stories
      length = list.ids.count
      shortcoming = list.shortcoming
    }
    isComplete = live.list?.isComplete ?? false
    isCurrent = isComplete && live.list?.cached == nil
    marks = marks.filter { date.timeIntervalSince($0.value) < Self.markLifetime }
  }

  package func applying(_ live: LiveStories, at date: Date) -> StoriesState {
    var next = self
    next.apply(live, at: date)
    return next
  }

  /// The ids of the stories that came while the reader was looking; that fades.
  package func new(at date: Date) -> Set<Int> {
    guard !marks.isEmpty else { return [] }
    return Set(marks.lazy.filter { date.timeIntervalSince($0.value) < Self.markLifetime }.map(\.key))
  }

  /// What is known of the list.
  package var content: Loadable<StoriesState, HackerNewsError> {
    if stories.isEmpty {
      if let problem { return .failed(problem) }
      return isComplete ? .loaded(self, freshness) : .loading
    }
    return problem.map { .stale(self, freshness, $0) } ?? .loaded(self, freshness)
  }

  private var freshness: Freshness? {
    updated.map { Freshness(date: $0, source: isCurrent ? .network : .store) }
  }

  /// New is what was posted after the newest story of the first complete list: old stories that climb in are not.
  private mutating func welcome(_ list: StoryList, at date: Date) {
    let goesOn = list.isComplete && list.ids.count > completeLength
    defer {
      if goesOn {
        newestAtFirst = max(newestAtFirst ?? .min, list.ids.max() ?? .min)
        completeLength = list.ids.count
      }
    }
    guard let newestAtFirst else { return }
    let shown = Set(stories.map(\.id))
    let there = Set(list.stories.map(\.id))
    let arrived = list.ids.prefix(completeLength).filter {
      $0 > newestAtFirst && there.contains($0) && !shown.contains($0) && marks[$0] == nil
    }
    for id in arrived { marks[id] = date }
    arrivals += arrived.count
  }
}
