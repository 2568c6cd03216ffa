import SwiftUI

/// A problem beside content that stays.
struct InlineProblem: View {
  let sentence: String
  let retry: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 10) {
      Label(sentence, systemImage: "exclamationmark.triangle")
        .foregroundColor(.orange)
      Button("Retry", action: retry)
        .buttonStyle(.bordered)
        .controlSize(.small)
    }
    .font(.footnote)
  }
}
