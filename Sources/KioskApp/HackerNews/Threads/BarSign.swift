import SwiftUI

/// A sign of a page's bar with its word below it; without one in a terminal that is too narrow for words.
struct BarSign: View {
  let symbol: String
  let word: String?

  var body: some View {
    VStack(spacing: 1) {
      Image(systemName: symbol)
      if let word {
        Text(verbatim: word)
          .font(.caption2)
          .lineLimit(1)
      }
    }
  }
}
