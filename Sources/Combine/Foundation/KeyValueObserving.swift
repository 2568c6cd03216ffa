import Foundation
import Synchronization

/// A class that tells of the changes of its properties, so that they can be observed by key path.
///
/// Foundation on Linux has no key-value observing. A class opts in by adopting this protocol, and each property by calling two
/// functions:
///
/// ```swift
/// final class Player: NSObject, KeyValueObservable {
///   var volume = 1 {
///     willSet { willChangeValue(for: \.volume) }
///     didSet { didChangeValue(for: \.volume) }
///   }
/// }
/// let player = Player()
/// let cancellable = player.publisher(for: \.volume).sink { print($0) }
/// player.volume = 2
/// // Prints:
/// // 1
/// // 2
/// ```
///
/// The user defaults adopt it already. Nothing else is observed by itself: not what is marked `dynamic`, not the properties of
/// classes that do not opt in, not properties that depend on others, not single changes of a collection, and no keys that are
/// strings.
public protocol KeyValueObservable: NSObject {}

extension KeyValueObservable {
  /// Says that a property is about to change. Goes into its `willSet`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.shared.tell(of: self, keyPath, isPrior: true)
  }

  /// Says that a property has changed. Goes into its `didSet`.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.shared.tell(of: self, keyPath, isPrior: false)
  }

  /// The values of a property, on the threads that set it. It never ends.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Which values are sent: by default the present one, and each new one after it is set.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// Which values of an observed property are told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Values after they are set.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Accepted; a publisher sends no old values.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The present value, when it is asked for.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The value before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

extension NSObject {
  /// The values of an observed property. See ``KeyValueObservable``.
  public struct KeyValueObservingPublisher<Subject, Value>: Publisher, Equatable where Subject: NSObject {
    /// The property's values.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    /// The object that has the property. It is kept alive.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Which values are sent.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of a property's values.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Attaches a subscriber. What it has not asked for it does not get, but for the first value, which waits.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
      let (object, keyPath) = (object, keyPath)
      let observer = KeyValueObserver(object: object, keyPath: keyPath, options: options) {
        subscriber.receive(object[keyPath: keyPath])
      }
      KeyValueObservers.shared.add(observer)
      if object is UserDefaults { observer.followDefaults { object[keyPath: keyPath] } }
      subscriber.receive(subscription: observer)
    }

    /// Sends when the value changes, but not what it is.
    public func didChange() -> Publishers.Map<NSObject.KeyValueObservingPublisher<Subject, Value>, Void> {
      map { _ in () }
    }

    /// Publishers are equal when they send the same values of the same property of the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}

/// One subscriber of a property.
private final class KeyValueObserver: Subscription, NamedForDebugging, @unchecked Sendable {
  let key: ObjectIdentifier
  let keyPath: AnyKeyPath
  private let options: NSKeyValueObservingOptions
  private let lock = Lock()
  private var object: NSObject?
  private var send: (() -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none
  private var owesFirst: Bool
  private var defaultsChanges: DefaultsChanges?

  var name: String { "KVOSubscription" }

  init(
    object: NSObject, keyPath: AnyKeyPath, options: NSKeyValueObservingOptions, send: @escaping () -> Subscribers.Demand
  ) {
    key = ObjectIdentifier(object)
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.send = send
    owesFirst = options.contains(.initial)
  }

  /// Hears of changes from the user defaults, which are the object.
  func followDefaults(_ read: @escaping () -> Any) {
    let changes = DefaultsChanges(read: read) { [weak self] in self?.changes(isPrior: false) }
    lock.withLock { defaultsChanges = changes }
  }

  func changes(isPrior: Bool) {
    guard options.contains(isPrior ? .prior : .new) else { return }
    deliver { true }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver {
      defer { self.owesFirst = false }
      return self.owesFirst
    }
  }

  /// Sends the present value if there is demand.
  ///
  /// - Parameter isDue: Asked under the lock when there is.
  private func deliver(_ isDue: () -> Bool) {
    let wanting: (() -> Subscribers.Demand)? = lock.withLock {
      guard demand > .none, isDue() else { return nil }
      demand -= 1
      return send
    }
    guard let more = wanting?(), more > .none else { return }
    lock.withLock { demand += more }
  }

  func cancel() {
    let held = lock.withLock {
      defer { (object, send, defaultsChanges) = (nil, nil, nil) }
      return (object, send, defaultsChanges)
    }
    if held.0 != nil { KeyValueObservers.shared.remove(self) }
  }
}

/// Who observes which object. An observer keeps its object until it is removed. Thread-safe.
private final class KeyValueObservers: @unchecked Sendable {
  static let shared = KeyValueObservers()

  private let lock = Lock()
  private let count = Atomic(0)
  private var observers: [ObjectIdentifier: [KeyValueObserver]] = [:]

  func add(_ observer: KeyValueObserver) {
    count.add(1, ordering: .relaxed)
    lock.withLock { observers[observer.key, default: []].append(observer) }
  }

  func remove(_ observer: KeyValueObserver) {
    let removed: [KeyValueObserver] = lock.withLock {
      guard var others = observers[observer.key] else { return [] }
      let index = others.firstIndex { $0 === observer }
      let removed = index.map { [others.remove(at: $0)] } ?? []
      observers[observer.key] = others.isEmpty ? nil : others
      return removed
    }
    count.subtract(removed.count, ordering: .relaxed)
  }

  func tell(of object: NSObject, _ keyPath: AnyKeyPath, isPrior: Bool) {
    guard count.load(ordering: .relaxed) > 0 else { return }
    let told = lock.withLock { observers[ObjectIdentifier(object)] ?? [] }
    for observer in told where observer.keyPath == keyPath { observer.changes(isPrior: isPrior) }
  }
}
