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
  /// Run when the gesture has ended or was given up.
  var over: [() -> Void] = []
  /// Whether the gesture is given up with a report.
  var isGivenUp: (EventKind, EventValue) -> Bool = { _, _ in false }
  /// Also heard where somebody wants to know of the gesture before it ends.
  var kindsOnTheWay: EventKinds = []
  var hold: HoldMeasure?

  func map<Other>(_ transform: @escaping (Value) -> Other) -> _GestureRecognizer<Other> {
    let (read, inner) = (read, self)
    var result = _GestureRecognizer<Other>(
      kinds: kinds,
      read: { kind, event in read(kind, event).map { (transform($0.value), $0.hasEnded) } },
      inner: { kind, event in inner.receive(kind, event) })
    result.take(self)
    return result
  }

  /// Takes over what does not depend on the value.
  mutating func take<Other>(_ other: _GestureRecognizer<Other>) {
    isGivenUp = other.isGivenUp
    kindsOnTheWay = other.kindsOnTheWay
    hold = other.hold
  }

  /// Has all reports heard, also those before the end.
  mutating func follow() { kinds.formUnion(kindsOnTheWay) }

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
    if isGivenUp(kind, event) {
      for act in over { act() }
      return
    }
    guard let report = read(kind, event) else { return }
    for act in changed { act(report.value) }
    guard report.hasEnded else { return }
    for act in ended { act(report.value) }
    for act in over { act() }
  }
}

extension Gesture {
  /// Runs the action when the gesture has come to its end, on the main thread.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs the action with each report of the gesture, the last one too.
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
    SimultaneousGesture(self, other)
  }

  /// The other gesture is heard where this one does not come about.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// The other gesture is heard once this one has ended.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
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
    recognizer.follow()
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
    recognizer.follow()
    let (state, update) = (state, update)
    recognizer.changed.append { value in
      var transaction = Transaction()
      var now = state.wrappedValue
      update(value, &now, &transaction)
      state.set(now, transaction)
    }
    recognizer.over.append { state.reset() }
    return recognizer
  }
}

/// Two gestures on one view.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    /// The first gesture's value; nil while it tells none.
    public var first: First.Value?
    /// The second gesture's value; nil while it tells none.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognizer() -> _GestureRecognizer<Value> {
    let (one, two) = (first._recognizer(), second._recognizer())
    var recognizer = _GestureRecognizer<Value>(
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
    recognizer.isGivenUp = { one.isGivenUp($0, $1) || two.isGivenUp($0, $1) }
    recognizer.kindsOnTheWay = one.kindsOnTheWay.union(two.kindsOnTheWay)
    recognizer.hold = one.hold ?? two.hold
    return recognizer
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A press.
public struct TapGesture: Gesture {
  /// How many presses; more than one is a double press.
  public var count: Int
  /// One press, or for any greater count a double press.
  public init(count: Int = 1) { self.count = count }

  public func _recognizer() -> _GestureRecognizer<Void> {
    let kinds: EventKinds = count > 1 ? .doublePress : .press
    return _GestureRecognizer(kinds: kinds) { kind, _ in kinds.contains(kind) ? ((), true) : nil }
  }
}

/// A press that is held.
public struct LongPressGesture: Gesture {
  /// How long a press is held, in seconds.
  public var minimumDuration: Double
  /// How far a press may move, in points.
  public var maximumDistance: CGFloat

  /// A press that is held for at least so long and moves no further than so far.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _recognizer() -> _GestureRecognizer<Bool> {
    var recognizer = _GestureRecognizer<Bool>(kinds: .longPress) { kind, event in
      if kind == .longPress { return (true, true) }
      return kind == .pressing && event == .bool(true) ? (true, false) : nil
    }
    recognizer.kindsOnTheWay = .pressing
    recognizer.isGivenUp = { kind, event in kind == .pressing && event == .bool(false) }
    recognizer.hold = HoldMeasure(duration: minimumDuration, distance: maximumDistance)
    return recognizer
  }
}

/// A drag.
public struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// When the report came.
    public var time: Date
    /// Where the pointer is, in points.
    public var location: CGPoint
    /// Where the drag began, in points.
    public var startLocation: CGPoint

    /// From the start to where the pointer is, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Points a second, from this report and the one before.
    public var velocity: CGSize

    /// Where the drag would come to rest if it slowed down as scrolling does.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.rest, y: location.y + velocity.height * Self.rest)
    }

    /// From the start to where the drag would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// Seconds of its speed that a drag still goes: a quarter.
    private static let rest = 0.25
  }

  /// How far a pointer has to go before the drag begins, in points; 0 begins with the press.
  public var minimumDistance: CGFloat
  /// What places are measured against: the view, or for `.global` the window.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins when the pointer has gone so far, measured against the view unless `.global` is asked for.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public func _recognizer() -> _GestureRecognizer<Value> {
    let speed = DragSpeed()
    let begun = GestureMemory.slot()
    return _GestureRecognizer(kinds: .drag) { kind, event in
      guard kind == .drag, case .drag(let start, let location, let hasEnded, let origin) = event else { return nil }
      // A drag is known by where in the window it began: the same report may be read several times.
      let source = Point(x: start.x + origin.x, y: start.y + origin.y)
      if hypot(location.x - start.x, location.y - start.y) >= minimumDistance { begun.value = source }
      guard begun.value as? Point == source else { return nil }
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

/// Which of a view's gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32
  /// Gestures from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of views within. Without it the gesture that is added comes before them.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Hears a gesture on the view, where no view within has one of its kind; without `.gesture` in the mask it is not heard.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, .usual, mask))
  }

  /// With a condition.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .usual, isEnabled ? .all : .subviews))
  }

  /// With a name, which has no effect.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture, .usual, isEnabled ? .all : .subviews))
  }

  /// Hears a gesture on the view, besides those of its kind that views within have.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, isEnabled ? .all : .subviews))
  }

  /// Hears a gesture on the view, in place of those of its kind that views within have.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .high, isEnabled ? .all : .subviews))
  }

  /// Hears a gesture on the view, besides those of its kind that views within have.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture, .simultaneous, mask)) }

  /// Hears a gesture on the view, in place of those of its kind that views within have.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture, .high, mask)) }
}
