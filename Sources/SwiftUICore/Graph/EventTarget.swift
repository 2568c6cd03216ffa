/// Hears events of drawn nodes.
@MainActor
protocol EventTarget: AnyObject {
  /// Returns true where the event had an effect. A value of the wrong type has none.
  func receive(_ kind: EventKind, _ value: EventValue) -> Bool
}
