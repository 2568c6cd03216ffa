/// A value that views hand up the tree.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view hands one up.
  static var defaultValue: Value { get }
  /// Joins the values of two views, in drawing order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil where no view hands anything up.
  public static var defaultValue: Value { nil }
}

/// Something in the tree that gives a value for a key.
@MainActor
protocol PreferenceSource: ViewNode {
  func value<Key: PreferenceKey>(for key: Key.Type) -> Key.Value?
}

/// Something in the tree that hears of values.
@MainActor
protocol PreferenceListener: ViewNode {
  func preferenceChanged(_ key: Any.Type)
}

extension ViewNode {
  /// The values of all sources below, joined; a source hides those below it.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    var result = Key.defaultValue
    var isFirst = true
    func visit(_ node: ViewNode) {
      if node.handlesPreferences, let source = node as? any PreferenceSource, let value = source.value(for: key) {
        if isFirst { result = value } else { Key.reduce(value: &result, nextValue: { value }) }
        isFirst = false
      } else {
        node.forEachChild(visit)
      }
    }
    forEachChild(visit)
    return result
  }

  /// Tells the listeners above.
  func tellPreference(_ key: Any.Type) {
    var next = parent
    while let node = next {
      if node.handlesPreferences { (node as? any PreferenceListener)?.preferenceChanged(key) }
      next = node.parent
    }
  }
}

/// Gives a value.
final class PreferenceNode<Key: PreferenceKey>: PassingNode, PreferenceSource {
  private var value = Key.defaultValue

  override var handlesPreferences: Bool { true }

  func take(_ new: Key.Value) {
    let isSame = ValueComparison.areAlike(value, new)
    value = new
    if !isSame { tellPreference(Key.self) }
  }

  func value<Asked: PreferenceKey>(for key: Asked.Type) -> Asked.Value? {
    key == Key.self as Any.Type ? value as? Asked.Value : nil
  }

  override func unmount() {
    tellPreference(Key.self)
    super.unmount()
  }
}

/// Changes the values from below on their way up.
final class PreferenceTransformNode<Key: PreferenceKey>: PassingNode, PreferenceSource {
  var transform: (inout Key.Value) -> Void = { _ in }

  override var handlesPreferences: Bool { true }

  func value<Asked: PreferenceKey>(for key: Asked.Type) -> Asked.Value? {
    guard key == Key.self as Any.Type else { return nil }
    var value = preference(Key.self)
    transform(&value)
    return value as? Asked.Value
  }
}

/// Hears of values below.
final class PreferenceChangeNode<Key: PreferenceKey>: PassingNode, PreferenceListener where Key.Value: Equatable {
  var action: (Key.Value) -> Void = { _ in }
  private var last: Key.Value?

  override var handlesPreferences: Bool { true }

  func preferenceChanged(_ key: Any.Type) {
    guard key == Key.self else { return }
    graph.afterUpdate(once: self) { $0.compare() }
  }

  private func compare() {
    let new = preference(Key.self)
    guard new != last else { return }
    last = new
    action(new)
  }
}
