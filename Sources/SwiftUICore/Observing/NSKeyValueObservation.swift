import Combine
import Foundation

/// What is told of a property that has changed.
public struct NSKeyValueObservedChange<Value> {
  /// The value now, where `new` is asked for.
  public let newValue: Value?
  /// The value before, where `old` is asked for.
  public let oldValue: Value?
  /// Always false: changes are not told beforehand.
  public let isPrior: Bool
  /// Always nil: changes within collections are not told.
  public let indexes: IndexSet?
}

/// Keeps an observation alive; it ends with `invalidate()` or with the object.
public final class NSKeyValueObservation: NSObject {
  private let timer: DispatchSourceTimer

  init(_ timer: DispatchSourceTimer) { self.timer = timer }
  deinit { timer.cancel() }
  /// Ends the observation.
  public func invalidate() { timer.cancel() }
}

/// Objects whose properties can be observed by key path.
public protocol _KeyValueObserving: AnyObject {}

extension NSObject: _KeyValueObserving {}

extension _KeyValueObserving {
  /// Calls `changeHandler` on the main thread when the property has another value.
  ///
  /// Objects on Linux do not announce changes: the property is looked at ten times a second, and only values that can be compared are
  /// told apart. What changes to and fro in between is not seen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    if options.contains(.initial) {
      let first = options.contains(.new) ? last : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: first, oldValue: nil, isPrior: false, indexes: nil))
    }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard !Self.isSame(value, last) else { return }
      let change = NSKeyValueObservedChange(
        newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? last : nil, isPrior: false,
        indexes: nil)
      last = value
      changeHandler(self, change)
    }
    timer.resume()
    return NSKeyValueObservation(timer)
  }

  private static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    func equal<Compared: Equatable>(_ one: Compared) -> Bool { one == other as? Compared }
    if let one = one as? any Equatable { return equal(one) }
    return true
  }
}
