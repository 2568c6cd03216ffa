import SwiftUI

/// An article on one line: headline, where it is from, and its age.
struct ArticleLine: View {
  let title: String
  /// A BCP 47 tag; nil where nobody knows it.
  let language: String?
  let origin: String
  let age: String
  let isRead: Bool
  var cursor = CursorStop()
  let open: @MainActor () -> Void
  @Environment(\.terminalReading) private var terminal

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      // In a page origins stand behind the titles, in a terminal they are a column of their own.
      if terminal == nil {
        headline
      } else {
        headline.frame(maxWidth: .infinity, alignment: .leading)
      }
      Text(verbatim: origin)
        .lineLimit(1)
      if terminal == nil { Spacer(minLength: 0) }
      Text(verbatim: age)
        .lineLimit(1)
        .frame(width: 32, alignment: .trailing)
    }
    .font(.footnote)
    .foregroundColor(.secondary)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var headline: some View {
    Button(action: open) {
      Text(verbatim: title)
        .fontWeight(isRead ? .regular : .semibold)
        .foregroundColor(isRead ? .secondary : .primary)
        .lineLimit(1)
        .writtenIn(language)
    }
    .buttonStyle(.plain)
    .modifier(cursor)
  }
}
