import Foundation

/// Something a person has done.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes what a person does with a finger. Hosts report taps.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  private var actions: [(target: () -> Any?, action: Selector)] = []
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open package(set) var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open package(set) weak var view: UIView?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    actions.append(({ [weak object] in object }, action))
  }

  open func location(in view: UIView?) -> CGPoint { .zero }

  package func recognized() {
    state = .ended
    for (target, action) in actions {
      if let target = target() { action.send(to: target, from: self) }
    }
    state = .possible
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer { open var minimumPressDuration = 0.5 }

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer { open var scale: CGFloat = 1 }

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction: Direction = .right
}

// The keyboard covers nothing of a page, so these are never posted.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
}
