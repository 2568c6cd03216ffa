import Foundation

/// How a change moves. Hosts carry it out; where the reader prefers less motion they do not.
public struct Animation: Equatable, Hashable, Sendable {
  var style: AnimationStyle
  /// The spring that moves what is moved in samples; hosts follow `style`.
  private(set) var physics: Spring?
  private(set) var custom: CustomMotion?

  init(_ style: AnimationStyle) { self.style = style }

  init(_ spring: Spring) {
    style = AnimationStyle(curve: .spring, duration: spring.duration)
    physics = spring
  }

  public init<A: CustomAnimation>(_ base: A) {
    let motion = CustomMotion(base: base)
    style = AnimationStyle(curve: .easeInOut, duration: motion.duration)
    custom = motion
  }

  public static let `default` = Animation(AnimationStyle())
  public static let linear = Animation(AnimationStyle(curve: .linear))
  public static let easeIn = Animation(AnimationStyle(curve: .easeIn))
  public static let easeOut = Animation(AnimationStyle(curve: .easeOut))
  public static let easeInOut = Animation(AnimationStyle(curve: .easeInOut))
  public static let spring = Animation(Spring())
  public static let bouncy = Animation(Spring.bouncy)
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let interactiveSpring = Animation(Spring(response: 0.15, dampingRatio: 0.86))
  public static let interpolatingSpring = Animation(Spring())

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(AnimationStyle(curve: .linear, duration: duration))
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(AnimationStyle(curve: .easeIn, duration: duration))
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(AnimationStyle(curve: .easeOut, duration: duration))
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(AnimationStyle(curve: .easeInOut, duration: duration))
  }

  /// The cubic Bézier curve from 0,0 to 1,1 with these control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(AnimationStyle(curve: .bezier(p1x, p1y, p2x, p2y), duration: duration))
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let points = curve.controlPoints
    return timingCurve(points.start.x, points.start.y, points.end.x, points.end.y, duration: duration)
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation(spring) }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(spring)
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation(Spring(duration: duration, bounce: bounce)) }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation(Spring(duration: duration, bounce: 0.14 + extraBounce)) }

  public static func interactiveSpring(
    response: Double, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(Spring.bouncy(duration: duration, extraBounce: extraBounce))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    calm(.easeInOut, .smooth(duration: duration, extraBounce: extraBounce))
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    calm(.easeOut, .snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that hosts draw as a curve that does not overshoot.
  private static func calm(_ curve: AnimationStyle.Curve, _ spring: Spring) -> Animation {
    var animation = Animation(spring)
    animation.style.curve = curve
    return animation
  }

  /// The same: what it is to count as over is said where it is used.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }

  public func speed(_ speed: Double) -> Animation {
    changed {
      $0.duration /= max(speed, 0.001)
      $0.delay /= max(speed, 0.001)
    }
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeats = repeatCount
      $0.autoreverses = autoreverses
    }
  }

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
