import Foundation
import HackerNews
import JSON
import OutsideText

/// One comment of a thread, as the command line tells it.
struct CommentRow: Equatable, Sendable {
  var id: Int
  /// The comment or story it answers.
  var parent: Int
  /// 1 for an answer to the story, 2 for an answer to that …
  var level: Int
  var author: String?
  /// The author of what it answers, where that is a comment.
  var answers: String?
  var time: Date?
  /// Nil where it cannot be read; ``state`` says why.
  var text: RichText?
  var state: Comment.State
}

extension CommentRow {
  /// The comments of a thread in reading order: each followed by the replies to it.
  static func rows(_ thread: CommentThread) -> [CommentRow] {
    var rows: [CommentRow] = []
    // A stack and no recursion: a thread may be as deep as somebody likes to make it.
    var waiting = thread.comments.reversed().map {
      (comment: $0, parent: thread.root.id, level: 1, answers: String?.none)
    }
    while let next = waiting.popLast() {
      let comment = next.comment
      let author = comment.by.isEmpty ? nil : comment.by
      rows.append(
        CommentRow(
          id: comment.id, parent: next.parent, level: next.level, author: author, answers: next.answers,
          time: comment.time, text: comment.text, state: comment.state))
      for reply in comment.replies.reversed() {
        waiting.append((comment: reply, parent: comment.id, level: next.level + 1, answers: author))
      }
    }
    return rows
  }

  /// The comment as JSON. The keys are part of Kiosk's interface: each is always there, `null` where there is no value.
  var json: JSONObject {
    [
      "id": .text(String(id)),
      "kind": "comment",
      "service": .service(.hackerNews),
      "parent": .text(String(parent)),
      "level": .integer(level),
      "author": .optional(author),
      "time": .time(time),
      "state": .text(stateName),
      "text": .optional(text?.plainText),
    ]
  }

  var stateName: String {
    switch state {
    case .shown: "shown"
    case .deleted: "deleted"
    case .dead: "dead"
    case .delayed: "delayed"
    }
  }

  /// What stands in place of a text that cannot be read.
  var placeholder: String { "[\(stateName)]" }
}

extension CommentRow {
  /// A row that says nothing, to name the keys by.
  static let blank = CommentRow(id: 0, parent: 0, level: 0, state: .shown)
}
