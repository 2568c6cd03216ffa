import HackerNews
import JSON
import Library
import OutsideText

/// A thread as JSON: `story`, `options` of a poll and `comments` in reading order; or all of them one a line.
enum ThreadJSON {
  /// - Parameter partial: why something of it is missing or of an earlier time.
  static func object(_ thread: CommentThread, marks: LibraryMarks?, partial: CommandFailure? = nil) -> JSONValue {
    let whole: JSONObject = [
      "story": .object(root(thread, marks)), "options": .array(thread.pollOptions.map { .object(option($0)) }),
      "comments": .array(CommentRow.rows(thread).map { .object($0.json) }),
    ]
    let missing: JSONObject =
      partial.map { ["partial": .object(ListJSON.missing(.hackerNews, $0, isEvent: false))] } ?? [:]
    return .object(whole + missing)
  }

  /// What is discussed and the options of a poll, one a line.
  static func heading(_ thread: CommentThread, marks: LibraryMarks?) -> [JSONValue] {
    [.object(root(thread, marks))] + thread.pollOptions.map { .object(option($0)) }
  }

  /// What is discussed: a story's keys without a rank, or a comment's own; `text` in both.
  private static func root(_ thread: CommentThread, _ marks: LibraryMarks?) -> JSONObject {
    let item = thread.root
    if let story = thread.story {
      return ListRow(story).marked(by: marks).json + ["text": .optional(item.text?.plainText)]
    }
    let row = CommentRow(
      id: item.id, parent: item.parent ?? 0, level: 0, author: item.by.isEmpty ? nil : item.by, time: item.time,
      text: item.text, state: item.isDeleted ? .deleted : item.isDead ? .dead : .shown)
    return row.json
  }

  private static func option(_ item: Item) -> JSONObject {
    [
      "id": .text(String(item.id)), "kind": "option", "service": .service(.hackerNews),
      "score": .optional(item.score),
      "text": .optional(item.text?.plainText),
    ]
  }
}
