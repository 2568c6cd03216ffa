import Library
import SwiftUI
import TMDb

/// What the search has found.
struct MoviesFound: View {
  let window: WindowContext
  @ObservedObject var model: MovieSearchModel
  /// The most to show; nil for all, page by page.
  let most: Int?
  @ObservedObject private var library: Library
  @State private var showsMuted = false

  init(window: WindowContext, model: MovieSearchModel, most: Int? = nil) {
    self.window = window
    self.model = model
    self.most = most
    library = window.library
  }

  var body: some View {
    switch model.found {
    case .idle:
      EmptyView()
    case .loading:
      LoadingLine(words: localized("Searching films and people…"))
        .listRowSeparator(.hidden)
      PlaceholderRows(count: most ?? 8) { MoviePlaceholder(number: $0) }
    case .failed(let error):
      MovieFailure(error: error, services: window.services, retry: model.retry)
        .listRowSeparator(.hidden)
    case .loaded(let found, _), .stale(let found, _, _):
      if found.rows.isEmpty {
        Hint(symbol: "magnifyingglass", text: localized("No film or person matches these words."))
      }
      let rows = library.muteFilter.rows(found.rows, showsMuted: showsMuted) {
        $0.muteSubject(genres: model.genreNames)
      }
      ForEach(rows.shown.prefix(most ?? .max)) { result in
        switch result {
        case .movie(let movie):
          MovieRowView(
            movie: movie, images: model.images, pictures: window.services.pictures,
            page: window.path.beside(.movie(movie.id)).address)
        case .person(let person):
          PersonRow(person: person, images: model.images, window: window)
        }
      }
      MutedRowsFooter(count: rows.mutedCount, isShown: $showsMuted)
      if let problem = model.found.failure {
        InlineProblem(sentence: problem.localizedDescription, retry: model.retry)
      }
      if most == nil, found.hasMore {
        MoreRow(loadMore: model.loadMore)
      }
    }
  }
}

extension SearchResults.Result {
  /// What mute rules look at; of a person, the name as a whole.
  fileprivate func muteSubject(genres: [Genre.ID: String]) -> MuteSubject? {
    switch self {
    case .movie(let movie): movie.muteSubject(genres: genres)
    case .person(let person): MuteSubject(title: "", people: [person.name])
    }
  }
}
