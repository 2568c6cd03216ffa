import HackerNews
import Library
import Locks

/// The rows of lists that were made last. Many windows show the same list to the same reader: its rows are made once, and what
/// they hold is there once.
enum KnownStoryRows {
  /// All that rows are made of.
  struct Question: Equatable, Sendable {
    var stories: [Story]
    /// The ids of those that came while the reader was looking.
    var new: Set<Int>
    var contents: LibraryContents
    var filter: MuteFilter
    var choice: StoryRows.Choice
    var earlier: ListVisit.Look?
    var isByTime: Bool
  }

  /// So many are remembered.
  private static let most = 12
  private static let recent = Locked<[(question: Question, rows: StoryRows)]>([])

  /// - Parameter last: the rows before; what has not changed is taken from there where the rows are not known yet.
  static func rows(of question: Question, last: StoryRows) -> StoryRows {
    let known = recent.withLock { recent -> StoryRows? in
      guard let place = recent.firstIndex(where: { $0.question == question }) else { return nil }
      if place > 0 { recent.insert(recent.remove(at: place), at: 0) }
      return recent[0].rows
    }
    if let known { return known }
    let rows = StoryRows(
      question.stories, isNew: { question.new.contains($0.id) }, contents: question.contents, filter: question.filter,
      choice: question.choice, earlier: question.earlier, isByTime: question.isByTime, last: last)
    recent.withLock { recent in
      recent.insert((question, rows), at: 0)
      if recent.count > most { recent.removeLast() }
    }
    return rows
  }
}
