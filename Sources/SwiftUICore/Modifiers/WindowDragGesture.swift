/// Moves the window, which hosts do not let an app do: nothing happens.
public struct WindowDragGesture: Gesture {
  /// Nothing is told.
  public struct Value: Equatable, Sendable {}
  /// A gesture that moves no window: hosts do not let an app do it.
  public init() {}
  public func _recognizer() -> _GestureRecognizer<Value> { _GestureRecognizer(kinds: []) { _, _ in nil } }
}
