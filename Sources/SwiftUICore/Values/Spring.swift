import Foundation

/// A weight on a spring: how a value comes to rest at its target.
public struct Spring: Hashable, Sendable {
  /// The weight.
  public let mass: Double
  /// How strongly the spring pulls.
  public let stiffness: Double
  /// How strongly the weight is slowed down.
  public let damping: Double
  /// In seconds, before other values are worked out of it.
  private let perceivedDuration: Double?

  private init(mass: Double, stiffness: Double, damping: Double, perceivedDuration: Double?) {
    self.mass = max(mass, 0.001)
    self.stiffness = max(stiffness, 0.001)
    self.damping = max(damping, 0)
    self.perceivedDuration = perceivedDuration
  }

  /// - Parameters:
  ///   - duration: about how long it takes, in seconds.
  ///   - bounce: 0 does not overshoot, 1 never rests, below 0 creeps.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// By the seconds of one swing without damping, and the damping: 1 just does not overshoot.
  public init(response: Double, dampingRatio: Double) {
    let response = max(response, 0.001)
    let frequency = 2 * Double.pi / response
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, perceivedDuration: response)
  }

  /// By its weight, stiffness and damping, which stops at not overshooting unless more is allowed.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let critical = 2 * (max(stiffness, 0.001) * max(mass, 0.001)).squareRoot()
    self.init(
      mass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, critical),
      perceivedDuration: nil)
  }

  /// Half a second, without overshooting.
  public static var smooth: Spring { smooth() }
  /// A length in seconds, without overshooting unless a bounce is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Half a second, with a little overshooting.
  public static var snappy: Spring { snappy() }
  /// A length in seconds, with a little overshooting.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Half a second, with overshooting.
  public static var bouncy: Spring { bouncy() }
  /// A length in seconds, with overshooting.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// How much it is damped: below 1 it overshoots.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The seconds of one swing without damping.
  public var response: Double { 2 * .pi / frequency }
  /// About how long it takes, in seconds.
  public var duration: TimeInterval { perceivedDuration ?? response }
  /// How much it overshoots: 0 does not, below 0 creeps.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// Seconds until it stays within a thousandth of its target.
  public var settlingDuration: TimeInterval {
    let ratio = dampingRatio
    let rate = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : frequency * ratio
    return rate > 0 ? min(log(1000) / rate, 60) : 60
  }

  /// What of the way is left after `time`, and how fast it is left behind, for one unit of way.
  private func rest(_ time: TimeInterval, _ velocity: Double) -> (value: Double, velocity: Double) {
    let (frequency, ratio) = (frequency, dampingRatio)
    let speed = -velocity
    if ratio < 1 {
      let (decay, turn) = (frequency * ratio, frequency * (1 - ratio * ratio).squareRoot())
      let second = (speed + decay) / turn
      let (cosine, sine, fade) = (cos(turn * time), sin(turn * time), exp(-decay * time))
      let value = fade * (cosine + second * sine)
      return (value, fade * (turn * (second * cosine - sine)) - decay * value)
    }
    if ratio == 1 {
      let second = speed + frequency
      let fade = exp(-frequency * time)
      return (fade * (1 + second * time), fade * (second - frequency * (1 + second * time)))
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * ratio + root, -frequency * ratio - root)
    let first = (speed - fast) / (slow - fast)
    let (one, two) = (first * exp(slow * time), (1 - first) * exp(fast * time))
    return (one + two, slow * one + fast * two)
  }

  /// Where a value is that left 0 for `target`.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target.scaled(by: 1 - rest(time, 0).value) + initialVelocity.scaled(by: impulse(time).value)
  }

  /// How fast a value moves that left 0 for `target`, per second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    target.scaled(by: -rest(time, 0).velocity) + initialVelocity.scaled(by: impulse(time).velocity)
  }

  /// Moves `value` on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let next = value + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = next
  }

  /// Seconds until it stays within `epsilon` of its target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let size = (target.magnitudeSquared + initialVelocity.magnitudeSquared).squareRoot()
    guard size > epsilon, epsilon > 0 else { return 0 }
    let rate = frequency * min(dampingRatio, 1)
    return rate > 0 ? min(log(size / epsilon) / rate, 60) : 60
  }

  /// The way that one unit of speed at the start adds.
  private func impulse(_ time: TimeInterval) -> (value: Double, velocity: Double) {
    let (still, moved) = (rest(time, 0), rest(time, 1))
    return (still.value - moved.value, still.velocity - moved.velocity)
  }
}
