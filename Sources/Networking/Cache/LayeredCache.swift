import Foundation
import Locks

/// Memory over disk. What another process changes on the disk is noticed at the next look.
package final class LayeredCache: CacheStore, Sendable {
  package let memory: MemoryCache
  package let disk: DiskCache
  private struct State {
    var seenVersion: Int64?
  }

  private let state = Locked(State())

  /// - Parameter memory: small as it is, it spares the disk what is asked for again and again.
  package init(memory: MemoryCache = MemoryCache(maximumSize: 1 << 20), disk: DiskCache) {
    self.memory = memory
    self.disk = disk
  }

  package func entries(for keys: [CacheKey]) -> [CacheKey: CacheEntry] {
    forgetIfChangedElsewhere()
    var found = memory.entries(for: keys)
    let missing = keys.filter { found[$0] == nil }
    guard !missing.isEmpty else { return found }
    let loaded = disk.entries(for: missing)
    memory.store(loaded)
    found.merge(loaded) { $1 }
    return found
  }

  package func store(_ entries: [CacheKey: CacheEntry]) {
    forgetIfChangedElsewhere()
    memory.store(entries)
    disk.store(entries)
  }

  package func confirm(_ key: CacheKey, date: Date) {
    memory.confirm(key, date: date)
    disk.confirm(key, date: date)
  }

  package func remove(_ keys: [CacheKey]) {
    memory.remove(keys)
    disk.remove(keys)
  }

  package func removeAll() {
    memory.removeAll()
    disk.removeAll()
  }

  private func forgetIfChangedElsewhere() {
    let version = disk.version()
    let isChanged = state.withLock { state in
      defer { state.seenVersion = version }
      return state.seenVersion != nil && state.seenVersion != version
    }
    if isChanged { memory.removeAll() }
  }
}
