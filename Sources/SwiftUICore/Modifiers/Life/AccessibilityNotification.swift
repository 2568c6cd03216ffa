import UIKit

/// What an app tells assistive technology by itself.
///
/// `AccessibilityNotification.Announcement("2 new stories").post()`
public nonisolated enum AccessibilityNotification {
  /// A sentence that is read out when what is being said has ended. A browser has it read by its polite live region; a terminal
  /// has nothing that reads.
  public struct Announcement: Sendable {
    private let announcement: String

    /// A sentence to be read out as it is.
    public init(_ announcement: String) { self.announcement = announcement }

    /// A sentence without its looks.
    public init(_ announcement: AttributedString) { self.announcement = String(announcement.characters) }

    /// Has it read out where the views live whose action this is called from: an event's, a change's, a task's begun there.
    /// Elsewhere nothing happens, for it would have to be said to everybody.
    @MainActor public func post() { SessionDevice.current?.announce(announcement) }
  }
}
