import Library
import SwiftUI
import TMDb

/// Rows of films, without those that the reader's rules hide, unless they want to see them.
struct UnmutedFilms<Row: View>: View {
  let films: [Movie]
  let genres: [Genre.ID: String]
  @ObservedObject var library: Library
  @ViewBuilder let row: (Movie) -> Row
  @State private var showsMuted = false

  var body: some View {
    let rows = library.muteFilter.rows(films, showsMuted: showsMuted) { $0.muteSubject(genres: genres) }
    ForEach(rows.shown) { row($0) }
    MutedRowsFooter(count: rows.mutedCount, isShown: $showsMuted)
  }
}
