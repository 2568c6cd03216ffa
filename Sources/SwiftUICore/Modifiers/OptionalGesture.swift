/// A gesture that may be left out: `.gesture(isEditing ? tap : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public nonisolated func _recognizer() -> _GestureRecognizer<Wrapped.Value> {
    self?._recognizer() ?? _GestureRecognizer(kinds: [], read: { _, _ in nil })
  }
}
