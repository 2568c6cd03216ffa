import Synchronization

/// A mutual exclusion lock that stands beside the state it guards.
///
/// Nothing outside this module runs, and no outside value is released, while one is held: take values out under the
/// lock, use and drop them after it.
@frozen @usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let mutex = Mutex<Void>(())

  @inlinable init() {}

  @inlinable
  func lock() { mutex._unsafeLock() }

  @inlinable
  func unlock() { mutex._unsafeUnlock() }

  @inlinable
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}
