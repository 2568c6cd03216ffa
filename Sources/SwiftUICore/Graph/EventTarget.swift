/// Hears events of drawn nodes.
@MainActor
protocol EventTarget: AnyObject {
  /// Returns true where the event had an effect. A value of the wrong type has none.
  func receive(_ kind: EventKind, _ value: EventValue) -> Bool
  /// Whose gestures of the kind come first, where views lie within each other.
  func precedence(for kind: EventKind) -> GesturePrecedence
}

extension EventTarget {
  func precedence(for kind: EventKind) -> GesturePrecedence { .usual }
}

/// Whose gesture counts where a view within has one of the same kind.
enum GesturePrecedence {
  /// That of the view within.
  case usual
  /// This one alone.
  case high
  /// Both.
  case simultaneous
}
