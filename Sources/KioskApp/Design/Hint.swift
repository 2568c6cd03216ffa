import SwiftUI

/// What an empty list will hold.
struct Hint: View {
  let symbol: String
  let text: String

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: symbol)
        .font(.title)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(verbatim: text)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 40)
    .listRowSeparator(.hidden)
  }
}
