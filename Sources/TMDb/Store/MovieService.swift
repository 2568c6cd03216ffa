import Combine
import Networking

/// Where films come from.
///
/// Every publisher begins when somebody subscribes and stops when nobody listens any more. Lists, films and people come with
/// their age: what is cached at once, and then, unless that is fresh, what the service says now; see `Fetched`. A failure
/// comes only where nothing is cached.
package protocol MovieService: Sendable {
  /// A page of a list, from 1 to ``MoviesResponse/pageLimit``.
  /// - Parameter reloading: whether nothing cached counts as fresh, because a reader asks for news.
  func movies(
    _ list: MovieList, page: Int, reloading: Bool
  ) -> AnyPublisher<Fetched<MoviesResponse>, MovieStoreAPIError>
  /// A film with its details.
  func movie(id: Int, reloading: Bool) -> AnyPublisher<Fetched<Movie>, MovieStoreAPIError>
  func person(id: Int, reloading: Bool) -> AnyPublisher<Fetched<Person>, MovieStoreAPIError>
  /// Films that belong together.
  func collection(id: Int, reloading: Bool) -> AnyPublisher<Fetched<MovieCollection>, MovieStoreAPIError>
  /// Films and people, the likeliest first. One value.
  func search(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError>
  /// People alone. One value.
  func people(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError>
  /// One value.
  func genres() -> AnyPublisher<[Genre], MovieStoreAPIError>
  /// Who offers films in the country that is asked for, the best known first. One value.
  func providers() -> AnyPublisher<[WatchProviders.Provider], MovieStoreAPIError>
  /// Where pictures are: what is known at once, then what the service says where that differs.
  func images() -> AnyPublisher<ImageConfiguration, Never>
}

extension MovieService {
  package func movies(
    _ list: MovieList, page: Int = 1
  ) -> AnyPublisher<Fetched<MoviesResponse>, MovieStoreAPIError> { movies(list, page: page, reloading: false) }

  package func movie(id: Int) -> AnyPublisher<Fetched<Movie>, MovieStoreAPIError> { movie(id: id, reloading: false) }

  package func person(id: Int) -> AnyPublisher<Fetched<Person>, MovieStoreAPIError> { person(id: id, reloading: false) }

  /// The first page of one of the four lists, asked for at once and remembered for later subscribers: a `Future` cannot be
  /// stopped. Screens that change their mind use ``movies(_:page:reloading:)``.
  package func fetchMovies(from endpoint: MovieEndpoint) -> Future<MoviesResponse, MovieStoreAPIError> {
    Future { promise in
      // The request lives as long as it takes: the subscription holds itself until it has its answer.
      let holder = SubscriptionHolder()
      holder.subscription = movies(.endpoint(endpoint)).last().sink { completion in
        if case .failure(let error) = completion { promise(.failure(error)) }
        holder.subscription = nil
      } receiveValue: {
        promise(.success($0.value))
      }
    }
  }

  /// The light form, which cannot fail: an error is an empty list.
  package func moviesLight(from endpoint: MovieEndpoint) -> AnyPublisher<[Movie], Never> {
    movies(.endpoint(endpoint)).map(\.value.results).replaceError(with: []).eraseToAnyPublisher()
  }
}

private final class SubscriptionHolder {
  var subscription: AnyCancellable?
}
