/// A gesture whose kind is not told.
public struct AnyGesture<Value>: Gesture {
  private let make: () -> _GestureRecognizer<Value>

  /// Any gesture with this kind of value.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { gesture._recognizer() } }

  public nonisolated func _recognizer() -> _GestureRecognizer<Value> { make() }
}
