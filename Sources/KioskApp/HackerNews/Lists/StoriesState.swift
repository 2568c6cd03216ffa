import Foundation
import HackerNews

/// What the stories screen shows, as a value: one list while it arrives, changes, fails and recovers.
public struct StoriesState: Equatable, Sendable {
  /// The state of the screen's centre.
  public enum Phase: Equatable, Sendable {
    case loading
    case stories
    case empty
    /// Nothing is known and nothing could be had.
    case failed(HackerNewsError)
  }

  /// How long a story that came while the reader was looking stays marked, in seconds.
  static let markLifetime: TimeInterval = 120

  public private(set) var stories: [Story] = []
  public private(set) var phase = Phase.loading
  public private(set) var connection = LiveConnection.connecting
  /// When the list was last known to be right.
  public private(set) var updated: Date?
  /// Why the list on the screen may be old; nil while all is well.
  public private(set) var problem: HackerNewsError?
  /// What the list lacks.
  public private(set) var shortcoming: StoryList.Shortcoming?
  /// How many stories have arrived since the list was first complete; a chime follows each growth.
  public private(set) var arrivals = 0

  private var marks: [Int: Date] = [:]
  private var newestAtFirst: Int?

  public init() {}

  /// Takes over what is known now. `date` is the time of arrival. A list that is still growing does not replace a longer one.
  public mutating func apply(_ live: LiveStories, at date: Date) {
    connection = live.connection
    problem = live.problem
    updated = live.updated ?? updated
    if let list = live.list, list.isComplete || list.stories.count >= stories.count {
      welcome(list, at: date)
      stories = list.stories
      shortcoming = list.shortcoming
    }
    phase = phase(after: live)
    expireMarks(at: date)
  }

  /// A failed list is being asked for again.
  public mutating func tryAgain() {
    guard case .failed = phase else { return }
    phase = .loading
    problem = nil
  }

  /// Lets marks of stories that have been on the screen for a while fade.
  public mutating func expireMarks(at date: Date) {
    marks = marks.filter { date.timeIntervalSince($0.value) < Self.markLifetime }
  }

  /// Whether the story came while the reader was looking.
  public func isNew(_ story: Story) -> Bool { marks[story.id] != nil }

  private func phase(after live: LiveStories) -> Phase {
    if !stories.isEmpty { return .stories }
    if let problem = live.problem { return .failed(problem) }
    return live.list?.isComplete == true ? .empty : .loading
  }

  /// New is what was posted after the newest story of the first complete list: old stories that climb in are not.
  private mutating func welcome(_ list: StoryList, at date: Date) {
    guard let newestAtFirst else {
      if list.isComplete { newestAtFirst = list.ids.max() }
      return
    }
    let shown = Set(stories.map(\.id))
    let arrived = list.stories.map(\.id).filter { $0 > newestAtFirst && !shown.contains($0) && marks[$0] == nil }
    for id in arrived { marks[id] = date }
    arrivals += arrived.count
  }
}
