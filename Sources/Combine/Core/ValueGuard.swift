import Synchronization

/// Guards the newest of the values that one thread at a time writes and any thread reads. The value itself stands in the class that
/// has the guard: a part whose type depends on the value's would be looked up by the runtime whenever the class dies.
///
/// A value of a few plain bits is one atomic word, and reading it costs a load. Any other is guarded by a lock. Which it is, the
/// compiler knows for each type.
@frozen @usableFromInline
struct ValueGuard: ~Copyable {
  @usableFromInline let word = Atomic<UInt>(0)
  @usableFromInline let lock = Lock()

  @inlinable
  init<Value>(_ value: Value) {
    if ValueGuard.isWord(Value.self) { word.store(ValueGuard.bits(of: value), ordering: .relaxed) }
  }

  /// Whether values of this type hold no references and are no larger than a word.
  @inlinable @inline(__always)
  static func isWord<Value>(_ type: Value.Type) -> Bool {
    _isPOD(type) && MemoryLayout<Value>.size <= MemoryLayout<UInt>.size
  }

  @inlinable @inline(__always)
  static func bits<Value>(of value: Value) -> UInt {
    var bits: UInt = 0
    withUnsafeMutableBytes(of: &bits) { $0.storeBytes(of: value, as: Value.self) }
    return bits
  }

  @inlinable @inline(__always)
  static func value<Value>(of bits: UInt) -> Value { withUnsafeBytes(of: bits) { $0.load(as: Value.self) } }

  /// - Parameter value: The value of the class; read under the lock, if at all.
  @inlinable @inline(__always)
  func load<Value>(_ value: () -> Value) -> Value {
    if ValueGuard.isWord(Value.self) {
      return ValueGuard.value(of: word.load(ordering: .acquiring))
    }
    lock.lock()
    let value = value()
    lock.unlock()
    return value
  }

  /// The value before dies after the lock is given back.
  /// - Parameter exchange: Puts a value in the place of the class's and returns that; called under the lock, if at all.
  @inlinable @inline(__always)
  func store<Value>(_ value: Value, _ exchange: (Value) -> Value) {
    if ValueGuard.isWord(Value.self) { return word.store(ValueGuard.bits(of: value), ordering: .releasing) }
    lock.lock()
    let old = exchange(value)
    lock.unlock()
    withExtendedLifetime(old) {}
  }
}

@inlinable @inline(__always)
func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  let old = place
  place = value
  return old
}
