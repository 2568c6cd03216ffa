import Foundation

/// A press with its place. Terminals, which do not report it, press the view's top left.
public struct SpatialTapGesture: Gesture {
  /// Where the press was, in points.
  public struct Value: Equatable, Sendable { public var location: CGPoint }

  /// How many presses; more than one is a double press.
  public var count: Int
  /// What the place is measured against: the view, or for `.global` the window.
  public var coordinateSpace: CoordinateSpace

  /// - Parameter coordinateSpace: that of the place: the view's own, or the window's for `.global`.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public func _recognizer() -> _GestureRecognizer<Value> {
    let press: EventKinds = count > 1 ? .doublePress : .press
    let slot = GestureMemory.slot()
    return _GestureRecognizer(kinds: press.union(.place)) { kind, event in
      if case .place(let place, let origin) = event {
        let shift = coordinateSpace == .global ? origin : Point(x: 0, y: 0)
        slot.value = CGPoint(x: place.x + shift.x, y: place.y + shift.y)
      }
      return press.contains(kind) ? (Value(location: slot.value as? CGPoint ?? .zero), true) : nil
    }
  }
}
