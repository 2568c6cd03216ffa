import Combine
import Foundation
import FoundationExtras
import Networking
import TMDb

/// The lists of TMDb as rows.
struct MovieSource {
  let service: any MovieService
  let limit: Int
  let isOffline: Bool

  static let name = "TMDb"

  /// Seconds between two questions of `--watch`: the lists change once a day.
  private static let interval: TimeInterval = 1800

  /// - Parameter emptiness: what is said where the list holds nothing.
  func list(_ list: MovieList, emptiness: String.LocalizationValue = "There are no films in this list.") -> RowSource {
    RowSource(
      .tmdb, name: Self.name, attribution: TMDbAttribution.notice,
      watching: .asking(
        every: Self.interval, remark: "TMDb is asked again every \(Int(Self.interval / 60)) minutes.")
    ) { isRepeated in
      let genres = service.genres().replaceError(with: []).setFailureType(to: MovieStoreAPIError.self)
      let images = service.images().last().setFailureType(to: MovieStoreAPIError.self)
      return service.movies(list, page: 1, reloading: isRepeated).last().zip(genres, images)
        .flatMap { answer, names, images in
          let pages = Pages(genres: names, images: images).adding(answer, isOffline: isOffline)
          return reading(list, isRepeated, after: pages)
        }
        .map { $0.rows(limit: limit, emptiness: emptiness) }
        .mapError { CommandFailure($0) }
        .eraseToAnyPublisher()
    }
  }

  /// The films of a collection, in the order in which they came out.
  func collection(_ id: MovieCollection.ID) -> RowSource {
    RowSource(
      .tmdb, name: Self.name, attribution: TMDbAttribution.notice,
      watching: .asking(
        every: Self.interval, remark: "TMDb is asked again every \(Int(Self.interval / 60)) minutes.")
    ) { isRepeated in
      let genres = service.genres().replaceError(with: []).setFailureType(to: MovieStoreAPIError.self)
      let images = service.images().last().setFailureType(to: MovieStoreAPIError.self)
      return service.collection(id: id, reloading: isRepeated).last().zip(genres, images)
        .map { answer, genres, images in
          let names = genres.namesByID
          return RowSource.Rows(
            rows: answer.value.films.prefix(limit).map { ListRow($0, genres: names, images: images) },
            remarks: answer.value.films.isEmpty ? ["There are no films in this list."] : [],
            notice: CommandFailure(answer, isOffline: isOffline)
          ).lacking(answer.value.skipped)
        }
        .mapError { CommandFailure($0) }
        .eraseToAnyPublisher()
    }
  }

  /// The pages so far, and those that follow until there are enough films. Where only what is cached is asked for, there may
  /// just be few.
  private func reading(
    _ list: MovieList, _ isRepeated: Bool, after pages: Pages
  ) -> AnyPublisher<Pages, MovieStoreAPIError> {
    guard pages.listing.movies.count < limit, pages.listing.hasMore else {
      return Just(pages.ended).setFailureType(to: MovieStoreAPIError.self).eraseToAnyPublisher()
    }
    let next = service.movies(list, page: pages.listing.page + 1, reloading: isRepeated).last()
      .flatMap { reading(list, isRepeated, after: pages.adding($0, isOffline: isOffline)) }
      .catch { error in
        isOffline
          ? Just(pages.ended).setFailureType(to: MovieStoreAPIError.self).eraseToAnyPublisher()
          : Fail(error: error).eraseToAnyPublisher()
      }
    return next.prepend(pages).eraseToAnyPublisher()
  }
}

/// Pages of a list as rows.
private struct Pages {
  let genres: [Genre]
  let images: ImageConfiguration
  private(set) var listing = MovieListing()
  private var isEnded = false
  /// What was wrong with the first page with which something was.
  private var notice: CommandFailure?

  init(genres: [Genre], images: ImageConfiguration) {
    self.genres = genres
    self.images = images
  }

  func adding(_ answer: Fetched<MoviesResponse>, isOffline: Bool) -> Pages {
    var result = self
    result.listing.append(answer.value)
    result.notice = notice ?? CommandFailure(answer, isOffline: isOffline)
    return result
  }

  var ended: Pages {
    var result = self
    result.isEnded = true
    return result
  }

  func rows(limit: Int, emptiness: String.LocalizationValue) -> RowSource.Rows {
    let names = genres.namesByID
    return RowSource.Rows(
      rows: listing.movies.prefix(limit).map { ListRow($0, genres: names, images: images) }, isComplete: isEnded,
      remarks: isEnded && listing.movies.isEmpty ? [emptiness] : [], notice: notice
    ).lacking(isEnded ? listing.skipped : 0)
  }
}
