import Combine
import Foundation
import HackerNews

/// `kiosk hn LIST --watch`: prints a list, then what changes, until interrupted.
@MainActor
final class WatchStories {
  private let list: HackerNewsEndpoint
  private let options: ListOptions
  private let surroundings: Surroundings
  private let writer: StoryListWriter
  private let loop = MainLoop()
  private let progress: ProgressLine
  /// The list as it was last told; nil before the first complete one.
  private var told: [StoryRow]?
  private var trouble: String?

  init(list: HackerNewsEndpoint, options: ListOptions, surroundings: Surroundings) {
    self.list = list
    self.options = options
    self.surroundings = surroundings
    writer = surroundings.storyWriter(options.format, limit: options.limit ?? ListOptions.standardLimit, asEvents: true)
    progress = surroundings.progressLine()
  }

  func run(_ api: HackerNewsAPI) throws {
    try progress.show("Loading the \(list.rawValue) stories…")
    let work = api.liveStories(from: list, limit: options.limit ?? ListOptions.standardLimit)
      .sink { [self] live in loop.attempt { try take(live) } }
    defer { work.cancel() }
    loop.onInterrupt { [loop] in loop.end() }
    loop.end(whenAbandoned: surroundings.output)
    try loop.run(finally: progress.clear)
  }

  private func take(_ live: LiveStories) throws {
    if var stories = live.list {
      // What is cached is told where nothing newer can be had: else the newer list is on its way.
      if stories.cached != nil {
        guard live.problem != nil else { return }
        stories.isComplete = true
      }
      try progress.clear()
      try tell(stories)
    } else if let problem = live.problem {
      throw CommandFailure(problem)
    }
    try tellTrouble(live)
  }

  private func tell(_ stories: StoryList) throws {
    guard let before = told else {
      try writer.update(stories)
      guard stories.isComplete else { return }
      try writer.finish()
      told = StoryRow.rows(stories)
      return
    }
    // A list that is still being put together would tell of stories that left and came back.
    guard stories.isComplete else { return }
    let after = StoryRow.rows(stories)
    for step in StoryChange.steps(from: before, to: after) {
      switch options.format {
      case .jsonLines, .json: try surroundings.output.write(step.json.line + "\n")
      case .plain, .columns:
        try surroundings.output.write(surroundings.storyText(limit: after.count).line(for: step))
      }
    }
    told = after
  }

  /// Tells once of each trouble, and of its end.
  private func tellTrouble(_ live: LiveStories) throws {
    guard told != nil else { return }
    let now: String?
    switch live.connection {
    case .interrupted(let error, _): now = CommandFailure(error).sentence
    case .unavailable(let error):
      now =
        error.map { CommandFailure($0).sentence }
        ?? "There is no event stream; the list is asked for again from time to time."
    case .connecting: now = trouble
    case .live: now = live.problem.map { CommandFailure($0).sentence }
    }
    guard now != trouble else { return }
    trouble = now
    try surroundings.messages.write("kiosk: \(now ?? "All is well again.")\n")
  }
}
