import SwiftUI
import TMDb

/// What the search has found.
struct MoviesFound: View {
  let window: WindowContext
  @ObservedObject var model: MovieSearchModel
  /// The most to show; nil for all, page by page.
  var most: Int?

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
      ForEach(found.rows.prefix(most ?? .max)) { result in
        switch result {
        case .movie(let movie):
          MovieRowView(
            movie: movie, images: model.images, pictures: window.services.pictures,
            page: window.path.beside(.movie(movie.id)).address)
        case .person(let person):
          PersonRow(person: person, images: model.images, window: window)
        }
      }
      if let problem = model.found.failure {
        InlineProblem(sentence: problem.localizedDescription, retry: model.retry)
      }
      if most == nil, found.hasMore {
        MoreRow(loadMore: model.loadMore)
      }
    }
  }
}
