import Combine
import SwiftUI

// MARK: Store

typealias Reducer<State, Action, Environment> = (inout State, Action, Environment) -> AnyPublisher<Action, Never>?

final class Store<State, Action, Environment>: ObservableObject {
  @Published private(set) var state: State

  private let environment: Environment
  private let reducer: Reducer<State, Action, Environment>
  private var effectCancellables: [UUID: AnyCancellable] = [:]

  init(initialState: State, reducer: @escaping Reducer<State, Action, Environment>, environment: Environment) {
    self.state = initialState
    self.reducer = reducer
    self.environment = environment
  }

  func send(_ action: Action) {
    guard let effect = reducer(&state, action, environment) else { return }
    let id = UUID()
    var didComplete = false
    let cancellable =
      effect
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] _ in
          didComplete = true
          self?.effectCancellables[id] = nil
        },
        receiveValue: { [weak self] in self?.send($0) }
      )
    if !didComplete { effectCancellables[id] = cancellable }
  }

  func binding<Value>(for keyPath: KeyPath<State, Value>, toAction: @escaping (Value) -> Action) -> Binding<Value> {
    Binding<Value>(
      get: { self.state[keyPath: keyPath] },
      set: { self.send(toAction($0)) }
    )
  }
}

// MARK: App

struct ReelsState {
  var query = ""
  var movies: [Movie] = []
  var favourites: Set<Int> = []
  var isSearching = false
}

enum ReelsAction {
  case appeared
  case setQuery(String)
  case setMovies([Movie])
  case toggleFavourite(Int)
}

struct ReelsEnvironment {
  var trending: () -> AnyPublisher<MoviesPage, Error> = { MovieAPI.trending() }
  var search: (String) -> AnyPublisher<MoviesPage, Error> = MovieAPI.search
}

func reelsReducer(state: inout ReelsState, action: ReelsAction, environment: ReelsEnvironment) -> AnyPublisher<
  ReelsAction, Never
>? {
  switch action {
  case .appeared:
    return environment.trending()
      .map { ReelsAction.setMovies($0.results) }
      .replaceError(with: .setMovies([]))
      .eraseToAnyPublisher()
  case let .setQuery(query):
    state.query = query
    state.isSearching = true
    let answers = query.isEmpty ? environment.trending() : environment.search(query)
    return
      answers
      .map(\.results)
      .replaceError(with: [])
      .map(ReelsAction.setMovies)
      .eraseToAnyPublisher()
  case let .setMovies(movies):
    state.movies = movies
    state.isSearching = false
  case let .toggleFavourite(id):
    if state.favourites.contains(id) { state.favourites.remove(id) } else { state.favourites.insert(id) }
  }
  return nil
}

typealias ReelsAppStore = Store<ReelsState, ReelsAction, ReelsEnvironment>

@main
struct ReelsStoreApp: App {
  @StateObject var store = ReelsAppStore(initialState: .init(), reducer: reelsReducer, environment: ReelsEnvironment())

  var body: some Scene {
    WindowGroup {
      NavigationView {
        ShelfView()
      }
      .navigationViewStyle(.stack)
      .environmentObject(store)
      .onAppear { store.send(.appeared) }
    }
  }
}

struct ShelfView: View {
  @EnvironmentObject var store: ReelsAppStore

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(store.state.movies) { movie in
          NavigationLink(destination: Details(movie: movie)) {
            PosterCell(movie: movie, isFavourite: store.state.favourites.contains(movie.id)) {
              store.send(.toggleFavourite(movie.id))
            }
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal)
    }
    .overlay {
      if store.state.movies.isEmpty { ProgressView() }
    }
    .navigationTitle("Shelf")
    .searchable(text: store.binding(for: \.query, toAction: ReelsAction.setQuery))
  }
}

struct PosterCell: View {
  let movie: Movie
  let isFavourite: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      AsyncImage(url: movie.poster) { phase in
        switch phase {
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "film").font(.largeTitle)
        case .empty: ProgressView()
        @unknown default: EmptyView()
        }
      }
      .frame(minWidth: 0, maxWidth: .infinity)
      .frame(height: 220)
      .background(Color.gray.opacity(0.2))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay(alignment: .topTrailing) {
        Button(action: toggle) {
          Image(systemName: isFavourite ? "heart.fill" : "heart")
            .padding(8)
            .background(.ultraThinMaterial, in: Circle())
        }
        .padding(6)
      }
      Text(movie.title).font(.subheadline.weight(.semibold)).lineLimit(1)
      Text(movie.year).font(.caption).foregroundStyle(.secondary)
    }
  }
}

struct Details: View {
  let movie: Movie

  var body: some View {
    List {
      Section("Story") { Text(movie.overview) }
      Section("Facts") {
        HStack {
          Text("Year"); Spacer(); Text(movie.year).foregroundColor(.secondary)
        }
        HStack {
          Text("Votes")
          Spacer()
          Gauge(value: movie.voteAverage, in: 0...10) { EmptyView() }.frame(width: 100)
        }
      }
    }
    .navigationTitle(movie.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
