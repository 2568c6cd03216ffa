import Library
import SwiftUI

/// A thing of the library: its title leads to where it can be read.
struct KeptRow: View {
  let item: KeptItem
  let path: [Place]
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Link(destination: destination) {
        Text(verbatim: item.title)
          .font(.headline)
          .foregroundColor(.primary)
          .lineLimit(2)
          .multilineTextAlignment(.leading)
      }
      .modifier(CursorStop(row: KeyedRow(item)))
      HStack(spacing: 10) {
        Image(systemName: item.kind.symbol)
          .accessibilityLabel(item.kind.name)
        Text(verbatim: [item.origin, Age.text(of: item.date, at: now)].filter { !$0.isEmpty }.joined(separator: " · "))
          .lineLimit(1)
        if item.key.service == .hackerNews, let url = item.url {
          Link(destination: url) {
            Label("article", systemImage: "arrow.up.right")
          }
        }
      }
      .font(.footnote)
      .foregroundColor(.secondary)
      .frame(minHeight: 24)
      if !item.remarks.labels.isEmpty {
        Text(verbatim: item.remarks.labels.joined(separator: " · "))
          .font(.footnote)
          .foregroundColor(.accentColor)
          .lineLimit(2)
      }
      if !item.remarks.note.isEmpty {
        Text(verbatim: item.remarks.note)
          .font(.subheadline)
          .lineLimit(4)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var destination: URL { item.place.map { path.beside($0).address } ?? path.address }
}
