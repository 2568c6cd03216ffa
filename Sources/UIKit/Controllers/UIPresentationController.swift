import Foundation

/// How a screen is shown over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Kept, weakly; hosts do not tell it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Always a new, empty screen.
  open var presentedViewController: UIViewController { UIViewController() }
  /// A presentation that shows nothing.
  public override init() {}
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

/// Where a popover points.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
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
