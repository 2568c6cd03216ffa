import SwiftUI
import TMDb

/// Why there are no films, with the way out.
struct MovieFailure: View {
  let error: MovieStoreAPIError
  let services: KioskServices
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 12) {
      if error.cause == .keyMissing {
        KeyCard(service: .tmdb, services: services, hint: error.description, isRefused: true)
      }
      RetryNotice(
        symbol: "wifi.slash", title: error.localizedDescription,
        text: error.cause == .keyMissing ? "" : error.recoverySuggestion ?? localized("Your place here is kept."),
        retry: retry)
    }
    .frame(maxWidth: .infinity)
  }
}

/// What TMDb's terms ask to show.
struct MovieAttribution: View {
  var body: some View {
    Link(destination: TMDbAttribution.url) {
      Text(verbatim: TMDbAttribution.notice)
        .font(.caption)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.leading)
    }
  }
}
