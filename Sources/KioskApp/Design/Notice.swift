import SwiftUI

/// A centred sentence in place of content, and what can be done.
struct Notice<Actions: View>: View {
  let symbol: String
  let title: String
  let text: String?
  @ViewBuilder let actions: Actions

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.largeTitle)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(verbatim: title)
        .font(.headline)
        .multilineTextAlignment(.center)
      if let text {
        Text(verbatim: text)
          .foregroundColor(.secondary)
          .multilineTextAlignment(.center)
      }
      actions
    }
    .frame(maxWidth: .infinity)
  }
}

/// A notice whose way out is to try again.
struct RetryNotice: View {
  let symbol: String
  let title: String
  let text: String
  let retry: @MainActor () -> Void

  var body: some View {
    Notice(symbol: symbol, title: title, text: text) {
      Button("Retry", action: retry)
        .buttonStyle(.borderedProminent)
    }
    .padding(.vertical, 48)
  }
}
