import Combine
import Foundation
import HackerNews

/// `kiosk hn LIST`: prints a list and ends.
@MainActor
struct ListStories {
  let list: HackerNewsEndpoint
  let options: ListOptions
  let surroundings: Surroundings

  func run(_ api: HackerNewsAPI) throws {
    let limit = options.limit ?? ListOptions.standardLimit
    let writer = surroundings.storyWriter(options.format, limit: limit)
    let progress = surroundings.progressLine()
    let loop = MainLoop()
    var last: StoryList?
    try progress.show("Loading the \(list.rawValue) stories…")
    let work = api.storyLists(from: list, limit: limit).sink { completion in
      switch completion {
      case .finished: loop.end()
      case .failure(let error): loop.end(.failure(CommandFailure(error)))
      }
    } receiveValue: { stories in
      last = stories
      loop.attempt {
        try progress.clear()
        try writer.update(stories)
      }
    }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
    try writer.finish()
    try report(last)
  }

  /// What the list lacks. One with holes is written, and ends with an error all the same; one of an earlier time with a note.
  private func report(_ list: StoryList?) throws {
    if let failure = CommandFailure(list?.cached, isOffline: options.isOffline) { throw failure }
    switch list?.shortcoming {
    case nil, .searchUnavailable:
      if list?.stories.isEmpty == true { try surroundings.messages.write("There are no stories in this list.\n") }
    case .officialUnavailable(let error):
      let failure = CommandFailure(error)
      try surroundings.messages.write("kiosk: \(failure.sentence) This is the search service's nearest list instead.\n")
    case .storiesMissing(let count, let error):
      let failure = CommandFailure(error)
      throw CommandFailure(
        .tryLater, "\(Counted.text(count, "item")) of the list could not be loaded: \(failure.sentence)",
        hint: failure.hint)
    }
  }
}
