import Synchronization

/// A lock for a few instructions of bookkeeping, which stands beside the state it guards.
///
/// Nothing outside this module runs, and no outside value is released, while one is held: take values out under the
/// lock, use and drop them after it. A thread that finds it held looks again for part of a microsecond, and then
/// sleeps until the holder wakes it. It is made of atomic operations because ThreadSanitizer does not see the hand-over of the standard
/// library's `Mutex` on Linux, and a lock of the system costs a call.
@frozen @usableFromInline
struct Lock: ~Copyable, Sendable {
  @usableFromInline let state = Atomic<UInt8>(Lock.free)

  @inlinable init() {}

  @inlinable static var free: UInt8 { 0 }
  @inlinable static var held: UInt8 { 1 }
  /// Held, and others may be asleep.
  @inlinable static var contended: UInt8 { 2 }

  @inlinable
  func lock() {
    if isOnlyThread { return state.store(Lock.held, ordering: .relaxed) }
    if !state.compareExchange(expected: Lock.free, desired: Lock.held, ordering: .acquiring).exchanged { wait() }
  }

  @inlinable
  func unlock() {
    if isOnlyThread { return state.store(Lock.free, ordering: .relaxed) }
    if state.exchange(Lock.free, ordering: .releasing) == Lock.contended { wakeNext() }
  }

  @inlinable
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  @inline(never) @usableFromInline
  func wait() {
    for _ in 0..<Patience.looks {
      if state.load(ordering: .relaxed) == Lock.free,
        state.weakCompareExchange(expected: Lock.free, desired: Lock.held, ordering: .acquiring).exchanged
      {
        return
      }
    }
    withUnsafePointer(to: self) { place in
      let isHeld = { place.pointee.state.exchange(Lock.contended, ordering: .acquiring) != Lock.free }
      while LockSleepers.shared.sleep(at: UInt(bitPattern: place), if: isHeld) {}
    }
  }

  @inline(never) @usableFromInline
  func wakeNext() {
    withUnsafePointer(to: self) { LockSleepers.shared.wakeNext(at: UInt(bitPattern: $0)) }
  }
}
