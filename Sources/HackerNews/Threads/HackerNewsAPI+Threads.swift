import Combine
import Foundation
import Locks
import Networking

extension HackerNewsAPI {
  /// The whole discussion below an item, complete; `cached` is set where it is from an earlier time. Fails with `notFound`
  /// where there is no such item.
  package func thread(id: Int) -> AnyPublisher<CommentThread, HackerNewsError> {
    let policy = configuration.reading
    guard client.configuration.cache != nil, policy.use != .freshOnly else {
      return delivered(inTime(id: id))
    }
    return delivered(
      cachedThread(id: id).flatMap { [self] found -> AnyPublisher<CommentThread, HackerNewsError> in
        guard let found else {
          let nothing = HackerNewsError(.notCached(url: addresses.item(id)))
          return policy.use == .cachedOnly
            ? Fail(error: nothing).eraseToAnyPublisher()
            : inTime(id: id)
        }
        let age = client.configuration.clock().timeIntervalSince(found.cached?.date ?? .distantPast)
        // The story alone may be cached by a list: its comments are not.
        let isWhole = found.shortcoming != .commentsMissing
        if policy.use == .cachedOnly || (isWhole && age <= policy.freshFor) {
          return OneAnswer(.success(found)).eraseToAnyPublisher()
        }
        return inTime(id: id)
          .catch { [self] error in OneAnswer(instead(of: error, found)) }.eraseToAnyPublisher()
      })
  }

  /// The discussion while it grows: at once as it is cached, as soon as either service has answered, then with everything
  /// that is added. A failure leaves what is cached.
  ///
  /// One request brings the tree, one the item with the order of the site; comments that the tree lacks are asked for one
  /// by one. Without the search service, everything is, up to `commentLimit` comments.
  package func growingThread(id: Int, commentLimit: Int = 1000) -> AnyPublisher<CommentThread, HackerNewsError> {
    let fresh = threads(id: id, commentLimit: commentLimit, .freshOnly)
    let use = configuration.reading.use
    guard client.configuration.cache != nil, use != .freshOnly else { return delivered(fresh.removeDuplicates()) }
    return delivered(
      cachedThread(id: id).flatMap { [self] found -> AnyPublisher<CommentThread, HackerNewsError> in
        guard let found else {
          let nothing = HackerNewsError(.notCached(url: addresses.item(id)))
          return use == .cachedOnly ? Fail(error: nothing).eraseToAnyPublisher() : fresh
        }
        if use == .cachedOnly { return OneAnswer(.success(found)).eraseToAnyPublisher() }
        var waiting = found
        waiting.isComplete = false
        return fresh.catch { [self] error in OneAnswer(instead(of: error, found)) }
          .prepend(waiting).eraseToAnyPublisher()
      }
      .removeDuplicates())
  }

  // MARK: - Without a hop

  /// The thread as it is cached; nil where it is not.
  private func cachedThread(id: Int) -> AnyPublisher<CommentThread?, HackerNewsError> {
    threads(id: id, .cachedOnly, grows: false).map(Optional.some)
      .catch { _ in Just(nil) }
      .setFailureType(to: HackerNewsError.self)
      .eraseToAnyPublisher()
  }

  /// The cached thread in place of a failure. A thread that is gone is gone.
  private func instead(
    of error: HackerNewsError, _ found: CommentThread
  ) -> Result<CommentThread, HackerNewsError> {
    if case .notFound = error { return .failure(error) }
    var thread = found
    thread.cached?.problem = error
    return .success(thread)
  }

  /// The discussion as it is now, all of it in the time that one request may take: comments that do not come in time are
  /// missing.
  private func inTime(id: Int) -> AnyPublisher<CommentThread, HackerNewsError> {
    Deferred { [self] in
      threads(id: id, .freshOnly, grows: false, within: TimeLimit(client.configuration.deadline, on: scheduler))
    }
    .eraseToAnyPublisher()
  }

  /// - Parameters:
  ///   - grows: whether it is published while it grows; else once, when nothing is missing that can be had.
  ///   - time: what all of it may take; nil where each request has its own time.
  private func threads(
    id: Int, commentLimit: Int = 1000, _ use: CachePolicy.Use, grows: Bool = true, within time: TimeLimit? = nil
  ) -> AnyPublisher<CommentThread, HackerNewsError> {
    let policy = configuration.reading.using(use)
    var request = HTTPRequest(addresses.tree(id), retryLimit: 0)
    // Some is left for the comments one by one where the search service is silent.
    if let time { request.timeouts.total = time.left / 2 }
    let tree = client.value(ThreadTree.self, for: request, cache: policy)
      .map { [self] tree -> ThreadAssembly.Change in
        guard tree.value.root.id == id else { return .treeFailed(.anotherThing(at: addresses.tree(id), than: id)) }
        return .tree(tree.value, cached: use == .cachedOnly ? tree.freshness.date : nil)
      }
      .catch { Just(.treeFailed($0)) }
    let root = officialItem(id, policy)
      .map { [self] item -> ThreadAssembly.Change in
        guard let root = item.value else { return .rootFailed(noItem(id)) }
        return .root(root, cached: use == .cachedOnly ? item.freshness.date : nil)
      }
      .catch { Just(.rootFailed($0)) }
    let isMissing = HackerNewsError.notFound(.item(id))
    return tree.merge(with: root)
      .scan(ThreadAssembly()) { $0.applying($1) }
      .collect(2)
      .compactMap(\.last)
      .flatMap { [self] both -> AnyPublisher<ThreadAssembly, Never> in
        // Not by `scan`, which would copy all that is known for each comment.
        var known = both
        let first = known.isWorthShowing(grows: grows) ? [known] : []
        let assembly = Locked(known)
        return completions(of: both, below: id, limit: commentLimit, policy, time)
          .compactMap { change in
            assembly.withLock { assembly in
              assembly.apply(change)
              return assembly.isWorthShowing(grows: grows) ? assembly : nil
            }
          }
          .prepend(first).eraseToAnyPublisher()
      }
      .setFailureType(to: HackerNewsError.self)
      .flatMap { assembly -> OneAnswer<CommentThread, HackerNewsError> in
        if let thread = assembly.thread { return OneAnswer(.success(thread)) }
        let error = assembly.totalFailure.map(HackerNewsError.init) ?? isMissing
        return OneAnswer(.failure(error.isNotFound ? isMissing : error))
      }
      .eraseToAnyPublisher()
  }

  private func noItem(_ id: Int) -> ServiceError {
    .response(url: addresses.item(id), status: 404, message: nil, retryAfter: nil)
  }

  /// What the two answers still lack, one by one.
  private func completions(
    of assembly: ThreadAssembly, below id: Int, limit: Int, _ policy: CachePolicy, _ time: TimeLimit?
  ) -> AnyPublisher<ThreadAssembly.Change, Never> {
    let visited = Visited(root: id, limit: limit)
    return comments(assembly.missingReplies, visited, policy, time)
      .append(Deferred { (visited.isFull ? [.tooMany, .complete] : [.complete]).publisher })
      .eraseToAnyPublisher()
  }

  private func comments(
    _ ids: [Int], _ visited: Visited, _ policy: CachePolicy, _ time: TimeLimit?
  ) -> AnyPublisher<ThreadAssembly.Change, Never> {
    let ids = ids.filter(visited.admit)
    guard !ids.isEmpty else { return Empty().eraseToAnyPublisher() }
    return Publishers.MergeMany(ids.map { comment($0, policy, time) })
      .flatMap { [self] answer -> AnyPublisher<ThreadAssembly.Change, Never> in
        guard let answer else { return Just(.itemFailed).eraseToAnyPublisher() }
        guard let item = answer else { return Empty().eraseToAnyPublisher() }
        return comments(item.kids, visited, policy, time).prepend(.item(item)).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }
}

extension HackerNewsAPI {
  /// One comment; nil where the service has none of this number, and nil for the whole where it cannot be had.
  private func comment(_ id: Int, _ policy: CachePolicy, _ time: TimeLimit?) -> AnyPublisher<Item??, Never> {
    let item = officialItem(id, policy)
    let limited =
      time.map { item.deadline($0.left, on: scheduler, error: .timedOut(url: addresses.item(id))) } ?? item
    return limited.map { .some($0.value) }.catch { _ in Just(nil) }.eraseToAnyPublisher()
  }
}

/// Which comments have been asked for: each once, and not more than a limit.
private final class Visited: Sendable {
  private let limit: Int
  private struct State {
    var ids: Set<Int>
    var hasRefused = false
  }

  private let state: Locked<State>

  init(root: Int, limit: Int) {
    state = Locked(State(ids: [root]))
    self.limit = limit + 1
  }

  var isFull: Bool { state.withLock { $0.hasRefused } }

  func admit(_ id: Int) -> Bool {
    state.withLock { state in
      guard state.ids.count < limit else {
        state.hasRefused = true
        return false
      }
      return state.ids.insert(id).inserted
    }
  }
}

extension HackerNewsError {
  fileprivate var isNotFound: Bool {
    if case .response(_, 404, _, _)? = serviceError { true } else { false }
  }
}
