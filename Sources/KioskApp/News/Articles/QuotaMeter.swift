import Networking
import SwiftUI

/// What is left of the requests that the service allows.
struct QuotaMeter: View {
  let quota: QuotaState

  var body: some View {
    HStack(spacing: 8) {
      ProgressView(value: Double(quota.left), total: Double(max(quota.limit, 1)))
        .frame(width: 40)
        .accessibilityHidden(true)
      Text("\(quota.left) requests left")
        .monospacedDigit()
        .lineLimit(1)
        .accessibilityLabel("\(quota.left) of \(quota.limit) requests left")
    }
    .foregroundColor(quota.left * 5 < quota.limit ? .orange : .secondary)
  }
}
