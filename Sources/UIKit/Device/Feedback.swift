import Foundation

/// Feedback for the senses: a short sound in a browser that plays sounds, else nothing.
@preconcurrency @MainActor
public class UIFeedbackGenerator: NSObject {
  public func prepare() {}
  func play(_ name: String) { SessionDevice.current?.feedback(name) }
}

@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle = .medium) {}
  public func impactOccurred() { play("impact") }
  public func impactOccurred(intensity: CGFloat) { play("impact") }
}

@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) { play("\(notificationType)") }
}

@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { play("selection") }
}
