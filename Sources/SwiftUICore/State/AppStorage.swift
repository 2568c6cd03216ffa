import Foundation
import Locks
import UIKit

/// A value kept in the user defaults, shared by all views that name its key.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var location: DefaultsLocation<Value>
  private let namesStore: Bool

  init(
    _ key: String, _ store: UserDefaults?, _ standard: Value, _ read: @escaping (Any) -> Value?,
    _ write: @escaping (Value) -> Any?
  ) {
    namesStore = store != nil
    location = DefaultsLocation(
      store: store?.known ?? .standard, key: key, standard: standard, read: read, write: write)
  }

  /// What is stored, or the value at first; setting it tells all views that read the key.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, .current) }
  }

  /// A binding to what is stored.
  public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension AppStorage: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) {
    guard !namesStore, let store = cursor.environment.defaultAppStorage else { return }
    location = location.kept(in: store)
  }

  func isSame(as other: AppStorage) -> Bool { location.isSame(as: other.location) }
}

extension AppStorage where Value == Bool {
  /// A truth value under a key; a nil store is the environment's, else the standard one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }, { $0 })
  }
}

extension AppStorage where Value == Int {
  /// A whole number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, { $0 })
  }
}

extension AppStorage where Value == Double {
  /// A number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }, { $0 })
  }
}

extension AppStorage where Value == String {
  /// A text under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? String }, { $0 })
  }
}

extension AppStorage where Value == URL {
  /// An address under a key, stored as text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { ($0 as? String).flatMap { URL(string: $0) } }, { $0.absoluteString })
  }
}

extension AppStorage where Value == Data {
  /// Bytes under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Data }, { $0 })
  }
}

extension AppStorage where Value == Date {
  /// A date under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Date }, { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value with a whole number behind it, which is what is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, { ($0 as? Int ?? ($0 as? NSNumber)?.intValue).flatMap(Value.init(rawValue:)) },
      { $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value with a text behind it, which is what is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { ($0 as? String).flatMap(Value.init(rawValue:)) }, { $0.rawValue })
  }
}

extension AppStorage where Value == Bool? {
  /// A truth value under a key; nil where nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }, { $0 })
  }
}

extension AppStorage where Value == Int? {
  /// A whole number under a key; nil where nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, { $0 })
  }
}

extension AppStorage where Value == Double? {
  /// A number under a key; nil where nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }, { $0 })
  }
}

extension AppStorage where Value == String? {
  /// A text under a key; nil where nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, { $0 as? String }, { $0 })
  }
}

extension AppStorage where Value == Data? {
  /// Bytes under a key; nil where nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, { $0 as? Data }, { $0 })
  }
}

extension AppStorage where Value == URL? {
  /// An address under a key, stored as text; nil where nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, { ($0 as? String).flatMap { URL(string: $0) } }, { $0?.absoluteString })
  }
}

extension AppStorage where Value == Date? {
  /// A date under a key; nil where nothing is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, { $0 as? Date }, { $0 })
  }
}

extension AppStorage {
  /// A value with a text behind it; nil where nothing is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store, nil, { ($0 as? String).flatMap(R.init(rawValue:)) }, { $0?.rawValue })
  }

  /// A value with a whole number behind it; nil where nothing is stored.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, { ($0 as? Int).flatMap(R.init(rawValue:)) }, { $0?.rawValue })
  }
}

/// A key of a defaults store. All locations of one key share their readers.
final class DefaultsLocation<Value>: AnyLocation<Value> {
  private let store: UserDefaults
  private let key: String
  private let standard: Value
  private let read: (Any) -> Value?
  private let write: (Value) -> Any?
  private let readers: Readers

  init(
    store: UserDefaults, key: String, standard: Value, read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    self.store = store
    self.key = key
    self.standard = standard
    self.read = read
    self.write = write
    readers = DefaultsReaders.of(store, key)
  }

  /// The same key of another store.
  func kept(in other: UserDefaults) -> DefaultsLocation {
    other === store ? self : DefaultsLocation(store: other, key: key, standard: standard, read: read, write: write)
  }

  override func get() -> Value {
    readers.addCurrent()
    return store.object(forKey: key).flatMap(read) ?? standard
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    if let encoded = write(value) { store.set(encoded, forKey: key) } else { store.removeObject(forKey: key) }
    DefaultsSaving.plan(store)
    store.announceChange()
    let readers = readers
    onMainActor { Transaction.run(transaction) { readers.tell() } }
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? DefaultsLocation else { return false }
    return store === other.store && key == other.key
  }
}

/// Writes stores to their files. Foundation does that on Linux only when it is asked to: without, an app forgets all when it ends.
enum DefaultsSaving {
  private static let planned = Locked<Set<ObjectIdentifier>>([])

  /// Saves `store` at the end of this turn of the main queue, once for all that is set until then.
  static func plan(_ store: UserDefaults) {
    guard planned.withLock({ $0.insert(ObjectIdentifier(store)).inserted }) else { return }
    let store = Unchecked(store)
    DispatchQueue.main.async {
      planned.withLock { _ = $0.remove(ObjectIdentifier(store.value)) }
      store.value.synchronize()
    }
  }
}

/// The readers of each key of each store.
enum DefaultsReaders {
  private struct Key: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private static let known = Locked<[Key: Readers]>([:])

  static func of(_ store: UserDefaults, _ key: String) -> Readers {
    known.withLock { known in
      let key = Key(store: ObjectIdentifier(store), key: key)
      if let readers = known[key] { return readers }
      let readers = Readers()
      known[key] = readers
      return readers
    }
  }
}

extension EnvironmentValues {
  private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: Unchecked<UserDefaults>? { nil } }

  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self]?.value }
    set { self[DefaultAppStorageKey.self] = newValue.map { Unchecked($0) } }
  }
}

extension View {
  /// The store of `@AppStorage` below that names none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = Unchecked(store.known)
    return modifier(EnvironmentChange { $0.defaultAppStorage = store.value })
  }
}
