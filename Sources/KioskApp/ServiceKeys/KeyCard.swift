import FoundationExtras
import SwiftUI

/// How to get a service's own content in place of the samples, or of a refusal.
struct KeyCard: View {
  let service: KeyedService
  @ObservedObject var services: KioskServices
  /// What stands in the way: why there is no key, or the service's refusal of it.
  let hint: String
  /// Whether there is a key that the service refused.
  let isRefused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label {
        Text(
          isRefused ? "\(service.name) wants another key" : "These are samples: \(service.name) wants a key"
        )
        .font(.headline)
      } icon: {
        Image(systemName: "lock")
      }
      if isRefused, services.keyKeeper != nil {
        Text(verbatim: hint)
          .foregroundColor(.secondary)
          .textSelection(.enabled)
      }
      if services.keyKeeper != nil {
        KeyForm(service: service, services: services)
      } else {
        KeySteps(service: service, lastStep: hint)
      }
      if services.keyKeeper != nil, !isRefused, !isSaid {
        Text(verbatim: hint)
          .font(.footnote)
          .foregroundColor(.secondary)
          .textSelection(.enabled)
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.accentColor.opacity(0.08))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }

  /// Whether the form says already why no key can be used.
  private var isSaid: Bool {
    if case .trouble? = services.keyStates[service] { true } else { false }
  }
}

/// A service among the settings: whether it has its key, and the way to one.
struct KeySettings: View {
  let service: KeyedService
  let origin: KioskServices.Origin
  @ObservedObject var services: KioskServices

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(verbatim: service.name)
        Spacer(minLength: 12)
        Text(verbatim: state)
          .foregroundColor(.secondary)
      }
      if origin == .samples {
        Text(
          "Samples are shown because Kiosk was started with --demo. Without it, Kiosk asks \(service.name) with your key; this is the way to one:"
        )
        .font(.footnote)
        .foregroundColor(.secondary)
        KeySteps(service: service, lastStep: localized("Start Kiosk without --demo and paste the key here."))
      } else if services.keyKeeper != nil {
        KeyForm(service: service, services: services)
      } else if case .samplesWithoutKey(let hint) = origin {
        KeySteps(service: service, lastStep: hint.text)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var state: String {
    switch origin {
    case .live: localized("has a key")
    case .samples: localized("shows samples, as asked for")
    case .samplesInstead: localized("shows samples")
    case .samplesWithoutKey: localized("has no key yet: shows samples")
    }
  }
}
