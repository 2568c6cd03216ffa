import Combine
import Foundation
import HackerNews

/// `kiosk hn search TEXT`: prints the stories that hold certain words, and with `--watch` those that come.
@MainActor
final class SearchStories {
  private let search: HackerNewsSearch
  private let options: ListOptions
  private let surroundings: Surroundings
  private let progress: ProgressLine
  private let loop = MainLoop()
  private var told: Set<Int>?

  /// Seconds between two questions of `--watch`: the search service has no stream, and its limit is 10,000 an hour.
  private static let watchInterval: TimeInterval = 60

  init(_ search: HackerNewsSearch, options: ListOptions, surroundings: Surroundings) {
    self.search = search
    self.options = options
    self.surroundings = surroundings
    progress = surroundings.progressLine()
  }

  func run(_ api: HackerNewsAPI) throws {
    try progress.show("Searching…")
    let answers = api.search(search).map(Result.success).catch { Just(.failure($0)) }
    let work: AnyCancellable
    if options.watches {
      loop.onInterrupt { [loop] in loop.end() }
      loop.end(whenAbandoned: surroundings.output)
      work = Timer.publish(every: Self.watchInterval, on: .main, in: .common).autoconnect()
        .map { _ in () }.prepend(())
        .map { answers }.switchToLatest()
        .sink { [self] answer in loop.attempt { try take(answer) } }
    } else {
      work = answers.sink { [self] answer in
        loop.attempt { try take(answer) }
        loop.end()
      }
    }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
  }

  private func take(_ answer: Result<HackerNewsSearchPage, HackerNewsError>) throws {
    try progress.clear()
    switch answer {
    case .success(let page):
      try tell(page)
      guard let outdated = CommandFailure(page.cached, isOffline: options.isOffline) else { return }
      guard options.watches else { throw outdated }
      try surroundings.messages.write("kiosk: \(outdated.sentence)\n")
    case .failure(let error):
      let failure = CommandFailure(error)
      if told == nil { throw failure }
      try surroundings.messages.write("kiosk: \(failure.sentence)\n")
    }
  }

  private func tell(_ page: HackerNewsSearchPage) throws {
    let rows = page.stories.enumerated().map { StoryRow($1, rank: $0 + 1) }
    guard let told else {
      try tellFirst(rows)
      told = Set(rows.map(\.id))
      return
    }
    for row in rows where !told.contains(row.id) {
      let step = StoryChange.added(row)
      let text = surroundings.storyText(limit: rows.count)
      try surroundings.output.write(options.format == .jsonLines ? step.json.line + "\n" : text.line(for: step))
    }
    self.told = told.union(rows.map(\.id))
  }

  private func tellFirst(_ rows: [StoryRow]) throws {
    let writer = surroundings.storyWriter(options.format, limit: rows.count, asEvents: options.watches)
    for row in rows { try writer.write(row) }
    try writer.finish()
    if rows.isEmpty { try surroundings.messages.write("No story holds these words.\n") }
  }
}
