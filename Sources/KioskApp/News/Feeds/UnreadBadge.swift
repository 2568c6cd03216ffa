import FeedLibrary
import SwiftUI

/// How many articles of followed feeds are unread; nothing where none is.
struct UnreadBadge: View {
  @ObservedObject var desk: FeedDesk

  var body: some View {
    if desk.unreadCount > 0 {
      Text(verbatim: desk.unreadCount > 999 ? "999+" : "\(desk.unreadCount)")
        .lineLimit(1)
        .fixedSize()
        .font(.caption2)
        .monospacedDigit()
        .foregroundColor(.secondary)
        .padding(.horizontal, 6)
        .padding(.vertical, 1)
        .background(Color.secondary.opacity(0.15))
        .clipShape(Capsule())
        .accessibilityLabel("\(desk.unreadCount) unread")
    }
  }
}
