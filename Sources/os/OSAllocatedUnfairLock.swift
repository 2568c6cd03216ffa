import Foundation

/// A lock with the state it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock around a state, which it is not checked may be sent to other threads.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure while the lock is held; waits for it. What the closure throws is thrown.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure while the lock is held; waits for it. What it returns may be sent to other threads.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure where the lock is free; nil where it is held.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure where the lock is free; nil where it is held. What it returns may be sent to other threads.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock without a state.
  public init() { self.init(uncheckedState: ()) }
  /// Waits for the lock and holds it until `unlock()` is called, on the same thread.
  public func lock() { storage.lock.lock() }
  /// Lets go of the lock.
  public func unlock() { storage.lock.unlock() }
  /// Holds the lock where it is free; false where it is held.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Runs a closure while the lock is held; waits for it.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
