import Foundation

/// A way to move of an app's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far of `value` a change has come `time` seconds after it began; nil once it is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// How fast the value moves at a time in seconds; never asked.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether it goes on from the animation under way; never asked.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// No speed of its own; it is never asked for.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  /// One animation does not take over another; it is never asked.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state = AnimationState<Value>()
  /// Whether it counts as over; kept, without effect.
  public var isLogicallyComplete = false
}

/// Values of a custom animation by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing kept yet.
  public init() {}

  /// The value for a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that a custom animation keeps.
public protocol AnimationStateKey {
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

/// A custom animation, its type forgotten.
struct CustomMotion: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (lhs: CustomMotion, rhs: CustomMotion) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// Seconds until it is over; at most ten.
  var duration: TimeInterval {
    var context = AnimationContext<Double>()
    for step in 0...600 {
      let time = Double(step) / 60
      if base.animate(value: 1.0, time: time, context: &context) == nil { return time }
    }
    return 10
  }
}
