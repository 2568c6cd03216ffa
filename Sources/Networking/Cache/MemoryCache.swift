import Foundation
import Locks

/// Keeps answers in memory, the most recently used ones, up to a size.
package final class MemoryCache: CacheStore, Sendable {
  private let maximumSize: Int
  private let entries: Locked<RecentlyUsed<CacheKey, CacheEntry>>

  /// - Parameter maximumSize: in bytes; an entry of more than a quarter of it is not kept.
  package init(maximumSize: Int = 4 << 20) {
    self.maximumSize = maximumSize
    entries = Locked(RecentlyUsed(maximumSize: maximumSize))
  }

  /// Bytes in use.
  package var byteCount: Int { entries.withLock { $0.size } }

  package func entries(for keys: [CacheKey]) -> [CacheKey: CacheEntry] {
    entries.withLock { entries in
      var found: [CacheKey: CacheEntry] = [:]
      for key in keys { found[key] = entries.use(key) }
      return found
    }
  }

  package func store(_ new: [CacheKey: CacheEntry]) {
    entries.withLock { entries in
      for (key, entry) in new {
        if entry.size <= maximumSize / 4 {
          entries.store(entry, size: entry.size, for: key)
        } else {
          entries.remove(key)
        }
      }
    }
  }

  package func confirm(_ key: CacheKey, date: Date) {
    entries.withLock { $0.change(key) { $0.date = date } }
  }

  package func remove(_ keys: [CacheKey]) {
    entries.withLock { entries in for key in keys { entries.remove(key) } }
  }

  package func removeAll() { entries.withLock { $0.removeAll() } }
}
