import SwiftUI

/// Says that what is shown is invented, and why.
struct OriginBanner: View {
  let origin: KioskServices.Origin

  var body: some View {
    switch origin {
    case .live:
      EmptyView()
    case .samples:
      banner("Sample stories: everything here is invented.")
    case .samplesInstead(let reason):
      banner("\(reason) These are invented sample stories until Hacker News can be reached.")
    }
  }

  private func banner(_ sentence: String) -> some View {
    Label {
      Text(verbatim: sentence)
    } icon: {
      Image(systemName: "info.circle")
    }
    .font(.subheadline)
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.yellow.opacity(0.2))
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}
