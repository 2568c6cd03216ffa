import Foundation

/// Values that a person's devices share. Nothing is shared here: they stay beside the app's other settings.
public final class NSUbiquitousKeyValueStore: Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternally")

  private static let prefix = "shared between devices: "
  private var defaults: UserDefaults { .standard }

  public func set(_ value: Any?, forKey key: String) { defaults.set(value, forKey: Self.prefix + key) }
  public func object(forKey key: String) -> Any? { defaults.object(forKey: Self.prefix + key) }
  public func string(forKey key: String) -> String? { defaults.string(forKey: Self.prefix + key) }
  public func data(forKey key: String) -> Data? { defaults.data(forKey: Self.prefix + key) }
  public func array(forKey key: String) -> [Any]? { defaults.array(forKey: Self.prefix + key) }
  public func dictionary(forKey key: String) -> [String: Any]? { defaults.dictionary(forKey: Self.prefix + key) }
  public func bool(forKey key: String) -> Bool { defaults.bool(forKey: Self.prefix + key) }
  public func double(forKey key: String) -> Double { defaults.double(forKey: Self.prefix + key) }
  public func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: Self.prefix + key)) }
  public func removeObject(forKey key: String) { defaults.removeObject(forKey: Self.prefix + key) }
  @discardableResult public func synchronize() -> Bool { defaults.synchronize() }
}
