import SwiftUI

/// Says that what is shown is invented, and why.
struct OriginBanner: View {
  let origin: KioskServices.Origin
  /// The service that is missing, by its name.
  let service: String

  var body: some View {
    switch origin {
    case .live, .samplesWithoutKey:
      EmptyView()
    case .samples:
      banner(localized("Samples: everything here is invented."))
    case .samplesInstead(let reason):
      banner(localized("\(reason) These are invented samples until \(service) can be reached."))
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
    .background(Color.accentColor.opacity(0.1))
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}
