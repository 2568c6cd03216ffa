import Combine
import Foundation
import Networking

extension HackerNewsAPI {
  /// The whole discussion below an item, complete. Fails with `notFound` where there is no such item.
  public func thread(id: Int) -> AnyPublisher<CommentThread, HackerNewsError> {
    delivered(threads(id: id).filter(\.isComplete))
  }

  /// The discussion while it grows: as soon as either service has answered, then with everything that is added.
  ///
  /// One request brings the tree, one the item with the order of the site; comments that the tree lacks are asked for one
  /// by one. Without the search service, everything is, up to `commentLimit` comments.
  public func growingThread(id: Int, commentLimit: Int = 1000) -> AnyPublisher<CommentThread, HackerNewsError> {
    delivered(threads(id: id, commentLimit: commentLimit).removeDuplicates())
  }

  // MARK: - Without a hop

  private func threads(id: Int, commentLimit: Int = 1000) -> AnyPublisher<CommentThread, HackerNewsError> {
    let tree = client.value(ThreadTree.self, for: HTTPRequest(addresses.tree(id), retryLimit: 0))
      .map(ThreadAssembly.Change.tree)
      .catch { Just(.treeFailed($0)) }
    let root = officialItem(id)
      .map { item in item.map(ThreadAssembly.Change.root) ?? .rootFailed(self.noItem(id)) }
      .catch { Just(.rootFailed($0)) }
    let isMissing = HackerNewsError.notFound("item \(id)")
    return tree.merge(with: root)
      .scan(ThreadAssembly()) { $0.applying($1) }
      .collect(2)
      .compactMap(\.last)
      .flatMap { [self] both -> AnyPublisher<ThreadAssembly, Never> in
        completions(of: both, below: id, limit: commentLimit).scan(both) { $0.applying($1) }
          .prepend(both).eraseToAnyPublisher()
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
    of assembly: ThreadAssembly, below id: Int, limit: Int
  ) -> AnyPublisher<ThreadAssembly.Change, Never> {
    let visited = Visited(root: id, limit: limit)
    return comments(assembly.missingReplies, visited)
      .append(Deferred { (visited.isFull ? [.tooMany, .complete] : [.complete]).publisher })
      .eraseToAnyPublisher()
  }

  private func comments(_ ids: [Int], _ visited: Visited) -> AnyPublisher<ThreadAssembly.Change, Never> {
    let ids = ids.filter(visited.admit)
    guard !ids.isEmpty else { return Empty().eraseToAnyPublisher() }
    return Publishers.MergeMany(ids.map { officialItem($0).map(Optional.some).catch { _ in Just(nil) } })
      .flatMap { [self] answer -> AnyPublisher<ThreadAssembly.Change, Never> in
        guard let answer else { return Just(.itemFailed).eraseToAnyPublisher() }
        guard let item = answer else { return Empty().eraseToAnyPublisher() }
        return comments(item.kids, visited).prepend(.item(item)).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }
}

/// Which comments have been asked for: each once, and not more than a limit.
private final class Visited: @unchecked Sendable {
  private let limit: Int
  private let lock = NSLock()
  private var ids: Set<Int>
  private var hasRefused = false

  init(root: Int, limit: Int) {
    ids = [root]
    self.limit = limit + 1
  }

  var isFull: Bool { lock.withLock { hasRefused } }

  func admit(_ id: Int) -> Bool {
    lock.withLock {
      guard ids.count < limit else {
        hasRefused = true
        return false
      }
      return ids.insert(id).inserted
    }
  }
}

extension HackerNewsError {
  fileprivate var isNotFound: Bool {
    if case .response(_, 404, _, _)? = serviceError { true } else { false }
  }
}
