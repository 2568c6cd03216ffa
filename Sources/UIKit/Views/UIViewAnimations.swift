import Foundation

extension UIView {
  /// Hosts show the end of the change at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Hosts show the end of the change at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Hosts show the end of the change at once.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Hosts show the end of the change at once.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if let parent = fromView.superview {
      fromView.removeFromSuperview()
      parent.addSubview(toView)
    }
    completion?(true)
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  public static var areAnimationsEnabled: Bool { true }

  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1)
    public static let curveEaseOut = AnimationOptions(rawValue: 2)
    public static let curveLinear = AnimationOptions(rawValue: 4)
    public static let allowUserInteraction = AnimationOptions(rawValue: 8)
    public static let `repeat` = AnimationOptions(rawValue: 16)
    public static let autoreverse = AnimationOptions(rawValue: 32)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 64)
    public static let layoutSubviews = AnimationOptions(rawValue: 128)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 512)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1024)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2048)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 4096)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 8192)
    public static let transitionCurlUp = AnimationOptions(rawValue: 16384)
    public static let transitionCurlDown = AnimationOptions(rawValue: 32768)
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 4)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 16)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 32)
  }
}

/// A change that can be started. Hosts show its end at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var ends: [(UIViewAnimatingPosition) -> Void] = []
  public let duration: TimeInterval
  open var fractionComplete: CGFloat = 0
  open private(set) var isRunning = false
  open var isReversed = false

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { changes.append(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { ends.append(completion) }

  open func startAnimation() {
    let (now, then) = (changes, ends)
    (changes, ends) = ([], [])
    now.forEach { $0() }
    fractionComplete = 1
    then.forEach { $0(.end) }
  }

  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
