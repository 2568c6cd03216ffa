import Library
import SwiftUI
import TMDb

/// Films beside each other, without those that the reader's rules hide.
struct FilmStrip: View {
  let title: String
  let films: [Movie]
  let images: ImageConfiguration
  let genres: [Genre.ID: String]
  let window: WindowContext
  @ObservedObject private var library: Library
  @State private var showsMuted = false

  private static let most = 12

  init(
    title: String, films: [Movie], images: ImageConfiguration, genres: [Genre.ID: String], window: WindowContext
  ) {
    self.title = title
    self.films = films
    self.images = images
    self.genres = genres
    self.window = window
    library = window.library
  }

  var body: some View {
    let rows = library.muteFilter.rows(films, showsMuted: showsMuted) { $0.muteSubject(genres: genres) }
    if !films.isEmpty {
      TitledPart(title: title) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(alignment: .top, spacing: 14) {
            ForEach(rows.shown.prefix(Self.most)) { film($0) }
          }
        }
        MutedRowsFooter(count: rows.mutedCount, isShown: $showsMuted)
      }
    }
  }

  private func film(_ movie: Movie) -> some View {
    Link(destination: window.path.beside(.movie(movie.id)).address) {
      VStack(alignment: .leading, spacing: 4) {
        Poster(url: movie.posterURL(.small, in: images), source: window.services.pictures, width: 92, height: 138)
        Text(verbatim: movie.title)
          .font(.footnote)
          .foregroundColor(.primary)
          .lineLimit(2)
          .writtenIn(movie.titleLanguage)
      }
      .frame(width: 92, alignment: .leading)
    }
  }
}
