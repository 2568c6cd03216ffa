import SwiftUI

/// How a film is received, as a ring that fills when it appears: red below 40, orange below 60, yellow below 75, else green.
/// A film without votes has words instead.
struct PopularityBadge: View {
  /// From 0 to 100; nil before the first vote.
  let percent: Int?
  var size: CGFloat = 44
  @State private var isShown = false

  var body: some View {
    if let percent {
      ring(percent)
    } else {
      Text("Not rated yet")
        .font(.caption2)
        .foregroundColor(.secondary)
    }
  }

  private func ring(_ percent: Int) -> some View {
    ZStack {
      Circle()
        .stroke(Self.colour(percent).opacity(0.2), lineWidth: 4)
      Circle()
        .trim(from: 0, to: isShown ? CGFloat(percent) / 100 : 0)
        .stroke(Self.colour(percent), style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.easeOut(duration: 0.8), value: isShown)
      Text(verbatim: "\(percent)%")
        .font(.caption2)
        .bold()
        .foregroundColor(.primary)
        .monospacedDigit()
    }
    .frame(width: size, height: size)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: localized("Rated \(percent) percent")))
    .onAppear { isShown = true }
  }

  static func colour(_ percent: Int?) -> Color {
    guard let percent else { return .gray }
    return percent < 40 ? .red : percent < 60 ? .orange : percent < 75 ? .yellow : .green
  }
}
