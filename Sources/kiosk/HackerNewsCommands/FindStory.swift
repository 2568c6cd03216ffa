import Combine
import Foundation
import HackerNews

/// Finds the story at a place of a list.
@MainActor
struct FindStory {
  let list: HackerNewsEndpoint
  let context: CommandContext

  /// - Parameter rank: counted from 1.
  func id(at rank: Int, from api: HackerNewsAPI) throws -> Item.ID {
    let progress = context.progressLine()
    let loop = MainLoop()
    var found: Result<Item.ID, CommandFailure>?
    try progress.show("Asking \(StorySource.name)…")
    let work = api.storyLists(from: list, limit: rank)
      .sink { completion in
        if case .failure(let error) = completion { found = .failure(CommandFailure(error)) }
        loop.end()
      } receiveValue: { stories in
        found = .success(id(at: rank, in: stories))
      }
    defer { work.cancel() }
    try loop.run(finally: progress.clear)
    return try found?.get() ?? rank
  }

  /// A list that is shorter leaves the number to be that of an item.
  private func id(at rank: Int, in stories: StoryList) -> Item.ID {
    stories.ids.indices.contains(rank - 1) ? stories.ids[rank - 1] : rank
  }
}
