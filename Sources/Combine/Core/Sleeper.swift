import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread that sleeps until another wakes it, as seen by that other thread. It lives on the sleeper's stack.
struct Sleeper: @unchecked Sendable {
  private let semaphore: UnsafeMutablePointer<sem_t>

  /// Lends the calling thread a way to be woken.
  static func withSleeper<Result>(_ body: (Sleeper) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: sem_t.self, capacity: 1) { place in
      let semaphore = place.baseAddress.unsafelyUnwrapped
      sem_init(semaphore, 0, 0)
      defer { sem_destroy(semaphore) }
      return body(Sleeper(semaphore: semaphore))
    }
  }

  /// Returns when ``wake()`` has been called, which may be before.
  func sleep() {
    while sem_wait(semaphore) != 0 {}
  }

  func wake() { sem_post(semaphore) }
}

/// How often a thread looks before it sleeps: for less time than falling asleep and waking takes.
enum Patience {
  static let looks = 200
}

/// The state of sleeping threads, under a lock of the system.
final class SystemLock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// The threads that sleep until a ``Lock`` is given back.
final class LockSleepers: @unchecked Sendable {
  static let shared = LockSleepers()

  private let guardian = SystemLock()
  private var sleepers: [(place: UInt, sleeper: Sleeper)] = []

  /// Sleeps until the next ``wakeNext(at:)``.
  ///
  /// - Parameter condition: Asked while no wake-up can happen.
  /// - Returns: The condition. If it is `false`, the thread has not slept.
  func sleep(at place: UInt, if condition: () -> Bool) -> Bool {
    Sleeper.withSleeper { sleeper in
      let sleeps = guardian.withLock {
        guard condition() else { return false }
        sleepers.append((place, sleeper))
        return true
      }
      if sleeps { sleeper.sleep() }
      return sleeps
    }
  }

  /// Wakes the thread that has slept longest at a place. The lock there may be gone already.
  func wakeNext(at place: UInt) {
    guardian.withLock {
      guard let index = sleepers.firstIndex(where: { $0.place == place }) else { return }
      sleepers.remove(at: index).sleeper.wake()
    }
  }
}
