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

/// What a node hands up, without the node.
@MainActor
protocol HandedPreference {
  func hand<Key: PreferenceKey>(_ key: Key.Type, to take: (Key.Value) -> Void) -> Bool
}

private struct HandedValue<Key: PreferenceKey>: HandedPreference {
  let value: Key.Value

  func hand<Asked: PreferenceKey>(_ key: Asked.Type, to take: (Asked.Value) -> Void) -> Bool {
    guard key == Key.self as Any.Type, let value = value as? Asked.Value else { return false }
    take(value)
    return true
  }
}

/// What nodes hand up that rest, and what those below them do, which they hide where it has the same key.
@MainActor
struct HandedUp {
  private let preference: any HandedPreference
  private let below: [HandedUp]

  static func all(in node: ViewNode) -> [HandedUp] {
    var below: [HandedUp] = []
    node.forEachChild { below += all(in: $0) }
    return node.handedPreference.map { [HandedUp(preference: $0, below: below)] } ?? below
  }

  func hand<Key: PreferenceKey>(_ key: Key.Type, to take: (Key.Value) -> Void) {
    if preference.hand(key, to: take) { return }
    for value in below { value.hand(key, to: take) }
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
