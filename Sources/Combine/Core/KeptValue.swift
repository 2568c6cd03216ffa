import Synchronization

/// The newest of the values that one thread at a time writes and any thread reads.
///
/// A value of a few plain bits is one atomic word, and reading it costs a load. Any other is guarded by a lock. Which it is, the
/// compiler knows for each type.
@frozen @usableFromInline
struct KeptValue<Value>: ~Copyable {
  @usableFromInline let word = Atomic<UInt>(0)
  @usableFromInline let lock = Lock()
  // Changed through a pointer, which ThreadSanitizer does not take for a change of everything around it.
  @usableFromInline let place: _Cell<Value>

  @inlinable
  init(_ value: Value) {
    place = _Cell(value)
    if KeptValue.isWord { word.store(KeptValue.bits(of: value), ordering: .relaxed) }
  }

  /// Whether values of this type hold no references and are no larger than a word.
  @inlinable @inline(__always)
  static var isWord: Bool { _isPOD(Value.self) && MemoryLayout<Value>.size <= MemoryLayout<UInt>.size }

  @inlinable @inline(__always)
  static func bits(of value: Value) -> UInt {
    var bits: UInt = 0
    withUnsafeMutableBytes(of: &bits) { $0.storeBytes(of: value, as: Value.self) }
    return bits
  }

  @inlinable @inline(__always)
  func load() -> Value {
    if KeptValue.isWord {
      return withUnsafeBytes(of: word.load(ordering: .acquiring)) { $0.load(as: Value.self) }
    }
    lock.lock()
    let value = place._address.pointee
    lock.unlock()
    return value
  }

  /// The value before dies after the lock is given back.
  @inlinable @inline(__always)
  func store(_ value: Value) {
    if KeptValue.isWord { return word.store(KeptValue.bits(of: value), ordering: .releasing) }
    let place = place._address
    lock.lock()
    let old = place.move()
    place.initialize(to: value)
    lock.unlock()
    withExtendedLifetime(old) {}
  }
}
