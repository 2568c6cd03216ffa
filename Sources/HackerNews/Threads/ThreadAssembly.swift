import Foundation
import Networking
import OutsideText

/// A thread while it is put together: a value that takes in items from either service, in any order.
struct ThreadAssembly: Sendable {
  enum Change: Sendable {
    /// The whole tree; with its date where it is a cached one.
    case tree(ThreadTree, cached: Date?)
    case treeFailed(ServiceError)
    /// The discussed item itself, from the official API.
    case root(Item, cached: Date?)
    case rootFailed(ServiceError)
    /// A comment or poll option from the official API.
    case item(Item)
    case itemFailed
    /// More comments than are loaded one by one.
    case tooMany
    case complete
  }

  private var treeRoot: Item?
  private var officialRoot: Item?
  private var items: [Int: Item] = [:]
  private var treeError: ServiceError?
  private var rootError: ServiceError?
  private var isLacking = false
  private var isComplete = false
  /// How many items there were when it was worth showing last.
  private var shownCount = 0
  /// The oldest date of what is cached.
  private var cachedDate: Date?

  mutating func apply(_ change: Change) {
    switch change {
    case .tree(let tree, let date):
      noteDate(date)
      treeRoot = tree.root
      for item in tree.items where items[item.id] == nil { items[item.id] = item }
    case .treeFailed(let error): treeError = error
    case .root(let item, let date):
      noteDate(date)
      officialRoot = item
    case .rootFailed(let error): rootError = error
    case .item(let item): items[item.id] = item
    case .itemFailed, .tooMany: isLacking = true
    case .complete: isComplete = true
    }
  }

  private mutating func noteDate(_ date: Date?) {
    guard let date else { return }
    cachedDate = min(date, cachedDate ?? date)
  }

  func applying(_ change: Change) -> ThreadAssembly {
    var result = self
    result.apply(change)
    return result
  }

  /// Whether there is enough that is new to put the thread together again, which takes the longer the larger it is.
  /// - Parameter grows: false where only the whole is wanted.
  mutating func isWorthShowing(grows: Bool) -> Bool {
    let isDue = grows && items.count >= shownCount + (shownCount < 200 ? 0 : shownCount / 16)
    guard isDue || isComplete || root == nil else { return false }
    shownCount = items.count
    return true
  }

  /// Direct replies that neither service has shown yet.
  var missingReplies: [Int] {
    officialRoot.map { root in (root.kids + root.parts).filter { items[$0] == nil } } ?? []
  }

  /// The error, where neither service gave anything.
  var totalFailure: ServiceError? { root == nil ? rootError ?? treeError : nil }

  var thread: CommentThread? {
    guard let root else { return nil }
    var builder = CommentTreeBuilder(items: items)
    let order = officialRoot?.kids ?? []
    let ordered = Set(order)
    let others = (treeRoot?.kids ?? []).filter { !ordered.contains($0) }
    return CommentThread(
      root: root, pollOptions: root.parts.compactMap { items[$0] },
      comments: builder.comments(order + others, below: root.id), isComplete: isComplete, shortcoming: shortcoming,
      cached: cachedDate.map { Cached(date: $0) })
  }

  private var root: Item? { officialRoot ?? treeRoot }

  private var shortcoming: CommentThread.Shortcoming? {
    if isLacking { return .commentsMissing }
    if let rootError { return .officialUnavailable(HackerNewsError(rootError)) }
    return treeError.map { .searchUnavailable(HackerNewsError($0)) }
  }
}

/// Makes trees of items that name their replies; each item appears once, whatever circles the replies go in.
private struct CommentTreeBuilder {
  private let items: [Int: Item]
  private var placed: Set<Int> = []
  /// Deeper replies become siblings of their parents: no thread of people is so deep.
  private let deepest = 200

  init(items: [Int: Item]) {
    self.items = items
  }

  mutating func comments(_ ids: [Int], below root: Int) -> [Comment] {
    placed.insert(root)
    return replies(ids, depth: 0)
  }

  private mutating func replies(_ ids: [Int], depth: Int) -> [Comment] {
    var comments: [Comment] = []
    for id in ids {
      guard let item = items[id], placed.insert(id).inserted, item.kind != .pollOption else { continue }
      let below = replies(item.kids, depth: depth + 1)
      var comment = Comment(item)
      if depth < deepest { comment.replies = below }
      if comment.isWorthShowing || (depth >= deepest && comment.state == .shown) { comments.append(comment) }
      if depth >= deepest { comments += below }
    }
    return comments
  }
}

extension Comment {
  fileprivate init(_ item: Item) {
    let plain = item.text?.paragraphs.count == 1 ? item.text?.paragraphs[0].text : nil
    let state: State
    if item.isDeleted {
      state = .deleted
    } else if item.isDead || plain == "[dead]" || plain == "[flagged]" {
      state = .dead
    } else if plain == "[delayed]" {
      state = .delayed
    } else {
      state = .shown
    }
    self.init(id: item.id, by: item.by, time: item.time, text: state == .shown ? item.text : nil, state: state)
  }

  /// Placeholders are there for the sake of the replies below them.
  fileprivate var isWorthShowing: Bool {
    state == .shown || state == .delayed || !replies.isEmpty
  }
}
