import Foundation

/// A kind of value in the environment with its default.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// Values that come down the tree. A value type: changing a copy changes what is below only.
public struct EnvironmentValues: CustomStringConvertible {
  private var first: Entry?
  /// One bit for each key that may have been set, shared by several: most of what is asked for has never been.
  private var mayHold: UInt64 = 0

  /// An environment in which every value is its default.
  public init() {}

  private static func bit(_ key: ObjectIdentifier) -> UInt64 {
    let address = UInt(bitPattern: key)
    return 1 << UInt64((address >> 3 ^ address >> 9) & 63)
  }

  private mutating func add(_ entry: Entry) {
    first = entry
    mayHold |= EnvironmentValues.bit(entry.key)
  }

  /// One value over the rest.
  fileprivate class Entry: @unchecked Sendable {
    let key: ObjectIdentifier
    let next: Entry?

    init(key: ObjectIdentifier, next: Entry?) {
      self.key = key
      self.next = next
    }

    func isSame(as other: Entry) -> Bool { false }
    func copy(before next: Entry?) -> Entry { Entry(key: key, next: next) }
    var text: String { "" }
  }

  fileprivate final class TypedEntry<Value>: Entry, @unchecked Sendable {
    let value: Value

    init(key: ObjectIdentifier, _ value: Value, next: Entry?) {
      self.value = value
      super.init(key: key, next: next)
    }

    override func isSame(as other: Entry) -> Bool {
      guard key == other.key, let other = other as? TypedEntry<Value> else { return false }
      return Alike.areIdentical(value, other.value) || Alike.areReadAlike(value, other.value)
    }

    override func copy(before next: Entry?) -> Entry { TypedEntry(key: key, value, next: next) }

    override var text: String { "\(value)" }
  }

  /// The value for a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { add(TypedEntry(key: ObjectIdentifier(key), newValue, next: first)) }
  }

  private func value<Value>(of key: ObjectIdentifier) -> Value? {
    guard let first, mayHold & EnvironmentValues.bit(key) != 0 else { return nil }
    // The first entry keeps all others alive meanwhile.
    return withExtendedLifetime(first) {
      var next: Unmanaged<Entry>? = .passUnretained(first)
      while let entry = next {
        let found: (isIt: Bool, next: Unmanaged<Entry>?) = entry._withUnsafeGuaranteedRef {
          ($0.key == key, $0.next.map(Unmanaged.passUnretained))
        }
        if found.isIt { return unsafeDowncast(entry.takeUnretainedValue(), to: TypedEntry<Value>.self).value }
        next = found.next
      }
      return nil
    }
  }

  /// An object of a class, as set by `environmentObject(_:)` or `environment(_:)`.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    let found: Object?? = value(of: ObjectIdentifier(type))
    return found ?? nil
  }

  /// Offers an object by its class; nil hides one that is offered further up.
  mutating func set<Object: AnyObject>(object: Object?) {
    add(TypedEntry<Object?>(key: ObjectIdentifier(Object.self), object, next: first))
  }

  /// Takes every value for a key out, so that the rest compares as if it had never been set.
  mutating func remove<Key: EnvironmentKey>(_ key: Key.Type) {
    let key = ObjectIdentifier(key)
    var above: [Entry] = []
    var lastFound: Int?
    var next = first
    while let entry = next {
      if entry.key == key { lastFound = above.count }
      above.append(entry)
      next = entry.next
    }
    guard let lastFound else { return }
    first = above[lastFound].next
    for entry in above[..<lastFound].reversed() where entry.key != key { first = entry.copy(before: first) }
  }

  /// True where the two certainly hold the same; cheap where one comes from the other by few changes.
  func isSame(as other: EnvironmentValues) -> Bool {
    var (lhs, rhs) = (first, other.first)
    while lhs !== rhs {
      guard let left = lhs, let right = rhs, left.isSame(as: right) else { return false }
      (lhs, rhs) = (left.next, right.next)
    }
    return true
  }

  public var description: String {
    var parts: [String] = []
    var next = first
    while let entry = next {
      parts.append(entry.text)
      next = entry.next
    }
    return "[\(parts.joined(separator: ", "))]"
  }
}

extension Alike {
  /// True where the two are the same bits, and so the same objects, closures and numbers.
  static func areIdentical<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { one in
      withUnsafeBytes(of: rhs) { other in
        guard let lhs = one.baseAddress, let rhs = other.baseAddress else { return true }
        return memcmp(lhs, rhs, one.count) == 0
      }
    }
  }
}
