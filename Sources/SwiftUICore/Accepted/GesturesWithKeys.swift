// Gestures with keys that are held. Hosts do not tell of them.

extension Gesture {
  /// The gesture whatever keys are held: hosts do not tell of them.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}
