import FoundationExtras

/// A list of films as far as it has been read: pages put together without repetitions.
package struct MovieListing: Hashable, Sendable {
  package private(set) var movies: [Movie] = []
  /// The last page read; 0 before the first.
  package private(set) var page = 0
  package private(set) var hasMore = true
  package private(set) var totalResults = 0
  package private(set) var dates: ClosedRange<CalendarDay>?
  /// Rows of all pages that were left out.
  package private(set) var skipped = 0

  package init() {}

  /// Takes over another page. Page 1 begins anew; films known already keep their place, because ranking moves while one
  /// reads and rows repeat.
  package mutating func append(_ response: MoviesResponse) {
    if response.page <= 1 { self = MovieListing() }
    // The films of the first page are the answer's own, which all who ask share.
    movies = (movies.isEmpty ? response.results : movies + response.results).uniqueByID
    page = max(page, response.page)
    hasMore = response.hasMore
    totalResults = response.totalResults
    dates = response.dates ?? dates
    skipped += response.skipped
  }
}
