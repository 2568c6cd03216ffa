import Combine
import Foundation
import HackerNews
import KioskApp
import Library

/// Finds the story at a place of a list.
@MainActor
struct FindStory {
  let list: HackerNewsEndpoint
  let options: ListOptions
  let context: CommandContext

  /// - Parameter rank: counted from 1, without the stories that the reader's rules hide.
  func id(at rank: Int, from api: HackerNewsAPI) throws -> Item.ID {
    let filter = MuteFilter(options.marks(context.environment)?.mutes ?? [], at: Date())
    var limit = rank
    while true {
      let list = try stories(limit, from: api)
      let hidden =
        filter.isEmpty ? [] : Set(list.stories.filter { filter.rule(hiding: $0.muteSubject) != nil }.map(\.id))
      let shown = list.ids.filter { !hidden.contains($0) }
      if shown.indices.contains(rank - 1) { return shown[rank - 1] }
      // A list that is shorter leaves the number to be that of an item.
      guard list.ids.count >= limit, limit < ThreadReference.lastRank else { return rank }
      limit = min(rank + hidden.count, ThreadReference.lastRank)
    }
  }

  private func stories(_ limit: Int, from api: HackerNewsAPI) throws -> StoryList {
    let progress = context.progressLine()
    let loop = MainLoop()
    var found: Result<StoryList, CommandFailure>?
    try progress.show("Asking \(StorySource.name)…")
    let work = api.storyLists(from: list, limit: limit)
      .sink { completion in
        if case .failure(let error) = completion { found = .failure(CommandFailure(error)) }
        loop.end()
      } receiveValue: { stories in
        found = .success(stories)
      }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
    return try found?.get() ?? StoryList(ids: [], stories: [], isComplete: true)
  }
}
