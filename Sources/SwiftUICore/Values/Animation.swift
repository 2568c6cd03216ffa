import Foundation

/// How a change moves. Hosts carry it out; where the reader prefers less motion they do not.
public struct Animation: Equatable, Hashable, Sendable {
  var style: AnimationStyle

  init(_ style: AnimationStyle) { self.style = style }

  public static let `default` = Animation(AnimationStyle())
  public static let linear = Animation(AnimationStyle(curve: .linear))
  public static let easeIn = Animation(AnimationStyle(curve: .easeIn))
  public static let easeOut = Animation(AnimationStyle(curve: .easeOut))
  public static let easeInOut = Animation(AnimationStyle(curve: .easeInOut))
  public static let spring = Animation(AnimationStyle(curve: .spring, duration: 0.5))
  public static let bouncy = Animation(AnimationStyle(curve: .spring, duration: 0.5))
  public static let smooth = Animation(AnimationStyle(curve: .easeInOut, duration: 0.5))
  public static let snappy = Animation(AnimationStyle(curve: .easeOut, duration: 0.5))
  public static let interactiveSpring = Animation(AnimationStyle(curve: .spring, duration: 0.15))

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

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(AnimationStyle(curve: .spring, duration: response))
  }

  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(AnimationStyle(curve: .spring, duration: duration))
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(AnimationStyle(curve: .spring, duration: response))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let period = 2 * Double.pi / (stiffness / max(mass, 0.001)).squareRoot()
    return Animation(AnimationStyle(curve: .spring, duration: period.isFinite ? period : 0.5))
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(AnimationStyle(curve: .spring, duration: duration))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(AnimationStyle(curve: .easeInOut, duration: duration))
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(AnimationStyle(curve: .easeOut, duration: duration))
  }

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
    var style = style
    change(&style)
    return Animation(style)
  }
}
