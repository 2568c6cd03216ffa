import Glibc

/// A value that one thread at a time can reach. Copies are the same value.
///
/// Like `Synchronization.Mutex`, but over a POSIX mutex: on Linux ThreadSanitizer does not see the standard library's lock when
/// the kernel hands it over, and reports races that are none.
package struct Locked<Value>: @unchecked Sendable {
  private let storage: ManagedBuffer<Value, pthread_mutex_t>

  package init(_ value: sending Value) {
    self.init(unchecked: value)
  }

  /// - Parameter value: what may come from anywhere; whoever gives it does not change it past the lock.
  package init(unchecked value: Value) {
    storage = LockedStorage.create(minimumCapacity: 1) { _ in value }
    storage.withUnsafeMutablePointerToElements { mutex in
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }
  }

  /// Not reentrant: `body` must not come back here.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withUnsafeMutablePointers { value, mutex throws(Failure) in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}

/// The value and, behind it, its mutex: both in one allocation.
private final class LockedStorage<Value>: ManagedBuffer<Value, pthread_mutex_t> {
  deinit {
    _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
  }
}
