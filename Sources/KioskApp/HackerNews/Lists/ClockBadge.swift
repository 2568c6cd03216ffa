import SwiftUI

/// The time of day a story was posted, as on a small sign.
struct ClockBadge: View {
  let date: Date?

  var body: some View {
    text
      .font(.caption)
      .bold()
      .monospacedDigit()
      .foregroundColor(.secondary)
      .frame(minWidth: 62)
      .padding(.horizontal, 6)
      .padding(.vertical, 3)
      .background(Color.secondary.opacity(0.12))
      .clipShape(Capsule())
  }

  @ViewBuilder private var text: some View {
    if let date {
      Text(date, style: .time)
    } else {
      Text(verbatim: "–")
        .accessibilityLabel("Time unknown")
    }
  }
}
