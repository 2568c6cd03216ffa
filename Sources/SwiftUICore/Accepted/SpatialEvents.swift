import Foundation

/// Touches one by one, which hosts do not tell of: the gesture never begins.
public struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  /// Touches one by one; hosts do not tell of them.
  public init(coordinateSpace: CoordinateSpace = .local) {}
  public func _recognizer() -> _GestureRecognizer<SpatialEventCollection> {
    _GestureRecognizer(kinds: []) { _, _ in nil }
  }
}

/// Touches that last; hosts do not tell of them.
public struct SpatialEventCollection: RandomAccessCollection, Sendable {
  /// A touch.
  public struct Event: Identifiable, Sendable {
    /// Which touch it is.
    public struct ID: Hashable, Sendable { let number: Int }
    /// How far it has gone.
    public enum Phase: Hashable, Sendable { case active, ended, cancelled }
    /// What touches.
    public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer, pencil }
    /// Which touch it is.
    public let id: ID
    /// What touches.
    public let kind: Kind
    /// How far it has gone.
    public let phase: Phase
    /// Where it is.
    public let location: CGPoint
    /// When it was.
    public let timestamp: TimeInterval
  }

  private let events: [Event] = []
  /// Always 0.
  public var startIndex: Int { events.startIndex }
  /// Always 0.
  public var endIndex: Int { events.endIndex }
  /// The touch at a place.
  public subscript(position: Int) -> Event { events[position] }
}
