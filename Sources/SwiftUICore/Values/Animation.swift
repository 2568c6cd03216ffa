import Foundation

/// How a change moves. Hosts carry it out; where the reader prefers less motion they do not.
public struct Animation: Equatable, Hashable, Sendable {
  var style: AnimationStyle
  /// The spring that moves what is moved in samples; hosts follow `style`.
  private(set) var physics: Spring?
  /// How fast the spring moves at first, in ways a second.
  private(set) var initialVelocity = 0.0
  private(set) var custom: CustomMotion?

  init(_ style: AnimationStyle) { self.style = style }

  init(_ spring: Spring, initialVelocity: Double = 0) {
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    style = AnimationStyle(curve: .spring, duration: spring.duration)
    physics = spring
  }

  /// A way to move of an app's own; hosts draw an even start and end for as long as it lasts.
  public init<A: CustomAnimation>(_ base: A) {
    let motion = CustomMotion(base: base)
    style = AnimationStyle(curve: .easeInOut, duration: motion.duration)
    custom = motion
  }

  /// The usual way and length.
  public static let `default` = Animation(AnimationStyle())
  /// At one speed, for the usual length.
  public static let linear = Animation(AnimationStyle(curve: .linear))
  /// Slow at first, for the usual length.
  public static let easeIn = Animation(AnimationStyle(curve: .easeIn))
  /// Slow at last, for the usual length.
  public static let easeOut = Animation(AnimationStyle(curve: .easeOut))
  /// Slow at both ends, for the usual length.
  public static let easeInOut = Animation(AnimationStyle(curve: .easeInOut))
  /// A spring of half a second that does not overshoot.
  public static let spring = Animation(Spring())
  /// A spring of half a second that overshoots.
  public static let bouncy = Animation(Spring.bouncy)
  /// A spring of half a second that does not overshoot.
  public static let smooth = smooth()
  /// A spring of half a second that overshoots a little; hosts draw it without.
  public static let snappy = snappy()
  /// A short spring, as for what follows a finger.
  public static let interactiveSpring = Animation(Spring(response: 0.15, dampingRatio: 0.86))
  /// A spring of half a second that does not overshoot.
  public static let interpolatingSpring = Animation(Spring())

  /// At one speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(AnimationStyle(curve: .linear, duration: duration))
  }

  /// Slow at first, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(AnimationStyle(curve: .easeIn, duration: duration))
  }

  /// Slow at last, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(AnimationStyle(curve: .easeOut, duration: duration))
  }

  /// Slow at both ends, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(AnimationStyle(curve: .easeInOut, duration: duration))
  }

  /// The cubic Bézier curve from 0,0 to 1,1 with these control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(AnimationStyle(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration))
  }

  /// By a curve, in seconds; curves of circles are drawn by the nearest that hosts know.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let points = curve.controlPoints
    return timingCurve(points.start.x, points.start.y, points.end.x, points.end.y, duration: duration)
  }

  /// A spring by its response in seconds and how much it is damped; the blend has no effect.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring by its length in seconds and how much it overshoots; the blend has no effect.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  /// A spring of the app's own; the blend has no effect.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation(spring) }

  /// A spring of the app's own. What is moved in samples begins at the speed; hosts draw their own curve.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(spring, initialVelocity: initialVelocity)
  }

  /// A spring by its length in seconds and how much it overshoots. What is moved in samples begins at the speed.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity) }

  /// A short spring, its length in seconds; the blend has no effect.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(Spring(duration: duration, bounce: 0.14 + extraBounce)) }

  /// A short spring by its response in seconds and how much it is damped.
  public static func interactiveSpring(
    response: Double, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring by its weight, stiffness and damping. What is moved in samples begins at the speed.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring that overshoots, its length in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(Spring.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that does not overshoot, its length in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    calm(.easeInOut, .smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that overshoots a little, its length in seconds; hosts draw it without.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    calm(.easeOut, .snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that hosts draw as a curve that does not overshoot.
  private static func calm(_ curve: AnimationStyle.Curve, _ spring: Spring) -> Animation {
    var animation = Animation(spring)
    animation.style.curve = curve
    return animation
  }

  /// The animation itself.
  public var base: Animation { self }

  /// The same: what it is to count as over is said where it is used.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  /// Begins later, by seconds more.
  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }

  /// Goes faster, or slower below 1; a delay is changed as well.
  public func speed(_ speed: Double) -> Animation {
    changed {
      $0.duration /= max(speed, 0.001)
      $0.delay /= max(speed, 0.001)
    }
  }

  /// Goes a number of times, each second time backwards unless said otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeats = repeatCount
      $0.autoreverses = autoreverses
    }
  }

  /// Goes on for as long as the view is there, each second time backwards unless said otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeats = nil
      $0.autoreverses = autoreverses
    }
  }

  private func changed(_ change: (inout AnimationStyle) -> Void) -> Animation {
    var result = self
    change(&result.style)
    return result
  }
}
