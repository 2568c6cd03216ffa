import Combine
import Foundation
import Synchronization

extension AnyScheduler {
  /// A publisher of what `work` makes on this scheduler; work that nobody waits for any more is not begun.
  package func work<Output>(_ work: @escaping () -> Output) -> OneAnswer<Output, Never> {
    attempt { () throws(Never) in work() }
  }

  /// A publisher of what `work` makes on this scheduler, or of its failure.
  package func attempt<Output, Failure: Error>(
    _ work: @escaping () throws(Failure) -> Output
  ) -> OneAnswer<Output, Failure> {
    OneAnswer { callback in
      let wish = Wish()
      run {
        guard wish.isAlive else { return }
        callback(Result { () throws(Failure) in try work() })
      }
      return wish
    }
  }
}

/// Whether somebody still waits.
private final class Wish: Cancellable, Sendable {
  private let isCancelled = Atomic(false)

  var isAlive: Bool { !isCancelled.load(ordering: .acquiring) }

  func cancel() { isCancelled.store(true, ordering: .releasing) }
}
