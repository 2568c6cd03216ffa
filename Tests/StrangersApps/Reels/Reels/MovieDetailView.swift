import Combine
import SwiftUI

final class MovieDetailViewModel: ObservableObject {
  enum State {
    case idle(Int), loading(Int), loaded(MovieDetails), error(Error)
  }

  enum Event {
    case onAppear, onLoaded(MovieDetails), onFailedToLoad(Error)
  }

  @Published private(set) var state: State
  private var bag = Set<AnyCancellable>()
  private let input = PassthroughSubject<Event, Never>()

  init(movieID: Int) {
    state = .idle(movieID)
    Publishers.system(
      initial: state,
      reduce: Self.reduce,
      scheduler: RunLoop.main,
      feedbacks: [
        Feedback { (state: State) -> AnyPublisher<Event, Never> in
          guard case .loading(let id) = state else { return Empty().eraseToAnyPublisher() }
          return MovieAPI.movie(id: id)
            .map(Event.onLoaded)
            .catch { Just(Event.onFailedToLoad($0)) }
            .eraseToAnyPublisher()
        },
        Feedback { _ in self.input.eraseToAnyPublisher() },
      ]
    )
    .assign(to: \.state, on: self)
    .store(in: &bag)
  }

  func send(event: Event) { input.send(event) }

  static func reduce(_ state: State, _ event: Event) -> State {
    switch (state, event) {
    case (.idle(let id), .onAppear): return .loading(id)
    case (.loading, .onLoaded(let movie)): return .loaded(movie)
    case (.loading, .onFailedToLoad(let error)): return .error(error)
    default: return state
    }
  }
}

struct MovieDetailView: View {
  @ObservedObject var viewModel: MovieDetailViewModel

  var body: some View {
    content
      .onAppear { self.viewModel.send(event: .onAppear) }
  }

  private var content: some View {
    Group {
      if case .loaded(let movie) = viewModel.state {
        details(of: movie)
      } else if case .error(let error) = viewModel.state {
        Text(error.localizedDescription)
      } else {
        Spinner(isAnimating: true, style: .large)
      }
    }
  }

  private func details(of movie: MovieDetails) -> some View {
    ScrollView {
      VStack {
        Text(movie.title).font(.largeTitle).multilineTextAlignment(.center)
        Divider()
        HStack {
          Text(movie.runtime.map { "\($0) min" } ?? "")
          Text(String(format: "%.1f", movie.voteAverage ?? 0))
        }
        .font(.subheadline)
        HStack(spacing: 6) {
          ForEach(movie.genres.prefix(3)) { genre in
            Text(genre.name)
              .font(.caption)
              .padding(5)
              .overlay(Rectangle().strokeBorder(lineWidth: 1))
          }
        }
        movie.overview.map { Text($0).font(.body) }
      }
      .padding()
    }
  }
}
