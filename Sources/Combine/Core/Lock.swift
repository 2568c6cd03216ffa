import Foundation
import Synchronization

/// A lock for a few instructions of bookkeeping, which stands beside the state it guards.
///
/// Nothing outside this module runs, and no outside value is released, while one is held: take values out under the
/// lock, use and drop them after it. So it never waits long, and spins before it lets other threads run. It is made of
/// atomic operations because ThreadSanitizer does not see the hand-over of the standard library's `Mutex` on Linux.
@frozen @usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let isHeld = Atomic<Bool>(false)

  @inlinable init() {}

  @inlinable
  func lock() {
    if !isHeld.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged { wait() }
  }

  @inlinable
  func unlock() { isHeld.store(false, ordering: .releasing) }

  @inlinable
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  @usableFromInline
  func wait() {
    var tries = 0
    repeat {
      while isHeld.load(ordering: .relaxed) {
        tries += 1
        if tries > 100 { sched_yield() }
      }
    } while !isHeld.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
  }
}
