import Foundation

/// What assistive technology is told, and what the person prefers.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Something that assistive technology is told.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// A sentence to be read out.
    public static let announcement = Notification(name: "announcement")
    /// Another screen is shown; hosts tell it themselves, so that posting it does nothing.
    public static let screenChanged = Notification(name: "screenChanged")
    /// The layout has changed; hosts tell it themselves, so that posting it does nothing.
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  /// Has a sentence read out; changes of the screen are told by hosts themselves.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let text = argument as? String else { return }
    SessionDevice.current?.announce(text)
  }

  /// Always false: hosts do not tell.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false; `accessibilityReduceMotion` in the environment has what the person prefers.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public static var isInvertColorsEnabled: Bool { false }
  /// Never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChange")
}
