/// Gives a value.
final class PreferenceNode<Key: PreferenceKey>: PassingNode, PreferenceSource {
  private var value = Key.defaultValue

  override var handlesPreferences: Bool { true }

  func take(_ new: Key.Value) {
    let isSame = ValueComparison.areAlike(value, new)
    value = new
    if !isSame { tellPreference(Key.self) }
  }

  override var mayRest: Bool { true }

  func hand<Asked: PreferenceKey>(_ key: Asked.Type, to take: (Asked.Value) -> Void) -> Bool {
    HandedValue<Key>(value: value).hand(key, to: take)
  }

  override var handedPreference: (any HandedPreference)? { HandedValue<Key>(value: value) }

  override func unmount() {
    if !graph.leavesUntold { tellPreference(Key.self) }
    super.unmount()
  }
}

private struct HandedValue<Key: PreferenceKey>: HandedPreference {
  let value: Key.Value

  func hand<Asked: PreferenceKey>(_ key: Asked.Type, to take: (Asked.Value) -> Void) -> Bool {
    guard key == Key.self as Any.Type, let value = value as? Asked.Value else { return false }
    take(value)
    return true
  }
}

/// Changes the values from below on their way up.
final class PreferenceTransformNode<Key: PreferenceKey>: PassingNode, PreferenceSource {
  var transform: (inout Key.Value) -> Void = { _ in }

  override var handlesPreferences: Bool { true }

  func hand<Asked: PreferenceKey>(_ key: Asked.Type, to take: (Asked.Value) -> Void) -> Bool {
    guard key == Key.self as Any.Type else { return false }
    var value = preference(Key.self)
    transform(&value)
    if let value = value as? Asked.Value { take(value) }
    return true
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
