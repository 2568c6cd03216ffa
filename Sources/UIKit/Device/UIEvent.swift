import Foundation

/// Something a person has done.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing a person has done.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// What a person has done, closer.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop,
      remoteControlTogglePlayPause,
      remoteControlNextTrack, remoteControlPreviousTrack
  }
  /// Always touches, unless a subclass says otherwise.
  open var type: EventType { .touches }
  /// Always none, unless a subclass says otherwise.
  open var subtype: EventSubtype { .none }
  /// The seconds since the system started, at the time of asking.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// Always nil: hosts do not report fingers.
  open var allTouches: Set<UITouch>? { nil }
  /// Always nil: hosts do not report fingers.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// Always nil: hosts do not report fingers.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Always nil: hosts do not report fingers.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// What touches the screen.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  /// Always a finger.
  open var type: TouchType { .direct }
  /// The seconds since the system started, at the time of asking.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// Always 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// Always 0, in points.
  open var majorRadius: CGFloat { 0 }
  /// Always zero.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// Always ended.
  open var phase: Phase { .ended }
  /// Always 1.
  open var tapCount: Int { 1 }
  /// Always 0.
  open var force: CGFloat { 0 }
  /// Always nil.
  open var view: UIView? { nil }
  /// Always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Always zero.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes what a person does with a finger. Hosts report taps.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far recognizing has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`, for gestures that come once.
    public static let recognized = State.ended
  }

  private var actions: [(target: () -> Any?, action: Selector)] = []
  /// Whether the gesture is heard. True at first.
  open var isEnabled = true
  /// Kept; hosts decide it.
  open var cancelsTouchesInView = true
  open package(set) var state = State.possible
  /// Kept; hosts decide it.
  open var delaysTouchesBegan = false
  /// Kept; hosts decide it.
  open var delaysTouchesEnded = true
  /// A name for the app's own use.
  open var name: String?
  /// Always 1.
  open var numberOfTouches: Int { 1 }
  /// Kept, weakly; hosts do not ask it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open package(set) weak var view: UIView?

  /// A gesture that sends a message to its target, where there are both.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Sends a message to an object, held weakly, when the gesture is recognized.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    actions.append(({ [weak object] in object }, action))
  }

  /// Ends messages to a target; nil stands for every target and every message.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { entry in
      let isTarget = object == nil || entry.target().map { $0 as AnyObject === object } ?? true
      return isTarget && (action == nil || action?.description == entry.action.description)
    }
  }
  /// Accepted; hosts do not wait for other gestures.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Always zero.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  package func recognized() {
    state = .ended
    for (target, action) in actions {
      if let target = target() { action.send(to: target, from: self) }
    }
    state = .possible
  }
}

/// Decides which gestures are heard. Hosts do not ask it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin. Hosts do not ask.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be heard at once. Hosts do not ask.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture may see a touch. Hosts do not ask.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True; hosts do not ask.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// False; hosts do not ask.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// True; hosts do not ask.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// A tap on the view, the one gesture that hosts report to views of UIKit.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept; hosts report each single tap.
  open var numberOfTapsRequired = 1
  /// Kept; hosts report each single tap.
  open var numberOfTouchesRequired = 1
}

/// A long press. Hosts do not report it to views of UIKit.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Kept. In seconds, 0.5 at first.
  open var minimumPressDuration = 0.5
  /// Kept. In points, 10 at first.
  open var allowableMovement: CGFloat = 10
}

/// A drag. Hosts do not report it to views of UIKit.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Always zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Accepted; nothing is dragged.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Kept; hosts do not follow it.
  open var minimumNumberOfTouches = 1
  /// Kept; hosts do not follow it.
  open var maximumNumberOfTouches = Int.max
}

/// A drag from the edge of the screen. Hosts do not report it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }

/// A pointer over the view. Hosts do not report it to views of UIKit.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Two fingers that turn. Hosts do not report it to views of UIKit.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians, 0 unless the app sets it.
  open var rotation: CGFloat = 0
  /// Always 0.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that move apart or together. Hosts do not report it to views of UIKit.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have moved apart, 1 unless the app sets it.
  open var scale: CGFloat = 1
  /// Always 0.
  open var velocity: CGFloat { 0 }
}

/// A swipe. Hosts do not report it to views of UIKit.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }
  /// The directions that are meant, to the right at first.
  open var direction: Direction = .right
}

// The keyboard covers nothing of a page, so these are never posted.
extension UIResponder {
  /// Never posted: hosts keep keyboards to themselves.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
  /// Never posted: hosts keep keyboards to themselves.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
  /// Never posted: hosts keep keyboards to themselves.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
  /// Never posted: hosts keep keyboards to themselves.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
  /// Never posted: hosts keep keyboards to themselves.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
  /// The key of the keyboard's area before, in a notification that is never posted.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
  /// The key of the keyboard's area after, in a notification that is never posted.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  /// The key of the movement's seconds, in a notification that is never posted.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
  /// The key of the movement's course, in a notification that is never posted.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
}
