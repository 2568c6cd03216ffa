import SwiftUI

/// Says what is loading, above placeholders of its rows.
struct LoadingLine: View {
  let words: String

  var body: some View {
    HStack(spacing: 8) {
      ProgressView()
        .controlSize(.small)
        .accessibilityHidden(true)
      Text(verbatim: words)
    }
    .font(.footnote)
    .foregroundColor(.secondary)
  }
}

/// Placeholders for rows that are loading: what comes takes their place, and nothing jumps. They are not read out.
struct PlaceholderRows<Row: View>: View {
  let count: Int
  /// The row in the shape of the rows to come, with words as long as theirs; never a control.
  @ViewBuilder let row: (_ number: Int) -> Row

  var body: some View {
    ForEach(0..<count, id: \.self) { number in
      row(number)
        .redacted(reason: .placeholder)
        .accessibilityHidden(true)
    }
  }
}

/// The title of a row of one line.
struct PlaceholderLine: View {
  let number: Int

  var body: some View {
    Text(verbatim: PlaceholderText.title(number))
      .lineLimit(1)
  }
}

/// Words that nobody reads: their lengths are those of titles and texts.
enum PlaceholderText {
  static func title(_ number: Int) -> String {
    ["A title of the usual length", "A title that is a little longer", "A short title"][number % 3]
  }

  static let line = "place.example · by somebody"
  static let paragraph = String(repeating: "A text that says what it is about. ", count: 8)
}
