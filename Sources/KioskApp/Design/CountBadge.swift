import SwiftUI

/// How much is unread; nothing where nothing is.
struct CountBadge: View {
  let count: Int

  var body: some View {
    if count > 0 {
      Text(verbatim: count > 999 ? "999+" : "\(count)")
        .lineLimit(1)
        .fixedSize()
        .font(.caption2)
        .monospacedDigit()
        .foregroundColor(.secondary)
        .padding(.horizontal, 6)
        .padding(.vertical, 1)
        .background(Color.secondary.opacity(0.15))
        .clipShape(Capsule())
        .accessibilityLabel("\(count) unread")
    }
  }
}
