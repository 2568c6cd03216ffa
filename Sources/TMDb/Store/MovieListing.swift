/// A list of films as far as it has been read: pages put together without repetitions.
public struct MovieListing: Hashable, Sendable {
  public private(set) var movies: [Movie] = []
  /// The last page read; 0 before the first.
  public private(set) var page = 0
  public private(set) var hasMore = true
  public private(set) var totalResults = 0
  public private(set) var dates: ClosedRange<CalendarDay>?
  /// Rows of all pages that were left out.
  public private(set) var skipped = 0

  public init() {}

  /// Takes over another page. Page 1 begins anew; films known already keep their place, because ranking moves while one
  /// reads and rows repeat.
  public mutating func append(_ response: MoviesResponse) {
    if response.page <= 1 { self = MovieListing() }
    movies = (movies + response.results).uniqueByID
    page = max(page, response.page)
    hasMore = response.hasMore
    totalResults = response.totalResults
    dates = response.dates ?? dates
    skipped += response.skipped
  }
}
