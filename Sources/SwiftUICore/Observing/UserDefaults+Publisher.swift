import Combine
import Foundation

extension UserDefaults {
  /// The values of a property that reads these defaults, on the threads that set them: the present one where `options` say `initial`, and the
  /// one after each change of any of the defaults. It never ends.
  public func publisher<Value>(
    for keyPath: KeyPath<UserDefaults, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let changed = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification).map { _ in () }
    let first: [Void] = options.contains(.initial) ? [()] : []
    return changed.prepend(first).map { [self] in self[keyPath: keyPath] }.eraseToAnyPublisher()
  }
}
