/// What a node hands up, without the node.
@MainActor
protocol HandedPreference {
  func hand<Key: PreferenceKey>(_ key: Key.Type, to take: (Key.Value) -> Void) -> Bool
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
