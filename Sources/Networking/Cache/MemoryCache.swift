import Foundation

/// Keeps answers in memory, the most recently used ones, up to a size.
package final class MemoryCache: CacheStore, @unchecked Sendable {
  private struct Slot {
    var entry: CacheEntry
    var use: UInt64
  }

  private let maximumSize: Int
  private let lock = NSLock()
  private var slots: [CacheKey: Slot] = [:]
  private var size = 0
  private var lastUse: UInt64 = 0

  /// - Parameter maximumSize: in bytes; an entry of more than a quarter of it is not kept.
  package init(maximumSize: Int = 4 << 20) {
    self.maximumSize = maximumSize
  }

  /// Bytes in use.
  package var byteCount: Int { lock.withLock { size } }

  package func entries(for keys: [CacheKey]) -> [CacheKey: CacheEntry] {
    lock.withLock {
      var found: [CacheKey: CacheEntry] = [:]
      for key in keys {
        guard let slot = slots[key] else { continue }
        lastUse += 1
        slots[key]?.use = lastUse
        found[key] = slot.entry
      }
      return found
    }
  }

  package func store(_ entries: [CacheKey: CacheEntry]) {
    lock.withLock {
      for (key, entry) in entries {
        discard(key)
        guard entry.size <= maximumSize / 4 else { continue }
        lastUse += 1
        slots[key] = Slot(entry: entry, use: lastUse)
        size += entry.size
      }
      makeRoom()
    }
  }

  package func confirm(_ key: CacheKey, date: Date) {
    lock.withLock { slots[key]?.entry.date = date }
  }

  package func remove(_ keys: [CacheKey]) {
    lock.withLock { keys.forEach(discard) }
  }

  package func removeAll() {
    lock.withLock {
      slots = [:]
      size = 0
    }
  }

  private func discard(_ key: CacheKey) {
    guard let slot = slots.removeValue(forKey: key) else { return }
    size -= slot.entry.size
  }

  /// Leaves a tenth free, so that not every new entry has to look for the oldest.
  private func makeRoom() {
    guard size > maximumSize else { return }
    for (key, _) in slots.sorted(by: { $0.value.use < $1.value.use }) {
      guard size > maximumSize / 10 * 9 else { return }
      discard(key)
    }
  }
}
