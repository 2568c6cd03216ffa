import Foundation
import Locks

/// The locks that belong to objects while somebody holds them.
private let objectLocks = Locked<[ObjectIdentifier: (lock: NSRecursiveLock, holders: Int)]>([:])

/// Waits until no other thread holds the object's lock, and takes it; a thread may take it several times. Always 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let lock = objectLocks.withLock { locks in
    let entry = locks[key] ?? (NSRecursiveLock(), 0)
    locks[key] = (entry.lock, entry.holders + 1)
    return entry.lock
  }
  lock.lock()
  return 0
}

/// Gives the object's lock back.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let lock = objectLocks.withLock { locks -> NSRecursiveLock? in
    guard let entry = locks[key] else { return nil }
    locks[key] = entry.holders > 1 ? (entry.lock, entry.holders - 1) : nil
    return entry.lock
  }
  lock?.unlock()
  return 0
}
