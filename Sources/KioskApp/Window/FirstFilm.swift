import SwiftUI

/// The first film of the list, beside it, before the reader has chosen one.
struct FirstFilm: View {
  let window: WindowContext
  @ObservedObject var movies: MoviesViewModel
  @ObservedObject var search: MovieSearchModel

  var body: some View {
    if search.found.isIdle, let film = movies.movies.first {
      MovieScreen(window: window, id: film.id, isChosen: false)
        .id(film.id)
    } else {
      NothingChosen(pane: .movies)
    }
  }
}
