import Foundation

/// Where answers are kept. All methods may be called from any thread and may wait for a disk.
///
/// A store may lose anything at any time: what cannot be read is not there, what cannot be written is not kept.
package protocol CacheStore: Sendable {
  /// Those of the entries that there are.
  func entries(for keys: [CacheKey]) -> [CacheKey: CacheEntry]
  /// Keeps entries, in place of older ones.
  func store(_ entries: [CacheKey: CacheEntry])
  /// The service has said at `date` that the answer still holds.
  func confirm(_ key: CacheKey, date: Date)
  func remove(_ keys: [CacheKey])
  func removeAll()
}

extension CacheStore {
  package func entry(for key: CacheKey) -> CacheEntry? { entries(for: [key])[key] }
}
