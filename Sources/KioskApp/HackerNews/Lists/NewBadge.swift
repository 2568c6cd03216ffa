import SwiftUI

/// Marks a story that came while the reader was looking.
struct NewBadge: View {
  var body: some View {
    Text("New")
      .font(.caption2)
      .bold()
      .foregroundColor(.white)
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(Color.accentColor)
      .clipShape(Capsule())
  }
}

/// What says that a story is new: in words while the reader looks on, else as a dot.
struct NewMark: View {
  let row: StoryRowContent
  @Environment(\.rowDensity) private var density

  var body: some View {
    if row.isNew, density == .roomy {
      NewBadge()
    } else if row.isNew || row.isSinceVisit && !row.isRead {
      Circle()
        .fill(Color.accentColor)
        .frame(width: 7, height: 7)
        .accessibilityLabel(row.isNew ? "new" : "new since your last visit")
    }
  }
}
