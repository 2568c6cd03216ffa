import SwiftUI

/// A problem beside content that stays.
struct InlineProblem: View {
  let sentence: String
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(sentence, systemImage: "exclamationmark.triangle")
        .foregroundColor(.orange)
      Button("Retry", action: retry)
        .buttonStyle(.bordered)
        .controlSize(.small)
    }
    .font(.footnote)
  }
}
