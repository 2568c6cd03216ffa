import Foundation

extension UserDefaults {
  /// `set(_:forKey:)` by the name that objects of Apple's systems have.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// `object(forKey:)` by the name that objects of Apple's systems have.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
