import SwiftUI

/// A title of at most two lines, and what is known of it below.
struct TitledLine: View {
  let title: String
  /// Of the title, as a BCP 47 tag; nil where nobody knows it.
  let language: String?
  let facts: String
  var isRead = false

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(verbatim: title)
        .font(.headline)
        .fontWeight(isRead ? .regular : .semibold)
        .foregroundColor(isRead ? .secondary : .primary)
        .lineLimit(2)
        .writtenIn(language)
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
        .monospacedDigit()
    }
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
