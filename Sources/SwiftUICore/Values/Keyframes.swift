import Foundation

/// A part of a track: where a value is to be, and how long it takes.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic
    case spring(Spring)
  }

  let target: Value
  let duration: TimeInterval
  let kind: Kind
}

/// What a track is made of.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  var _keyframes: [_Keyframe<Value>] { get }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// Jumps to the value at once.
  public init(_ to: Value) { _keyframes = [_Keyframe(target: to, duration: 0, kind: .move)] }
}

/// Goes to a value along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// Goes to the value in seconds, along a curve.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(target: to, duration: duration, kind: .linear(timingCurve))]
  }
}

/// Goes to a value smoothly.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// Goes to the value in seconds, slow at both ends; speeds have no effect.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _keyframes = [_Keyframe(target: to, duration: duration, kind: .cubic)]
  }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// Goes to the value by a spring, for as long as it takes unless seconds are given; the speed has no effect.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _keyframes = [_Keyframe(target: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring))]
  }
}

/// Keyframes in order.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
}

/// Puts the keyframes of a track in order.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// One keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// The first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(_keyframes: first._keyframes) }
  /// The next keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: _KeyframeList<Value>, next: K
  ) -> _KeyframeList<Value> where K.Value == Value {
    _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
  }
  /// Keyframes of a loop, in order.
  public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: parts.flatMap(\._keyframes))
  }
}

/// Tracks that change parts of one value.
public protocol Keyframes<Value> {
  associatedtype Value
  var _tracks: [_KeyframeTrack<Value>] { get }
}

/// One track: sets its part of the value at a time.
public struct _KeyframeTrack<Root> {
  let duration: TimeInterval
  let set: (inout Root, TimeInterval) -> Void
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
  public let _tracks: [_KeyframeTrack<Root>]

  /// A track for a part of the value, one keyframe after another.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let frames = content()._keyframes
    _tracks = [
      _KeyframeTrack(duration: frames.reduce(0) { $0 + $1.duration }) { root, time in
        root[keyPath: keyPath] = Self.value(from: root[keyPath: keyPath], frames, at: time)
      }
    ]
  }

  private static func value(from start: Value, _ frames: [_Keyframe<Value>], at time: TimeInterval) -> Value {
    var (current, rest) = (start, time)
    for frame in frames {
      guard rest < frame.duration else {
        current = frame.target
        rest -= frame.duration
        continue
      }
      let part: Double =
        switch frame.kind {
        case .move: 1
        case .linear(let curve): curve.value(at: rest / frame.duration)
        case .cubic: UnitCurve.easeInOut.value(at: rest / frame.duration)
        case .spring(let spring): spring.value(target: 1, time: rest)
        }
      var value = frame.target
      value.animatableData = current.animatableData.interpolated(towards: frame.target.animatableData, amount: part)
      return value
    }
    return current
  }
}

extension KeyframeTrack where Root == Value {
  /// A track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) { self.init(\.self, content: content) }
}

/// Tracks beside each other.
public struct _KeyframeTracks<Value>: Keyframes {
  public let _tracks: [_KeyframeTrack<Value>]
}

/// Puts tracks beside each other.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// One track, or several.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Keyframes without a track: those of the whole value.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTrack<Value, Value, _KeyframeList<Value>> where K.Value == Value, Value: Animatable {
    KeyframeTrack { expression }
  }
  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> _KeyframeTracks<Value> where K.Value == Value {
    _KeyframeTracks(_tracks: first._tracks)
  }
  /// The next track.
  public static func buildPartialBlock<K: Keyframes>(
    accumulated: _KeyframeTracks<Value>, next: K
  ) -> _KeyframeTracks<Value> where K.Value == Value { _KeyframeTracks(_tracks: accumulated._tracks + next._tracks) }
}

/// The value of tracks at each moment.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrack<Value>]

  /// Tracks that begin at a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = content()._tracks
  }

  /// Seconds until the longest track is over.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.set(&value, time) }
    return value
  }

  /// The value at a part of the whole time, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
