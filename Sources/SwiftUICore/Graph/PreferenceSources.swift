/// Something in the tree that gives values for a key.
@MainActor
protocol PreferenceSource: ViewNode {
  /// Calls `take` with each; false where what is below is to be asked instead.
  func hand<Key: PreferenceKey>(_ key: Key.Type, to take: (Key.Value) -> Void) -> Bool
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
    func take(_ value: Key.Value) {
      if isFirst { result = value } else { Key.reduce(value: &result, nextValue: { value }) }
      isFirst = false
    }
    func visit(_ node: ViewNode) {
      if node.handlesPreferences, (node as? any PreferenceSource)?.hand(key, to: take) == true { return }
      node.forEachChild(visit)
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
