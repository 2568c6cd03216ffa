import Foundation
import HackerNews
import Library
import OutsideText

/// A discussion as the reader has it before them: what is folded, what is new, where they are. A value; every key and button is
/// one of its functions.
package struct ThreadState: Equatable, Sendable {
  /// One comment on the screen.
  package struct Row: Identifiable, Equatable, Sendable {
    package var comment: Comment
    package var depth: Int
    /// Whether the replies, and the text, are folded away.
    package var isFolded: Bool
    /// Comments below this one.
    package var replyCount: Int
    /// Whether it came after the reader's last visit.
    package var isNew: Bool
    /// Whether the author of the story wrote it.
    package var isByAuthor: Bool
    /// Whether the author of the comment that its parent answers wrote it.
    package var answersBack = false
    /// Whether the reader's keys stand here.
    package var isCurrent: Bool
    /// Whether it has the words the reader looks for.
    package var isMatch = false
    /// The rule that folds it; nil also where the reader has opened it.
    package var mutedBy: MuteRule?

    package var id: Int { comment.id }
  }

  /// What is known of it.
  package private(set) var content = Loadable<CommentThread, HackerNewsError>.loading
  /// The story as a list has it, to show until the discussion is there.
  package let announced: Story?
  package private(set) var connection = LiveConnection.connecting
  package internal(set) var folded: Set<Int> = []
  /// The comment the reader's keys stand at.
  package internal(set) var current: Int?
  /// Comments with larger ids are new; nil before the first complete answer of a first visit.
  package private(set) var newSince: Int?
  /// What the rules say of each comment, so that one that stays as it is is not judged again with every answer.
  private var verdicts: [Int: Verdict] = [:]
  /// Comments that a rule folds and the reader has opened.
  private var opened: Set<Int> = []
  private var filter = MuteFilter([], at: .distantPast)
  /// What the reader looks for; nil while they look for nothing.
  package internal(set) var finding: ThreadFinding?

  /// - Parameters:
  ///   - visit: the reader's last look at it.
  ///   - announced: the story as a list has it.
  package init(visit: Visit? = nil, announced: Story? = nil) {
    self.announced = announced
    newSince = visit?.newestComment
    folded = visit?.folded ?? []
  }

  // MARK: - What arrives

  /// Takes over what is known now. What is still growing takes no comments off the screen, and neither does a failure.
  package mutating func apply(_ new: Loadable<CommentThread, HackerNewsError>) {
    switch new {
    case .idle: return
    case .loading: if thread == nil { content = .loading }
    case .failed(let error):
      content = thread.map { .stale($0, content.freshness, error) } ?? .failed(error)
    case .loaded, .stale:
      let shown = thread
      content = new.map { $0.isComplete || $0.count >= (shown?.count ?? 0) ? $0 : shown ?? $0 }
      if new.value?.isComplete == true, newSince == nil { newSince = newestComment }
      applyFilter()
      lookAgain()
    }
  }

  /// A fresh version of the story alone: its score and counts.
  package mutating func apply(_ item: Item, connection: LiveConnection) {
    self.connection = connection
    guard thread?.root.id == item.id, !item.isDeleted else { return }
    content = content.map { thread in
      var thread = thread
      thread.root = item
      return thread
    }
  }

  package mutating func apply(_ connection: LiveConnection) { self.connection = connection }

  /// From now on comments are folded that these rules mute.
  package mutating func apply(_ filter: MuteFilter) {
    guard filter != self.filter else { return }
    self.filter = filter
    verdicts = [:]
    applyFilter()
  }

  private struct Verdict: Equatable, Sendable {
    var author: String
    var text: RichText?
    /// The rule that folds the comment.
    var rule: MuteRule?
  }

  private mutating func applyFilter() {
    guard !filter.isEmpty else { return }
    let known = verdicts
    var verdicts: [Int: Verdict] = [:]
    visit { comment, _ in
      guard comment.state == .shown else { return }
      if let verdict = known[comment.id], verdict.author == comment.by, verdict.text == comment.text {
        verdicts[comment.id] = verdict
      } else {
        let rule = filter.rule(hiding: comment.muteSubject)
        verdicts[comment.id] = Verdict(author: comment.by, text: comment.text, rule: rule)
      }
    }
    self.verdicts = verdicts
  }

  private func rule(muting id: Int) -> MuteRule? { verdicts[id]?.rule }

  // MARK: - What is shown

  package var thread: CommentThread? { content.value }

  package var newestComment: Int {
    func newest(_ comments: [Comment]) -> Int { comments.reduce(0) { max($0, $1.id, newest($1.replies)) } }
    return newest(thread?.comments ?? [])
  }

  package func isNew(_ comment: Comment) -> Bool { newSince.map { comment.id > $0 } ?? false }

  package var newCount: Int {
    func count(_ comments: [Comment]) -> Int {
      comments.reduce(0) {
        $0 + (isNew($1) && $1.state == .shown && rule(folding: $1) == nil ? 1 : 0) + count($1.replies)
      }
    }
    return count(thread?.comments ?? [])
  }

  /// The comments to show, in reading order.
  package var rows: [Row] {
    var rows: [Row] = []
    let author = thread?.root.by ?? ""
    let matches = Set(finding?.matches ?? [])
    func add(_ comments: [Comment], _ depth: Int, below authors: [String]) {
      for comment in comments {
        let rule = rule(folding: comment)
        let isFolded = rule != nil || folded.contains(comment.id)
        var alone = comment
        alone.replies = []
        rows.append(
          Row(
            comment: alone, depth: depth, isFolded: isFolded, replyCount: comment.replies.reduce(0) { $0 + $1.count },
            isNew: isNew(comment) && rule == nil, isByAuthor: !author.isEmpty && comment.by == author,
            answersBack: authors.count > 1 && !comment.by.isEmpty && comment.by == authors[authors.count - 2],
            isCurrent: comment.id == current, isMatch: matches.contains(comment.id),
            mutedBy: rule))
        if !isFolded { add(comment.replies, depth + 1, below: authors.suffix(1) + [comment.by]) }
      }
    }
    add(thread?.comments ?? [], 0, below: [])
    return rows
  }

  private func rule(folding comment: Comment) -> MuteRule? {
    opened.contains(comment.id) ? nil : rule(muting: comment.id)
  }

  // MARK: - Folding

  /// Opens what is folded, by the reader or by a rule, and folds what is open.
  package mutating func toggleFold(_ id: Int) {
    if rule(muting: id) != nil, opened.insert(id).inserted {
      folded.remove(id)
      return
    }
    if folded.remove(id) == nil { folded.insert(id) }
  }

  /// Comments that a rule folds are open from now on.
  mutating func open(_ ids: [Int]) { opened.formUnion(ids.filter { rule(muting: $0) != nil }) }

  /// Folds every comment that answers the story, or opens everything.
  package mutating func toggleFoldAll() {
    folded = folded.isEmpty ? Set(thread?.comments.filter { !$0.replies.isEmpty }.map(\.id) ?? []) : []
  }

  // MARK: - The reader's way through it

  package enum Step: CaseIterable, Sendable {
    case next, previous, nextTop, previousTop, nextSibling, previousSibling, parent, nextNew
  }

  /// Moves the reader's keys. Nothing where there is nothing in that direction.
  package mutating func move(_ step: Step) {
    let rows = rows
    let place = rows.firstIndex { $0.id == current }
    let target: Int? =
      switch step {
      case .next: place.map { $0 + 1 } ?? 0
      case .previous: place.map { $0 - 1 }
      case .nextTop: rows.indices.dropFirst(place.map { $0 + 1 } ?? 0).first { rows[$0].depth == 0 }
      case .previousTop: rows.indices.prefix(place ?? 0).last { rows[$0].depth == 0 }
      case .nextSibling: place.flatMap { Self.sibling(at: rows[$0].depth, in: rows, along: ($0 + 1)..<rows.count) }
      case .previousSibling: place.flatMap { Self.sibling(at: rows[$0].depth, in: rows, along: (0..<$0).reversed()) }
      case .parent: place.flatMap { place in rows.indices.prefix(place).last { rows[$0].depth < rows[place].depth } }
      case .nextNew: rows.indices.dropFirst(place.map { $0 + 1 } ?? 0).first { rows[$0].isNew }
      }
    guard let target, rows.indices.contains(target) else { return }
    current = rows[target].id
  }

  /// The nearest comment of this depth along the way, unless one above it comes first.
  private static func sibling(at depth: Int, in rows: [Row], along way: some Sequence<Int>) -> Int? {
    way.first { rows[$0].depth <= depth }.flatMap { rows[$0].depth == depth ? $0 : nil }
  }

  package mutating func toggleFoldOfCurrent() {
    if let current { toggleFold(current) }
  }
}
