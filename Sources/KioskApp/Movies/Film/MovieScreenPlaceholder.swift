import SwiftUI

/// A film's page while it is loading.
struct MovieScreenPlaceholder: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(alignment: .top, spacing: 18) {
        RoundedRectangle(cornerRadius: 8)
          .fill(Color.secondary.opacity(0.15))
          .frame(width: 150, height: 225)
        VStack(alignment: .leading, spacing: 8) {
          Text(verbatim: PlaceholderText.title(2))
            .font(.title)
            .bold()
          Text(verbatim: PlaceholderText.line)
          Circle()
            .fill(Color.secondary.opacity(0.15))
            .frame(width: 52, height: 52)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Text(verbatim: PlaceholderText.paragraph)
        .lineLimit(4)
    }
    .redacted(reason: .placeholder)
    .accessibilityHidden(true)
  }
}
