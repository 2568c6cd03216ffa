import SwiftUI

/// A part of a page under its heading.
struct TitledPart<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(verbatim: title)
        .font(.title3)
        .bold()
        .accessibilityAddTraits(.isHeader)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
