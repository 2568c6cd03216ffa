import Foundation

/// Two fingers apart or together; on a trackpad, the pinch. Terminals report none.
public struct MagnificationGesture: Gesture {
  /// How far the fingers have to go, as a part of their distance.
  public var minimumScaleDelta: CGFloat
  /// Begins once the scale has changed by this much.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _recognizer() -> _GestureRecognizer<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._recognizer().map(\.magnification)
  }
}

/// Two fingers apart or together; on a trackpad, the pinch. Terminals report none.
public struct MagnifyGesture: Gesture {
  /// How far a pinch is.
  public struct Value: Equatable, Sendable {
    /// When the report came.
    public var time: Date
    /// How far apart the fingers are, by how far they were at first.
    public var magnification: CGFloat
    /// Of the magnification, a second.
    public var velocity: CGFloat
    /// Where the fingers began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the fingers began, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to go, as a part of their distance.
  public var minimumScaleDelta: CGFloat
  /// Begins once the scale has changed by this much.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _recognizer() -> _GestureRecognizer<Value> {
    let speed = DragSpeed()
    return .pinch { report, now in
      guard report.reach.scale >= minimumScaleDelta else { return nil }
      return Value(
        time: now, magnification: report.scale,
        velocity: speed.take(CGPoint(x: report.scale, y: 0), at: now, hasEnded: report.hasEnded).width,
        startAnchor: report.anchor, startLocation: CGPoint(x: report.start.x, y: report.start.y))
    }
  }
}

/// Two fingers turning. Terminals report none.
public struct RotationGesture: Gesture {
  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle
  /// Begins once the fingers have turned by this much.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _recognizer() -> _GestureRecognizer<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta)._recognizer().map(\.rotation)
  }
}

/// Two fingers turning. Terminals report none.
public struct RotateGesture: Gesture {
  /// How far a turn is.
  public struct Value: Equatable, Sendable {
    /// When the report came.
    public var time: Date
    /// Clockwise, also beyond a whole turn.
    public var rotation: Angle
    /// Of the rotation, a second.
    public var velocity: Angle
    /// Where the fingers began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the fingers began, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle
  /// Begins once the fingers have turned by this much.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _recognizer() -> _GestureRecognizer<Value> {
    let speed = DragSpeed()
    return .pinch { report, now in
      guard report.reach.degrees >= minimumAngleDelta.degrees else { return nil }
      let velocity = speed.take(CGPoint(x: report.degrees, y: 0), at: now, hasEnded: report.hasEnded).width
      return Value(
        time: now, rotation: .degrees(report.degrees), velocity: .degrees(velocity), startAnchor: report.anchor,
        startLocation: CGPoint(x: report.start.x, y: report.start.y))
    }
  }
}

extension _GestureRecognizer {
  /// - Parameter read: the value of a report; nil as long as the gesture has not come about.
  fileprivate static func pinch(_ read: @escaping (PinchReport, Date) -> Value?) -> Self {
    _GestureRecognizer(kinds: .pinch) { kind, event in
      guard kind == .pinch, case .pinch(let report) = event else { return nil }
      return read(report, Date()).map { ($0, report.hasEnded) }
    }
  }
}

extension PinchReport {
  fileprivate var anchor: UnitPoint {
    UnitPoint(
      x: size.width > 0 ? start.x / size.width : 0.5, y: size.height > 0 ? start.y / size.height : 0.5)
  }
}
