import Foundation

/// Something a person does with a pointer or finger.
public protocol Gesture<Value> {
  associatedtype Value
  /// What of the gesture hosts report, with how each report is heard.
  nonisolated func _recognizer() -> _GestureRecognizer<Value>
}

/// How reports of a host become values of a gesture.
public struct _GestureRecognizer<Value> {
  var kinds: EventKinds
  /// The value of a report, and whether the gesture has ended with it.
  var read: (EventKind, EventValue) -> (value: Value, hasEnded: Bool)?
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []

  func map<Other>(_ transform: @escaping (Value) -> Other) -> _GestureRecognizer<Other> {
    let (read, changed, ended) = (read, changed, ended)
    return _GestureRecognizer<Other>(
      kinds: kinds,
      read: { kind, event in read(kind, event).map { (transform($0.value), $0.hasEnded) } },
      inner: { kind, event in
        guard let report = read(kind, event) else { return }
        for act in changed { act(report.value) }
        if report.hasEnded { for act in ended { act(report.value) } }
      })
  }

  /// What hears a report before this gesture's own actions do.
  var inner: ((EventKind, EventValue) -> Void)?

  init(
    kinds: EventKinds, read: @escaping (EventKind, EventValue) -> (value: Value, hasEnded: Bool)?,
    inner: ((EventKind, EventValue) -> Void)? = nil
  ) {
    self.kinds = kinds
    self.read = read
    self.inner = inner
  }

  func receive(_ kind: EventKind, _ event: EventValue) {
    inner?(kind, event)
    guard let report = read(kind, event) else { return }
    for act in changed { act(report.value) }
    if report.hasEnded { for act in ended { act(report.value) } }
  }
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { _ChangedGesture(base: self, action: action) }

  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Keeps a value while the gesture lasts.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// Hosts report both; either is heard.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(first: self, second: other)
  }

  /// The other gesture is heard where this one does not come about.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(first: self, second: other)
  }

  /// The other gesture is heard once this one has ended.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(first: self, second: other)
  }
}

public struct _EndedGesture<Base: Gesture>: Gesture {
  let base: Base
  let action: (Base.Value) -> Void

  public func _recognizer() -> _GestureRecognizer<Base.Value> {
    var recognizer = base._recognizer()
    recognizer.ended.append(action)
    return recognizer
  }
}

public struct _ChangedGesture<Base: Gesture>: Gesture {
  let base: Base
  let action: (Base.Value) -> Void

  public func _recognizer() -> _GestureRecognizer<Base.Value> {
    var recognizer = base._recognizer()
    recognizer.changed.append(action)
    return recognizer
  }
}

public struct _MapGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let transform: (Base.Value) -> Value

  public func _recognizer() -> _GestureRecognizer<Value> { base._recognizer().map(transform) }
}

/// A gesture that keeps a value while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  public func _recognizer() -> _GestureRecognizer<Base.Value> {
    var recognizer = base._recognizer()
    let (state, update) = (state, update)
    recognizer.changed.append { value in
      var transaction = Transaction()
      var now = state.wrappedValue
      update(value, &now, &transaction)
      state.set(now, transaction)
    }
    recognizer.ended.append { _ in state.reset() }
    return recognizer
  }
}

/// Two gestures on one view.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  public func _recognizer() -> _GestureRecognizer<Value> {
    let (one, two) = (first._recognizer(), second._recognizer())
    return _GestureRecognizer(
      kinds: one.kinds.union(two.kinds),
      read: { kind, event in
        let (left, right) = (one.read(kind, event), two.read(kind, event))
        guard left != nil || right != nil else { return nil }
        return (Value(first: left?.value, second: right?.value), left?.hasEnded ?? right?.hasEnded ?? false)
      },
      inner: { kind, event in
        if one.kinds.contains(kind) { one.receive(kind, event) }
        if two.kinds.contains(kind) { two.receive(kind, event) }
      })
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A press.
public struct TapGesture: Gesture {
  public var count: Int
  public init(count: Int = 1) { self.count = count }

  public func _recognizer() -> _GestureRecognizer<Void> {
    let kinds: EventKinds = count > 1 ? .doublePress : .press
    return _GestureRecognizer(kinds: kinds) { kind, _ in kinds.contains(kind) ? ((), true) : nil }
  }
}

/// A press that is held.
public struct LongPressGesture: Gesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _recognizer() -> _GestureRecognizer<Bool> {
    _GestureRecognizer(kinds: .longPress) { kind, _ in kind == .longPress ? (true, true) : nil }
  }
}

/// A drag.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Points a second, from this report and the one before.
    public var velocity: CGSize

    /// Where the drag would come to rest if it slowed down as scrolling does.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.rest, y: location.y + velocity.height * Self.rest)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// Seconds of its speed that a drag still goes: a quarter.
    private static let rest = 0.25
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public func _recognizer() -> _GestureRecognizer<Value> {
    let speed = DragSpeed()
    return _GestureRecognizer(kinds: .drag) { kind, event in
      guard kind == .drag, case .drag(let start, let location, let hasEnded, let origin) = event else { return nil }
      let shift = coordinateSpace == .global ? origin : Point(x: 0, y: 0)
      let place = CGPoint(x: location.x + shift.x, y: location.y + shift.y)
      let now = Date()
      let value = Value(
        time: now, location: place, startLocation: CGPoint(x: start.x + shift.x, y: start.y + shift.y),
        velocity: speed.take(place, at: now, hasEnded: hasEnded))
      return (value, hasEnded)
    }
  }
}

/// What of a view's gestures counts.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isHeard: mask.contains(.gesture)))
  }

  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isHeard: isEnabled))
  }

  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture: gesture, isHeard: isEnabled))
  }

  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }
}
