import SwiftUI

/// A centred message in place of content, with a way out.
struct Message: View {
  let symbol: String
  let title: String
  let text: String
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.largeTitle)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(verbatim: title)
        .font(.headline)
        .multilineTextAlignment(.center)
      Text(verbatim: text)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      Button("Retry", action: retry)
        .buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 48)
  }
}
