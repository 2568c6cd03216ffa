import Foundation

/// Values that a person's devices share. Nothing is shared here: they stay beside the app's other settings.
public final class NSUbiquitousKeyValueStore: Sendable {
  /// The one store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Never posted: nothing comes from other devices.
  public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternally")

  private static let prefix = "shared between devices: "
  private var defaults: UserDefaults { .standard }

  /// Keeps a value that property lists can hold; nil takes it away.
  public func set(_ value: Any?, forKey key: String) { defaults.set(value, forKey: Self.prefix + key) }
  /// The value of a key; nil where there is none.
  public func object(forKey key: String) -> Any? { defaults.object(forKey: Self.prefix + key) }
  /// The text of a key; nil where there is none.
  public func string(forKey key: String) -> String? { defaults.string(forKey: Self.prefix + key) }
  /// The bytes of a key; nil where there are none.
  public func data(forKey key: String) -> Data? { defaults.data(forKey: Self.prefix + key) }
  /// The list of a key; nil where there is none.
  public func array(forKey key: String) -> [Any]? { defaults.array(forKey: Self.prefix + key) }
  /// The dictionary of a key; nil where there is none.
  public func dictionary(forKey key: String) -> [String: Any]? { defaults.dictionary(forKey: Self.prefix + key) }
  /// Whether a key holds true; false where there is nothing.
  public func bool(forKey key: String) -> Bool { defaults.bool(forKey: Self.prefix + key) }
  /// The number of a key; 0 where there is none.
  public func double(forKey key: String) -> Double { defaults.double(forKey: Self.prefix + key) }
  /// The whole number of a key; 0 where there is none.
  public func longLong(forKey key: String) -> Int64 { Int64(defaults.integer(forKey: Self.prefix + key)) }
  /// Takes the value of a key away.
  public func removeObject(forKey key: String) { defaults.removeObject(forKey: Self.prefix + key) }
  /// Writes what has been set beside the app's settings.
  @discardableResult public func synchronize() -> Bool { defaults.synchronize() }
}
