import Combine
import Networking

extension MovieService {
  /// The first films of a list, however many pages they take, with the age of the first page. One value.
  package func films(
    _ list: MovieList, atMost most: Int, reloading: Bool = false
  ) -> AnyPublisher<Fetched<MovieListing>, MovieStoreAPIError> {
    movies(list, page: 1, reloading: reloading).last()
      .flatMap { first in
        rest(of: list, behind: MovieListing().adding(first.value), most, reloading).map { listing in
          first.map { _ in listing }
        }
      }
      .eraseToAnyPublisher()
  }

  private func rest(
    of list: MovieList, behind known: MovieListing, _ most: Int, _ reloading: Bool
  ) -> AnyPublisher<MovieListing, MovieStoreAPIError> {
    guard known.movies.count < most, known.hasMore else {
      return Just(known).setFailureType(to: MovieStoreAPIError.self).eraseToAnyPublisher()
    }
    return movies(list, page: known.page + 1, reloading: reloading).last()
      .flatMap { rest(of: list, behind: known.adding($0.value), most, reloading) }
      .eraseToAnyPublisher()
  }
}

extension MovieListing {
  fileprivate func adding(_ page: MoviesResponse) -> MovieListing {
    var listing = self
    listing.append(page)
    return listing
  }
}
