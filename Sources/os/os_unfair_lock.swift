import Foundation

/// A lock without a state of its own, in the older form. Copies are the same lock.
public struct os_unfair_lock_s: Sendable {
  fileprivate let lock = NSLock()
  /// A lock that is free.
  public init() {}
}

/// The same under its usual name.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for the lock and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
/// Lets go of the lock, on the thread that holds it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
/// True where the lock was free, and is now held.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }
