import Foundation

/// Properties that extensions add to the user defaults are read again whenever `UserDefaults.didChangeNotification` is posted, and told when
/// they have changed. Of the value before a change nothing is told, unless the setter calls ``KeyValueObservable/willChangeValue(for:)``.
///
/// Foundation on Linux does not post the notification by itself: SwiftUI's `AppStorage` and `setValue(_:forKey:)` do. Whoever calls
/// `set(_:forKey:)` posts it, or calls ``KeyValueObservable/didChangeValue(for:)`` in the property's setter.
extension UserDefaults: KeyValueObservable {}

/// Reads a value of the user defaults again after changes, and tells when it is another one.
final class DefaultsChanges: @unchecked Sendable {
  /// Held while the value is read, so that values are compared in the order in which they were read.
  private let lock = NSRecursiveLock()
  private let read: () -> Any
  private let tell: () -> Void
  private var last: NSObject?
  private var place: (any NSObjectProtocol)?

  init(read: @escaping () -> Any, tell: @escaping () -> Void) {
    (self.read, self.tell) = (read, tell)
    lock.withLock {
      place = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: nil
      ) { [weak self] _ in self?.compare() }
      last = present
    }
  }

  deinit {
    if let place { NotificationCenter.default.removeObserver(place) }
  }

  /// The value as an object: objects of Foundation can be compared whatever they hold.
  private var present: NSObject? { (read() as AnyObject) as? NSObject }

  private func compare() {
    let isOther = lock.withLock {
      let before = last
      last = present
      return before != last
    }
    if isOther { tell() }
  }
}
