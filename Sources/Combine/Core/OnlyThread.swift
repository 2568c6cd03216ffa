import CThreads
import Synchronization

/// Whether no other thread exists that could get in between: then plain steps do what atomic ones would, and cost less. Only
/// this thread could make another, which would see all that was done before; so the answer holds until outside code runs.
@inlinable @inline(__always) var isOnlyThread: Bool { is_only_thread() != 0 }

extension Atomic where Value == UInt {
  /// Replaces a word, if it is still what the caller has seen.
  @inlinable @inline(__always)
  func step(from seen: UInt, to next: UInt) -> (exchanged: Bool, original: UInt) {
    guard isOnlyThread else {
      return compareExchange(expected: seen, desired: next, ordering: .acquiringAndReleasing)
    }
    let found = load(ordering: .relaxed)
    if found == seen { store(next, ordering: .relaxed) }
    return (found == seen, found)
  }
}
