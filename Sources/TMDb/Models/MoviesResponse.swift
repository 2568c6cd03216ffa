import Foundation
import FoundationExtras
import Networking

/// One page of a list of films.
package struct MoviesResponse: Hashable, Sendable {
  /// From 1.
  package var page: Int
  package var totalResults: Int
  /// As the service counts, which may be more than ``lastPage``.
  package var totalPages: Int
  package var results: [Movie]
  /// The days between which films of now playing and upcoming come out.
  package var dates: ClosedRange<CalendarDay>?
  /// Rows that were left out, because they are damaged or no films.
  package var skipped: Int

  package init(
    page: Int = 1, totalResults: Int? = nil, totalPages: Int = 1, results: [Movie],
    dates: ClosedRange<CalendarDay>? = nil, skipped: Int = 0
  ) {
    self.page = page
    self.totalResults = totalResults ?? results.count
    self.totalPages = totalPages
    self.results = results
    self.dates = dates
    self.skipped = skipped
  }

  /// TMDb gives no page beyond this one, however many it counts.
  package static let pageLimit = 500

  /// The last page that can be had.
  package var lastPage: Int { min(totalPages, Self.pageLimit) }

  /// Whether another page can be had; also after a page on which every row was left out.
  package var hasMore: Bool { page < lastPage }
}

extension MoviesResponse: Decodable {
  private enum CodingKeys: String, CodingKey {
    case page, results, dates, minimum, maximum
    case totalResults = "total_results"
    case totalPages = "total_pages"
  }

  package init(from decoder: any Decoder) throws {
    let page = try ResultPage<FilmRow>(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let dates = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .dates)
    var range: ClosedRange<CalendarDay>?
    if let first = dates?.day(.minimum), let last = dates?.day(.maximum), first <= last { range = first...last }
    let films = page.elements.map(\.movie)
    self.init(
      page: page.page, totalResults: page.totalResults, totalPages: page.totalPages, results: films.uniqueByID,
      dates: range, skipped: page.skipped)
  }
}

/// A film of a list that may be mixed: a row that says it is something else is none.
private struct FilmRow: Decodable {
  let movie: Movie

  private enum CodingKeys: String, CodingKey { case kind = "media_type" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let kind = container.label(.kind), kind != "movie" {
      throw container.damage(.kind, "This is no film.")
    }
    movie = try Movie(from: decoder)
  }
}

/// What all pages of TMDb have in common. A row that cannot be read is left out alone, and counted.
struct ResultPage<Element: Decodable>: Decodable {
  let page: Int
  let totalResults: Int
  let totalPages: Int
  let elements: [Element]
  let skipped: Int

  private enum CodingKeys: String, CodingKey {
    case page, results
    case totalResults = "total_results"
    case totalPages = "total_pages"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.mustHave(.results)
    try container.mustBeList(.results)
    let rows = container.rows(Element.self, .results)
    elements = rows.compactMap(\.value)
    skipped = rows.count - elements.count
    page = min(max(1, container.wholeNumber(.page) ?? 1), 1_000_000)
    totalPages = max(0, container.wholeNumber(.totalPages) ?? page)
    totalResults = max(0, container.wholeNumber(.totalResults) ?? elements.count)
  }
}
