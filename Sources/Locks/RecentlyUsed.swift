/// Values that are kept by their keys, the most recently used ones, up to a size.
package struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Slot {
    var value: Value
    var size: Int
    var use: UInt64
  }

  private let maximumSize: Int
  private var slots: [Key: Slot] = [:]
  private var lastUse: UInt64 = 0
  /// In use, in the unit of the values' sizes.
  package private(set) var size = 0

  /// - Parameter maximumSize: in the unit of the values' sizes, such as bytes.
  package init(maximumSize: Int) { self.maximumSize = maximumSize }

  /// The value of a key, which is used now.
  package mutating func use(_ key: Key) -> Value? {
    guard let value = slots[key]?.value else { return nil }
    let use = nextUse()
    slots[key]?.use = use
    return value
  }

  /// Keeps a value of a size, which is used now.
  package mutating func store(_ value: Value, size: Int, for key: Key) {
    remove(key)
    slots[key] = Slot(value: value, size: size, use: nextUse())
    self.size += size
    makeRoom()
  }

  /// Changes a value that is there, of which no more is used by that.
  package mutating func change(_ key: Key, _ change: (inout Value) -> Void) {
    guard var slot = slots.removeValue(forKey: key) else { return }
    change(&slot.value)
    slots[key] = slot
  }

  package mutating func remove(_ key: Key) {
    if let slot = slots.removeValue(forKey: key) { size -= slot.size }
  }

  package mutating func removeAll() { (slots, size) = ([:], 0) }

  private mutating func nextUse() -> UInt64 {
    lastUse += 1
    return lastUse
  }

  /// Leaves a tenth free, so that not every new value has to look for the oldest.
  private mutating func makeRoom() {
    guard size > maximumSize else { return }
    for (key, _) in slots.sorted(by: { $0.value.use < $1.value.use }) {
      guard size > maximumSize / 10 * 9 else { return }
      remove(key)
    }
  }
}
