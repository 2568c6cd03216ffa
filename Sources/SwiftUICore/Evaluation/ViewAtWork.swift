import Locks
import Synchronization

/// What of the app the main actor is doing, for threads that ask while it does not answer.
package enum ViewAtWork {
  /// The view whose body, or what it has made of it, is being evaluated.
  private static let evaluated = Atomic<UInt>(0)
  /// The view in which an action runs.
  private static let acting = Locked<String?>(nil)

  @MainActor
  static func evaluating(_ type: Any.Type, _ evaluate: () -> Void) {
    let outer = evaluated.exchange(unsafeBitCast(type, to: UInt.self), ordering: .relaxed)
    evaluate()
    evaluated.store(outer, ordering: .relaxed)
  }

  @MainActor
  static func acting<Result>(in view: String?, _ act: () -> Result) -> Result {
    acting.withLock { $0 = view }
    defer { acting.withLock { $0 = nil } }
    return act()
  }

  /// The name of the view whose body is being evaluated now.
  package static var body: String? {
    let bits = evaluated.load(ordering: .relaxed)
    guard bits != 0 else { return nil }
    return String(describing: unsafeBitCast(bits, to: Any.Type.self))
  }

  /// The name of the view one of whose actions runs now.
  package static var action: String? { acting.withLock { $0 } }
}
