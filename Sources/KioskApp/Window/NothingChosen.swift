import SwiftUI

/// Where nothing has been chosen yet.
struct NothingChosen: View {
  let pane: Pane

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: pane.symbol)
        .font(.largeTitle)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(verbatim: sentence)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.top, 160)
    .padding(.horizontal)
  }

  private var sentence: String {
    switch pane {
    case .hackerNews: localized("Choose a discussion on the left. Titles lead to the articles themselves.")
    case .news: localized("Choose an article on the left.")
    case .search: localized("What you find opens here.")
    case .saved: localized("What you saved opens here.")
    case .movies: localized("Choose a film on the left.")
    case .settings: ""
    }
  }
}
