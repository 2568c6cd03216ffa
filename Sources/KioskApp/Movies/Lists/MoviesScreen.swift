import FoundationExtras
import Library
import SwiftUI
import TMDb

/// Films: four lists, their genres, what people look at, what the reader asks for, and a search over films and people.
struct MoviesScreen: View {
  let window: WindowContext
  @ObservedObject var services: KioskServices
  @ObservedObject var model: MoviesViewModel
  @ObservedObject var search: MovieSearchModel
  @FocusState private var isTyping: Bool
  @Environment(\.rowDensity) private var density
  @Environment(\.terminalColumns) private var terminalColumns

  init(window: WindowContext, model: MoviesViewModel, search: MovieSearchModel) {
    self.window = window
    services = window.services
    self.model = model
    self.search = search
  }

  var body: some View {
    List {
      header
        .listRowSeparator(.hidden)
      if search.found.isIdle {
        MoviesContent(window: window, model: model, library: window.library)
      } else {
        MoviesFound(window: window, model: search)
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
          KeyCard(service: .tmdb, services: services, hint: hint.text, isRefused: false)
        }
      }
      TextField("Search films and people", text: $search.text, prompt: Text("Films and people"))
        .textFieldStyle(.roundedBorder)
        .focused($isTyping)
        .onChange(of: search.typingRequests) { isTyping = true }
        .frame(maxWidth: .infinity)
      if search.found.isIdle {
        parts
        switch model.part {
        case .lists: lists
        case .trending: trending
        case .discover: FilmFilterForm(model: model, today: CalendarDay(window.library.now))
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var parts: some View {
    Picker("Films", selection: $model.part) {
      ForEach(FilmPart.allCases) { Text(verbatim: $0.name).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .font(.footnote)
    .frame(maxWidth: .infinity)
  }

  private var trending: some View {
    Picker("Time", selection: $model.window) {
      ForEach(MovieList.Window.allCases, id: \.self) { Text(verbatim: $0.title).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .font(.footnote)
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder private var lists: some View {
    if density == .line {
      if TerminalReading.hasLongLines(terminalColumns) {
        HStack(spacing: 16) {
          list
          genre
        }
      } else {
        list
        genre
      }
    } else {
      list
      HStack(spacing: 16) {
        Stepper(value: $model.indexEndpoint, in: 0...3) {
          Text(verbatim: MovieEndpoint(index: model.indexEndpoint)?.title ?? "")
            .font(.footnote)
            .foregroundColor(.secondary)
            .lineLimit(1)
        }
        Spacer(minLength: 0)
        genre
          .fixedSize()
      }
      .font(.subheadline)
    }
  }

  private var list: some View {
    Picker("List", selection: $model.list) {
      ForEach(MovieEndpoint.allCases) { Text(verbatim: $0.title).tag(Int?.some($0.index)) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .font(.footnote)
    .frame(maxWidth: .infinity)
  }

  private var genre: some View {
    Picker("Genre", selection: $model.genre) {
      Text("All genres").tag(Genre.ID?.none)
      ForEach(model.genres) { Text(verbatim: $0.name).tag(Genre.ID?.some($0.id)) }
    }
    .labelsHidden()
  }
}

/// The films of the chosen list or what is known of them instead.
struct MoviesContent: View {
  let window: WindowContext
  @ObservedObject var model: MoviesViewModel
  @ObservedObject var library: Library
  @State private var order = FilmOrder.ranked
  @Environment(\.rowDensity) private var density
  @Environment(\.besideList) private var beside
  @Environment(\.terminalColumns) private var terminalColumns

  /// Whether it stands beside the list: where nothing has been chosen, the first film does.
  private func isShown(_ place: Place) -> Bool {
    guard let beside else { return window.path.detail == place }
    return beside.shows(place, first: model.movies.first.map { .movie($0.id) })
  }

  var body: some View {
    status
      .background { SortKey(order: $order) }
      .listRowSeparator(.hidden)
    FilmCounts(contents: library.contents, window: window)
      .listRowSeparator(.hidden)
    switch model.content {
    case .idle, .loading:
      PlaceholderRows(count: 8) { MoviePlaceholder(number: $0) }
    case .failed(let error):
      MovieFailure(error: error, services: window.services, retry: model.retry)
        .listRowSeparator(.hidden)
    case .loaded(let list, _), .stale(let list, _, _):
      if list.movies.isEmpty, !list.hasMore {
        Hint(
          symbol: "film",
          text: model.part == .discover
            ? localized("No film fits all of this.") : localized("There are no films in this list at the moment."))
      } else {
        films
      }
    }
  }

  @ViewBuilder private var films: some View {
    ForEach(order.sorted(model.movies)) { movie in
      let place = Place.movie(movie.id)
      MovieRowView(
        movie: movie, images: model.images, pictures: window.services.pictures,
        page: window.path.beside(place).address, isSaved: library.isSaved(movie.key),
        isSeen: library.contents.seen[movie.key] != nil
      )
      .listRowBackground(isShown(place) ? Color.accentColor.opacity(0.1) : nil)
    }
    footer
      .listRowSeparator(.hidden)
  }

  private var status: some View {
    VStack(alignment: .leading, spacing: 2) {
      if model.content.isLoading {
        LoadingLine(words: localized("Loading films…"))
      }
      if case .stale(_, _, let error) = model.content {
        InlineProblem(sentence: error.localizedDescription, retry: model.retry)
      }
      if density == .line, TerminalReading.hasLongLines(terminalColumns) {
        HStack(spacing: 16) { facts }
      } else {
        facts
      }
    }
    .font(.footnote)
    .foregroundColor(.secondary)
  }

  @ViewBuilder private var facts: some View {
    if let dates = model.content.value?.dates, model.part == .lists, model.genre == nil {
      let length: Date.FormatStyle.DateStyle = density == .line ? .abbreviated : .long
      Text("In cinemas \(dates.lowerBound.text(length)) – \(dates.upperBound.text(length))")
    }
    if let freshness = model.content.freshness {
      Text("updated \(Age.text(of: freshness.date, at: library.now))")
    }
    SortWords(order: order)
  }

  private var footer: some View {
    RowsFooter(
      mutedCount: model.shown.mutedCount, showsMuted: $model.showsMuted, done: .seen,
      doneCount: model.shown.seenCount,
      hidesDone: $model.hidesSeen, more: "More films", loadMore: model.hasMore ? model.loadMore : nil
    )
    .font(.footnote)
  }
}

/// How many films the reader wants to see and has seen; leads to them.
struct FilmCounts: View {
  let contents: LibraryContents
  let window: WindowContext

  var body: some View {
    let wanted = contents.saved.keys.count { $0.service == .movie }
    let seen = contents.seen.count
    if wanted + seen > 0 {
      Button {
        window.films.send()
      } label: {
        Label("\(wanted) on your watch list · \(seen) seen", systemImage: "bookmark")
          .font(.footnote)
          .monospacedDigit()
          .frame(minHeight: 36)
      }
      .buttonStyle(.borderless)
    }
  }
}
