import SwiftUI

/// The name of a service over its answers.
struct FoundHeading: View {
  let name: String
  let count: Int?

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: name)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let count {
        Text("\(count) results")
          .font(.footnote)
          .foregroundColor(.secondary)
          .monospacedDigit()
      }
    }
    .padding(.top, 8)
    .listRowSeparator(.hidden)
  }
}
