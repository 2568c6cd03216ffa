import HackerNews

/// Whether a discussion has to be asked for again: the newest state its event stream has told of, beside the one the newest
/// answer was made from. A value; either can come first, and one state is asked for once.
struct DiscussionWatch {
  /// What changes with a discussion, and not with a story's score.
  private struct Standing: Equatable {
    var count: Int
    var replies: [Int]

    init(_ item: Item) {
      count = item.descendants ?? 0
      replies = item.kids
    }
  }

  private var told: Standing?
  private var answered: Standing?
  private var asked: Standing?

  /// Takes in the item as the event stream has it.
  /// - Returns: whether to ask again. The first state waits for the answer that is on its way.
  mutating func tell(_ item: Item) -> Bool {
    let isFirst = told == nil
    told = Standing(item)
    return answered == nil && isFirst ? false : isBehind()
  }

  /// Takes in the item an answer was made from.
  /// - Returns: whether to ask again: the stream has already told of another state.
  mutating func answer(_ item: Item) -> Bool {
    answered = Standing(item)
    return isBehind()
  }

  private mutating func isBehind() -> Bool {
    guard let told, told != answered, told != asked else { return false }
    asked = told
    return true
  }
}
