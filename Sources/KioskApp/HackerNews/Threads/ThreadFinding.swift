import Foundation
import HackerNews

/// A search for words within one discussion.
package struct ThreadFinding: Equatable, Sendable {
  package var text = ""
  /// Comments that have the words, folded ones too, in reading order.
  package var matches: [Int] = []
  /// Where the reader was when they began to type.
  var origin: Int?
}

extension ThreadState {
  package mutating func beginFinding() {
    if finding == nil { finding = ThreadFinding(origin: current) }
  }

  package mutating func endFinding() { finding = nil }

  /// Looks for `text`, whatever its case and accents, in texts and authors, and goes to the first match from where the reader
  /// was.
  package mutating func find(_ text: String) {
    beginFinding()
    finding?.text = text
    lookAgain()
    guard let finding, !finding.matches.isEmpty else { return }
    let order = order
    let start = finding.origin.flatMap { order[$0] } ?? 0
    go(to: finding.matches.first { (order[$0] ?? 0) >= start } ?? finding.matches[0])
  }

  /// Goes to the next match, or to the one before; behind the last comes the first.
  package mutating func findNext(by distance: Int = 1) {
    guard let matches = finding?.matches, !matches.isEmpty else { return }
    let order = order
    let here = current.flatMap { order[$0] } ?? -1
    let place: Int =
      if let current, let index = matches.firstIndex(of: current) {
        index + distance
      } else if distance > 0 {
        matches.firstIndex { (order[$0] ?? 0) > here } ?? 0
      } else {
        matches.lastIndex { (order[$0] ?? 0) < here } ?? matches.count - 1
      }
    go(to: matches[((place % matches.count) + matches.count) % matches.count])
    finding?.origin = current
  }

  /// Which match the reader is at, from 1 on; nil where they are at none.
  package var matchNumber: Int? { current.flatMap { finding?.matches.firstIndex(of: $0) }.map { $0 + 1 } }

  /// Finds the words in what has arrived since.
  mutating func lookAgain() {
    guard let text = finding?.text.trimmingCharacters(in: .whitespacesAndNewlines) else { return }
    guard !text.isEmpty else {
      finding?.matches = []
      return
    }
    var matches: [Int] = []
    visit { comment, _ in
      let has = { (words: String) in
        words.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
      if comment.state == .shown, has(comment.text?.plainText ?? "") || has(comment.by) { matches.append(comment.id) }
    }
    finding?.matches = matches
  }

  /// Goes to a comment and opens what it is folded away in.
  private mutating func go(to id: Int) {
    var ancestors: [Int] = []
    visit { comment, above in if comment.id == id { ancestors = above } }
    folded.subtract(ancestors + [id])
    open(ancestors + [id])
    current = id
  }

  /// The place of each comment in reading order.
  private var order: [Int: Int] {
    var order: [Int: Int] = [:]
    visit { comment, _ in order[comment.id] = order.count }
    return order
  }

  /// All comments in reading order, each with those above it.
  func visit(_ body: (Comment, [Int]) -> Void) {
    func visit(_ comments: [Comment], _ above: [Int]) {
      for comment in comments {
        body(comment, above)
        visit(comment.replies, above + [comment.id])
      }
    }
    visit(thread?.comments ?? [], [])
  }
}
