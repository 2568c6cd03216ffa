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

  /// Runs the changes at once.
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

  /// Puts one view in the place of another at once, in front, and calls the completion with true.
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

  /// Runs the actions; nothing moves in any case.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  /// Accepted; nothing moves in any case.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// Always true.
  public static var areAnimationsEnabled: Bool { true }

  /// The course of a change.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// How a change shows; hosts show its end at once.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at first and at the end, which is the usual course.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2)
    /// At the same speed all the time.
    public static let curveLinear = AnimationOptions(rawValue: 4)
    /// Views answer while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 8)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 16)
    /// Forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 32)
    /// From what is seen now.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 64)
    /// With the views within.
    public static let layoutSubviews = AnimationOptions(rawValue: 128)
    /// By showing one view and hiding the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// By fading.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 512)
    /// By turning from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1024)
    /// By turning from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2048)
    /// By turning from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 4096)
    /// By turning from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 8192)
    /// By rolling up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 16384)
    /// By rolling down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 32768)
  }

  /// How a change through several steps shows; hosts show its end at once.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Evenly from step to step, which is the usual way.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From step to step without anything between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1)
    /// At the same speed all the time.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2)
    /// On a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 16)
    /// Forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 32)
  }
}

/// A change that can be started. Hosts show its end at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var ends: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration in seconds, which is not followed.
  public let duration: TimeInterval
  /// How much of the change has been shown: 1 once it is started.
  open var fractionComplete: CGFloat = 0
  /// Always false: a change ends as it is started.
  open private(set) var isRunning = false
  /// Kept; changes do not run backwards.
  open var isReversed = false

  /// A change that shows once it is started; the curve is not kept.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { changes.append(animations) }
  }

  /// A change that shows once it is started; the ratio is not kept.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Adds a change for the next start.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds what is called at the end of the next start.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { ends.append(completion) }

  /// Runs the changes at once, then what was added for the end.
  open func startAnimation() {
    let (now, then) = (changes, ends)
    (changes, ends) = ([], [])
    now.forEach { $0() }
    fractionComplete = 1
    then.forEach { $0(.end) }
  }

  /// Starts at once, whatever the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Accepted; there is nothing to hold.
  open func pauseAnimation() {}
  /// Accepted; there is nothing to stop.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Starts at once; the arguments are not used.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }
}

/// Where a change has come to.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
