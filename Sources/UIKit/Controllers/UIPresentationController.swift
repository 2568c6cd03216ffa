import Foundation

/// How a screen is shown over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Kept, weakly; hosts do not tell it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The screen that is shown; an empty one where none was named.
  public let presentedViewController: UIViewController
  /// The screen below, where one was named.
  public let presentingViewController: UIViewController
  /// A presentation that shows nothing.
  public override init() {
    (presentedViewController, presentingViewController) = (UIViewController(), UIViewController())
  }
  /// A presentation of one screen over another. Hosts show screens by themselves and do not ask it.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? UIViewController()
  }
  /// Always nil: hosts draw screens by themselves.
  open var containerView: UIView? { nil }
  /// The view of the screen that is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// Always empty: hosts place screens by themselves.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// The screen is about to come. Hosts do not call it.
  open func presentationTransitionWillBegin() {}
  /// The screen has come. Hosts do not call it.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The screen is about to go. Hosts do not call it.
  open func dismissalTransitionWillBegin() {}
  /// The screen has gone. Hosts do not call it.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The views around are about to be placed. Hosts do not call it.
  open func containerViewWillLayoutSubviews() {}
}

/// Told how a screen over another comes and goes. Hosts close sheets by themselves and tell only who has presented them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The screen has been closed. Hosts do not call it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The screen is about to be closed. Hosts do not call it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has tried to close a screen that must stay. Hosts do not call it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Whether a person may close the screen. Hosts do not ask.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// How the screen is shown where there is little room. Hosts do not ask.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// How the screen is shown in certain surroundings. Hosts do not ask.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// True; hosts do not ask.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Automatic; hosts do not ask.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// The same as without surroundings.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// A sheet with its heights. Hosts show one height.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject, Sendable {
    /// What a height is called.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a text.
      public let rawValue: String
      /// A name by its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A name by its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("medium")
      /// All of the screen.
      public static let large = Identifier("large")
    }

    /// What the height is called.
    public let identifier: Identifier
    private init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// All of the screen.
    public static func large() -> Detent { Detent(.large) }
    /// A height of the app's own; the closure is not called.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ context: Context) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }

    /// What a height may depend on, in points.
    public struct Context: Sendable {
      /// The largest height.
      public let maximumDetentValue: CGFloat
    }
  }

  /// Kept; hosts show one height.
  open var detents: [Detent] = [.large()]
  /// Kept; hosts show one height.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Kept; hosts dim what is behind.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Kept; hosts draw their own sheet.
  open var prefersGrabberVisible = false
  /// Kept; hosts show one height.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept; hosts draw their own sheet.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept; hosts draw their own sheet.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Kept; hosts draw their own sheet.
  open var preferredCornerRadius: CGFloat?
  /// Runs the changes at once, without movement.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Told of the heights of a sheet. Hosts show one height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person has drawn the sheet to another height. Hosts do not call it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Told of a popover. Hosts show popovers as sheets and do not ask where they stand.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown. Hosts do not call it.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Where a popover points.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  /// Kept; hosts draw their own sheet.
  public var backgroundColor: UIColor?
  /// Kept; hosts draw their own sheet.
  public var passthroughViews: [UIView]?
  /// Kept; hosts draw their own sheet.
  public var popoverLayoutMargins = UIEdgeInsets.zero
  /// Kept; hosts draw their own sheet.
  public var canOverlapSourceViewRect = false
  /// Kept; popovers are shown as sheets.
  public var sourceView: UIView?
  /// Kept; popovers are shown as sheets.
  public var sourceRect = CGRect.zero
  /// Kept; popovers are shown as sheets.
  public var sourceItem: AnyObject?
  /// Kept; popovers are shown as sheets.
  public var barButtonItem: UIBarButtonItem?
  /// Kept; popovers are shown as sheets.
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Told how a screen turns into another size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs an animation beside the movement and a closure at its end; false where it cannot. Hosts make no coordinator.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation beside the movement; nothing follows it.
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewController {
  /// Always nil: hosts move screens by themselves.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

/// How the bar at the top of a telephone comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// Where the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt
  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// In any of the four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
