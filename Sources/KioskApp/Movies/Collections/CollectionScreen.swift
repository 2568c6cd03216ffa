import Library
import SwiftUI
import TMDb

/// Films that belong together, in the order in which they came out.
struct CollectionScreen: View {
  let window: WindowContext
  @ObservedObject var library: Library
  @StateObject private var model: CollectionViewModel

  init(window: WindowContext, id: MovieCollection.ID) {
    self.window = window
    library = window.library
    _model = StateObject(
      wrappedValue: CollectionViewModel(
        id: id, services: window.services, library: window.library, locale: window.locale))
  }

  var body: some View {
    List {
      switch model.content {
      case .idle, .loading:
        LoadingLine(words: localized("Loading the collection…"))
          .listRowSeparator(.hidden)
        PlaceholderRows(count: 4) { MoviePlaceholder(number: $0) }
      case .failed(let error):
        MovieFailure(error: error, services: window.services, retry: model.retry)
      case .loaded(let collection, _), .stale(let collection, _, _):
        if let problem = model.content.failure {
          InlineProblem(sentence: problem.localizedDescription, retry: model.retry)
        }
        header(collection)
          .listRowSeparator(.hidden)
        UnmutedFilms(films: collection.films, genres: model.genreNames, library: library) { movie in
          MovieRowView(
            movie: movie, images: model.images, pictures: window.services.pictures,
            page: window.path.beside(.movie(movie.id)).address, isSaved: library.isSaved(movie.key),
            isSeen: library.contents.seen[movie.key] != nil)
        }
        MovieAttribution()
          .listRowSeparator(.hidden)
      }
    }
    .listStyle(.plain)
    .navigationTitle(Text(verbatim: model.content.value?.name ?? localized("Collection")))
    .navigationBarTitleDisplayMode(.inline)
  }

  private func header(_ collection: MovieCollection) -> some View {
    let seen = collection.films.count { library.contents.seen[$0.key] != nil }
    return VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: collection.name)
        .font(.title2)
        .bold()
      Text(verbatim: localized("\(seen) of \(collection.films.count) seen"))
        .font(.subheadline)
        .foregroundColor(.secondary)
        .monospacedDigit()
      if !collection.overview.isEmpty { Text(verbatim: collection.overview) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
