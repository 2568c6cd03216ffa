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
      banner("Samples: everything here is invented.")
    case .samplesInstead(let reason):
      banner("\(reason) These are invented samples until \(service) can be reached.")
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

/// How to get a service's own content in place of the samples, or of a refusal.
struct KeyCard: View {
  let service: String
  /// Where keys are given, and how to hand one to Kiosk.
  let hint: String
  let page: URL?
  /// Whether there is a key that the service refused.
  let isRefused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label {
        Text(verbatim: isRefused ? "\(service) wants another key" : "These are samples: \(service) wants a key")
          .font(.headline)
      } icon: {
        Image(systemName: "lock")
      }
      Text(verbatim: hint)
        .foregroundColor(.secondary)
        .textSelection(.enabled)
      Text("Then start Kiosk again. The key stays on this machine and goes to the service alone.")
        .font(.footnote)
        .foregroundColor(.secondary)
      if let page {
        Link(destination: page) {
          Label("Get a key", systemImage: "arrow.up.right")
        }
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.accentColor.opacity(0.08))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
