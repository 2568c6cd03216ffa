import Foundation

/// How a screen is shown over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { UIViewController() }
  public override init() {}
}

/// Told how a screen over another comes and goes. Hosts close sheets by themselves and tell only who has presented them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
}

/// A sheet with its heights. Hosts show one height.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  public final class Detent: NSObject, Sendable {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public let identifier: Identifier
    private init(_ identifier: Identifier) { self.identifier = identifier }
    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ context: Context) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }

    /// What a height may depend on, in points.
    public struct Context: Sendable {
      public let maximumDetentValue: CGFloat
    }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Where a popover points.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var sourceItem: AnyObject?
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Told how a screen turns into another size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
