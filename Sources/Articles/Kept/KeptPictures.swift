import Foundation
import Networking

/// A cache of pictures in which those of saved pages stay, whatever the cache itself forgets.
package struct KeptPictures: CacheStore {
  private let kept: KeptPages
  private let cache: any CacheStore

  package init(_ kept: KeptPages, over cache: any CacheStore) {
    self.kept = kept
    self.cache = cache
  }

  package func entries(for keys: [CacheKey]) -> [CacheKey: CacheEntry] {
    let found = cache.entries(for: keys)
    guard found.count < keys.count else { return found }
    return found.merging(kept.entries(for: keys.filter { found[$0] == nil })) { cached, _ in cached }
  }

  package func store(_ entries: [CacheKey: CacheEntry]) { cache.store(entries) }
  package func confirm(_ key: CacheKey, date: Date) { cache.confirm(key, date: date) }
  package func remove(_ keys: [CacheKey]) { cache.remove(keys) }
  package func removeAll() { cache.removeAll() }
}
