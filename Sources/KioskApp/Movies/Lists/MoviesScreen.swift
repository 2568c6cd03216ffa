import Library
import SwiftUI
import TMDb

/// Films: four lists, their genres, and a search over films and people.
struct MoviesScreen: View {
  let reader: Reader
  @ObservedObject var services: KioskServices
  @ObservedObject var model: MoviesViewModel
  @ObservedObject var search: MovieSearchModel

  init(reader: Reader) {
    self.reader = reader
    services = reader.services
    model = reader.movies
    search = reader.movieSearch
  }

  var body: some View {
    List {
      header
        .listRowSeparator(.hidden)
      if search.phase == .waiting {
        MoviesContent(reader: reader, model: model, library: reader.library)
      } else {
        MoviesFound(reader: reader, model: search)
      }
      MovieAttribution()
        .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
    .alert(
      "Network error", isPresented: Binding(get: { model.alert != nil }, set: { if !$0 { model.alert = nil } }),
      presenting: model.alert
    ) { _ in
      Button("Retry") { model.retry() }
      Button("OK", role: .cancel) {}
    } message: { error in
      Text(verbatim: error.description)
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let movies = services.movies {
        OriginBanner(origin: movies.origin, service: "TMDb")
        if case .samplesWithoutKey(let hint) = movies.origin {
          KeyCard(service: .tmdb, services: services, hint: hint, isRefused: false)
        }
      }
      TextField("Search films and people", text: $search.text, prompt: Text("Films and people"))
        .textFieldStyle(.roundedBorder)
        .frame(maxWidth: .infinity)
      if search.phase == .waiting {
        lists
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var lists: some View {
    Picker("List", selection: $model.indexEndpoint) {
      ForEach(MovieEndpoint.allCases) { Text(verbatim: $0.name).tag($0.index) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .disabled(model.genre != nil)
    .font(.footnote)
    .frame(maxWidth: .infinity)
    HStack(spacing: 16) {
      Stepper(value: $model.indexEndpoint, in: 0...3) {
        Text(verbatim: "List \(model.indexEndpoint)")
          .font(.footnote)
          .foregroundColor(.secondary)
          .monospacedDigit()
      }
      .disabled(model.genre != nil)
      .fixedSize()
      Spacer(minLength: 0)
      Picker("Genre", selection: $model.genre) {
        Text("All genres").tag(Genre.ID?.none)
        ForEach(model.genres) { Text(verbatim: $0.name).tag(Genre.ID?.some($0.id)) }
      }
      .labelsHidden()
    }
    .font(.subheadline)
  }
}

/// The films of the chosen list in each of its phases.
struct MoviesContent: View {
  let reader: Reader
  @ObservedObject var model: MoviesViewModel
  @ObservedObject var library: Library

  var body: some View {
    status
      .listRowSeparator(.hidden)
    FilmCounts(contents: library.contents)
      .listRowSeparator(.hidden)
    switch model.phase {
    case .loading:
      PlaceholderRows(count: 8) { MoviePlaceholder(number: $0) }
    case .empty:
      Hint(symbol: "film", text: "There are no films in this list at the moment.")
    case .failed(let error):
      MovieFailure(error: error, services: reader.services, retry: model.retry)
        .listRowSeparator(.hidden)
    case .movies:
      ForEach(model.movies) { movie in
        let place = Place.movie(movie.id)
        MovieRowView(
          movie: movie, images: model.images, pictures: reader.services.pictures,
          page: reader.path.beside(place).address, isSaved: library.isSaved(movie.key),
          isSeen: library.contents.seen[movie.key] != nil
        )
        .listRowBackground(reader.path.detail == place ? Color.accentColor.opacity(0.1) : nil)
      }
      footer
        .listRowSeparator(.hidden)
    }
  }

  private var status: some View {
    VStack(alignment: .leading, spacing: 2) {
      if model.phase == .loading {
        LoadingLine(words: "Loading films…")
      }
      if let error = model.moviesError, model.phase == .movies {
        InlineProblem(sentence: error.localizedDescription, retry: model.retry)
      }
      if let dates = model.state.listing.dates, model.genre == nil {
        Text(verbatim: "In cinemas \(dates.lowerBound.text()) – \(dates.upperBound.text())")
      }
      if let freshness = model.state.freshness {
        Text(verbatim: "updated \(Age.text(of: freshness.date, at: library.now))")
      }
    }
    .font(.footnote)
    .foregroundColor(.secondary)
  }

  private var footer: some View {
    RowsFooter(
      mutedCount: model.mutedCount, showsMuted: $model.showsMuted, doneWord: "seen", doneCount: model.seenCount,
      hidesDone: $model.hidesSeen, more: "More films", loadMore: model.hasMore ? model.loadMore : nil
    )
    .font(.footnote)
  }
}

/// What the search has found.
struct MoviesFound: View {
  let reader: Reader
  @ObservedObject var model: MovieSearchModel
  /// The most to show; nil for all, page by page.
  var most: Int?

  var body: some View {
    switch model.phase {
    case .waiting:
      EmptyView()
    case .loading:
      LoadingLine(words: "Searching films and people…")
        .listRowSeparator(.hidden)
      PlaceholderRows(count: most ?? 8) { MoviePlaceholder(number: $0) }
    case .failed(let error):
      MovieFailure(error: error, services: reader.services, retry: model.retry)
        .listRowSeparator(.hidden)
    case .results:
      if model.results.isEmpty {
        Hint(symbol: "magnifyingglass", text: "No film and nobody by these words.")
      }
      ForEach(model.results.prefix(most ?? .max)) { result in
        switch result {
        case .movie(let movie):
          MovieRowView(
            movie: movie, images: model.images, pictures: reader.services.pictures,
            page: reader.path.beside(.movie(movie.id)).address)
        case .person(let person):
          PersonRow(person: person, images: model.images, reader: reader)
        }
      }
      if let problem = model.problem {
        InlineProblem(sentence: problem.localizedDescription, retry: model.loadMore)
      }
      if most == nil, model.hasMore {
        MoreRow(loadMore: model.loadMore)
      }
    }
  }
}

/// Why there are no films, with the way out.
struct MovieFailure: View {
  let error: MovieStoreAPIError
  let services: KioskServices
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 12) {
      if error.cause == .keyMissing {
        KeyCard(service: .tmdb, services: services, hint: error.description, isRefused: true)
      }
      Message(
        symbol: "wifi.slash", title: error.localizedDescription,
        text: error.cause == .keyMissing ? "" : error.recoverySuggestion ?? "Your place here is kept.", retry: retry)
    }
    .frame(maxWidth: .infinity)
  }
}

/// What TMDb's terms ask to show.
struct MovieAttribution: View {
  var body: some View {
    Link(destination: TMDbAttribution.url) {
      Text(verbatim: TMDbAttribution.notice)
        .font(.caption)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.leading)
    }
  }
}

/// How many films the reader wants to see and has seen; leads to the list of what they saved.
struct FilmCounts: View {
  let contents: LibraryContents

  var body: some View {
    let wanted = contents.saved.keys.count { $0.service == .movie }
    let seen = contents.seen.count
    if wanted + seen > 0 {
      Link(destination: [Place].start(of: .saved).address) {
        Label("\(wanted) on your watch list · \(seen) seen", systemImage: "bookmark")
          .font(.footnote)
          .monospacedDigit()
      }
    }
  }
}
