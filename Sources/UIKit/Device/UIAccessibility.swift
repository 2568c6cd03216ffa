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
  /// Always false: hosts do not tell.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false: hosts do not tell.
  public static var isGrayscaleEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Always false: hosts do not tell.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public static var isMonoAudioEnabled: Bool { false }
  /// Always false: hosts do not tell.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Always true: hosts play films as the page says.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Always false; `accessibilityDifferentiateWithoutColor` in the environment has what the person prefers.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Never posted.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
  /// Never posted.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")
  /// Never posted.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChange")
  /// Never posted.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChange")
  /// Never posted.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinish")
  /// Never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChange")
}
