import Foundation

// Movements that an app gives to its own screens. Hosts move screens by themselves and ask nobody.

/// Gives an app's own movements between screens. Hosts do not ask for them.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The movement with which a screen comes; the host's own where it is nil.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The movement with which a screen goes; the host's own where it is nil.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets the movement of a coming screen follow the finger; nothing where it is nil.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What lets the movement of a going screen follow the finger; nothing where it is nil.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// How a screen is shown over another; the host's own way where it is nil.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nil: the host's own movement.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil: the host's own movement.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nil: no movement that follows the finger.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil: no movement that follows the finger.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nil: the host's own presentation.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// A movement between two screens. Hosts do not run it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the movement takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Begins the movement; it calls `completeTransition(_:)` at its end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The movement has ended, or has been taken back where it is false.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A movement between two screens that follows the finger. Hosts do not run it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins a movement that follows the finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What a movement between two screens is about. Hosts make none.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the movement is seen.
  var containerView: UIView { get }
  /// Whether there is a movement.
  var isAnimated: Bool { get }
  /// Whether the movement follows the finger.
  var isInteractive: Bool { get }
  /// Whether the movement has been taken back.
  var transitionWasCancelled: Bool { get }
  /// The screen that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of the screen that goes or comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a screen stands at the beginning, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a screen stands at the end, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Says that the movement has ended, or has been taken back where it is false.
  func completeTransition(_ didComplete: Bool)
}

/// Which of two screens is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String
  /// A key by its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The screen that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The screen that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Which of two screens' views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String
  /// A key by its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view of the screen that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view of the screen that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
