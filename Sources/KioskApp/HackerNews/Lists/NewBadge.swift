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
