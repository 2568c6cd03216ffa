import Combine
import Foundation

protocol MoviesViewModelType {
  func transform(input: MoviesViewModelInput) -> AnyPublisher<MoviesState, Never>
}

struct MoviesViewModelInput {
  /// triggered when the screen appears
  let appear: AnyPublisher<Void, Never>
  /// triggered when the search query is updated
  let search: AnyPublisher<String, Never>
  /// triggered when a row is selected
  let selection: AnyPublisher<Int, Never>
}

enum MoviesState {
  case idle
  case loading
  case success([Movie])
  case noResults
  case failure(Error)
}

final class MoviesViewModel: MoviesViewModelType {
  private var cancellables: [AnyCancellable] = []
  let selected = PassthroughSubject<Int, Never>()

  func transform(input: MoviesViewModelInput) -> AnyPublisher<MoviesState, Never> {
    cancellables.forEach { $0.cancel() }
    cancellables.removeAll()

    input.selection
      .sink(receiveValue: { [unowned self] id in self.selected.send(id) })
      .store(in: &cancellables)

    let searchInput = input.search
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()

    let found =
      searchInput
      .filter { !$0.isEmpty }
      .flatMap { query in MovieAPI.search(query).map(Result<MoviesPage, Error>.success).catch { Just(.failure($0)) } }
      .map { result -> MoviesState in
        switch result {
        case .success(let page) where page.results.isEmpty: return .noResults
        case .success(let page): return .success(page.results)
        case .failure(let error): return .failure(error)
        }
      }
      .eraseToAnyPublisher()

    let trending = input.appear
      .first()
      .flatMap { _ in
        MovieAPI.trending()
          .map { MoviesState.success($0.results) }
          .catch { Just(MoviesState.failure($0)) }
      }
      .eraseToAnyPublisher()

    let initialState: AnyPublisher<MoviesState, Never> = Just(.loading).eraseToAnyPublisher()
    return Publishers.Merge3(initialState, trending, found).eraseToAnyPublisher()
  }
}
