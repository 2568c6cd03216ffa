import Combine
import Networking

/// Where films come from.
///
/// Every publisher begins when somebody subscribes, asks once, gives one value and stops when nobody listens any more. A
/// failure is typed; it never arrives instead of what is known, because nothing is kept here.
public protocol MovieService: Sendable {
  /// A page of a list, from 1 to ``MoviesResponse/pageLimit``.
  func movies(_ list: MovieList, page: Int) -> AnyPublisher<MoviesResponse, MovieStoreAPIError>
  /// A film with its details.
  func movie(id: Int) -> AnyPublisher<Movie, MovieStoreAPIError>
  /// Films and people, the likeliest first.
  func search(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError>
  /// People alone.
  func people(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError>
  func person(id: Int) -> AnyPublisher<Person, MovieStoreAPIError>
  func genres() -> AnyPublisher<[Genre], MovieStoreAPIError>
  /// Where pictures are: what is known at once, then what the service says where that differs.
  func images() -> AnyPublisher<ImageConfiguration, Never>
}

extension MovieService {
  public func movies(_ list: MovieList) -> AnyPublisher<MoviesResponse, MovieStoreAPIError> { movies(list, page: 1) }

  /// The first page of one of the four lists, asked for at once and remembered for later subscribers: a `Future` cannot be
  /// stopped. Screens that change their mind use ``movies(_:page:)``.
  public func fetchMovies(from endpoint: MovieEndpoint) -> Future<MoviesResponse, MovieStoreAPIError> {
    Future { promise in
      // The request lives as long as it takes: the subscription holds itself until it has its answer.
      let holder = SubscriptionHolder()
      holder.subscription = movies(.endpoint(endpoint)).sink { completion in
        if case .failure(let error) = completion { promise(.failure(error)) }
        holder.subscription = nil
      } receiveValue: {
        promise(.success($0))
      }
    }
  }

  /// The light form, which cannot fail: an error is an empty list.
  public func moviesLight(from endpoint: MovieEndpoint) -> AnyPublisher<[Movie], Never> {
    movies(.endpoint(endpoint)).map(\.results).replaceError(with: []).eraseToAnyPublisher()
  }
}

private final class SubscriptionHolder {
  var subscription: AnyCancellable?
}
