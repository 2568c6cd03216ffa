import Foundation

extension UserDefaults {
  /// `set(_:forKey:)` by the name that objects of Apple's systems have; posts `didChangeNotification`.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
    announceChange()
  }

  /// `object(forKey:)` by the name that objects of Apple's systems have.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Posts `didChangeNotification`, which Foundation on Linux does not do when a value is set.
  package func announceChange() { NotificationCenter.default.post(name: Self.didChangeNotification, object: self) }
}
