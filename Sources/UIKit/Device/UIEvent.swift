import Foundation

/// Something a person has done.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  public enum EventSubtype: Int, Sendable {
    case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop,
      remoteControlTogglePlayPause,
      remoteControlNextTrack, remoteControlPreviousTrack
  }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  open var phase: Phase { .ended }
  open var tapCount: Int { 1 }
  open var force: CGFloat { 0 }
  open var view: UIView? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes what a person does with a finger. Hosts report taps.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  private var actions: [(target: () -> Any?, action: Selector)] = []
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open package(set) var state = State.possible
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open var numberOfTouches: Int { 1 }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open package(set) weak var view: UIView?

  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    actions.append(({ [weak object] in object }, action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) { actions = [] }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  package func recognized() {
    state = .ended
    for (target, action) in actions {
      if let target = target() { action.send(to: target, from: self) }
    }
    state = .possible
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
  open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
}

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }

@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

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
