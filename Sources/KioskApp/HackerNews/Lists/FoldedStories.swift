import HackerNews
import Library
import Locks

/// Lists of stories with the same story folded into one row. What was folded last is remembered: many windows show the same
/// list, and make rows of it again whenever something else has changed.
enum FoldedStories {
  /// So many lists are remembered.
  private static let most = 12
  private static let recent = Locked<[(stories: [Story], folded: [Folded<Story>])]>([])

  static func of(_ stories: [Story]) -> [Folded<Story>] {
    let known = recent.withLock { recent -> [Folded<Story>]? in
      guard let place = recent.firstIndex(where: { $0.stories == stories }) else { return nil }
      if place > 0 { recent.insert(recent.remove(at: place), at: 0) }
      return recent[0].folded
    }
    if let known { return known }
    let folded = Duplicates.folded(stories, title: \.title, url: \.url)
    recent.withLock { recent in
      recent.insert((stories, folded), at: 0)
      if recent.count > most { recent.removeLast() }
    }
    return folded
  }
}
