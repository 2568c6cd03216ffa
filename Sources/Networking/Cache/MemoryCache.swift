import Foundation
import Locks

/// Keeps answers in memory, the most recently used ones, up to a size.
package final class MemoryCache: CacheStore, Sendable {
  private struct Slot {
    var entry: CacheEntry
    var use: UInt64
  }

  private let maximumSize: Int
  private struct State {
    var slots: [CacheKey: Slot] = [:]
    var size = 0
    var lastUse: UInt64 = 0

    mutating func discard(_ key: CacheKey) {
      guard let slot = slots.removeValue(forKey: key) else { return }
      size -= slot.entry.size
    }

    /// Leaves a tenth free, so that not every new entry has to look for the oldest.
    mutating func makeRoom(_ maximumSize: Int) {
      guard size > maximumSize else { return }
      for (key, _) in slots.sorted(by: { $0.value.use < $1.value.use }) {
        guard size > maximumSize / 10 * 9 else { return }
        discard(key)
      }
    }
  }

  private let state = Locked(State())

  /// - Parameter maximumSize: in bytes; an entry of more than a quarter of it is not kept.
  package init(maximumSize: Int = 4 << 20) {
    self.maximumSize = maximumSize
  }

  /// Bytes in use.
  package var byteCount: Int { state.withLock { $0.size } }

  package func entries(for keys: [CacheKey]) -> [CacheKey: CacheEntry] {
    state.withLock { state in
      var found: [CacheKey: CacheEntry] = [:]
      for key in keys {
        guard let slot = state.slots[key] else { continue }
        state.lastUse += 1
        state.slots[key]?.use = state.lastUse
        found[key] = slot.entry
      }
      return found
    }
  }

  package func store(_ entries: [CacheKey: CacheEntry]) {
    state.withLock { state in
      for (key, entry) in entries {
        state.discard(key)
        guard entry.size <= maximumSize / 4 else { continue }
        state.lastUse += 1
        state.slots[key] = Slot(entry: entry, use: state.lastUse)
        state.size += entry.size
      }
      state.makeRoom(maximumSize)
    }
  }

  package func confirm(_ key: CacheKey, date: Date) {
    state.withLock { $0.slots[key]?.entry.date = date }
  }

  package func remove(_ keys: [CacheKey]) {
    state.withLock { state in for key in keys { state.discard(key) } }
  }

  package func removeAll() {
    state.withLock { state in
      state.slots = [:]
      state.size = 0
    }
  }

}
