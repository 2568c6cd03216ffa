import Foundation

/// Feedback for the senses: a short sound in a browser that plays sounds, else nothing.
@preconcurrency @MainActor
public class UIFeedbackGenerator: NSObject {
  /// Accepted; there is nothing to make ready.
  public func prepare() {}
  func play(_ name: String) { SessionDevice.current?.feedback(name) }
}

/// Feedback for things that meet.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard things meet; hosts play one sound for all.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Feedback for a style, which is not kept.
  public init(style: FeedbackStyle = .medium) {}
  /// Plays the sound of things that meet.
  public func impactOccurred() { play("impact") }
  /// Plays the sound of things that meet; the intensity is not used.
  public func impactOccurred(intensity: CGFloat) { play("impact") }
}

/// Feedback for the end of a task.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task has ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Plays the sound of an end: one each for success, warning and error.
  public func notificationOccurred(_ notificationType: FeedbackType) { play("\(notificationType)") }
}

/// Feedback for a choice that changes.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the sound of a choice that changes.
  public func selectionChanged() { play("selection") }
}
