import Foundation
import Networking

/// One page of a search among films, people and series.
package struct SearchResults: Hashable, Sendable {
  package enum Result: Identifiable, Hashable, Sendable {
    case movie(Movie)
    case person(Person)

    package var id: String {
      switch self {
      case .movie(let movie): "movie \(movie.id)"
      case .person(let person): "person \(person.id)"
      }
    }
  }

  package var page: Int
  package var totalResults: Int
  package var totalPages: Int
  package var results: [Result]
  /// Series, collections, damaged rows, and what did not exist when this was written.
  package var skipped: Int

  package init(
    page: Int = 1, totalResults: Int? = nil, totalPages: Int = 1, results: [Result] = [], skipped: Int = 0
  ) {
    self.page = page
    self.totalResults = totalResults ?? results.count
    self.totalPages = totalPages
    self.results = results
    self.skipped = skipped
  }

  /// Whether another page can be had.
  package var hasMore: Bool { page < min(totalPages, MoviesResponse.pageLimit) }

  package var movies: [Movie] { results.compactMap { if case .movie(let movie) = $0 { movie } else { nil } } }

  package var people: [Person] { results.compactMap { if case .person(let person) = $0 { person } else { nil } } }
}

extension SearchResults: Decodable {
  package init(from decoder: any Decoder) throws {
    let page = try ResultPage<Result>(from: decoder)
    self.init(
      page: page.page, totalResults: page.totalResults, totalPages: page.totalPages,
      results: page.elements.uniqueByID, skipped: page.skipped)
  }
}

extension SearchResults.Result: Decodable {
  private enum CodingKeys: String, CodingKey {
    case kind = "media_type"
    case title
  }

  /// A row without `media_type` comes from a search for one kind: films have titles, people have names.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch container.label(.kind) ?? (container.contains(.title) ? "movie" : "person") {
    case "movie": self = .movie(try Movie(from: decoder))
    case "person": self = .person(try Person(from: decoder))
    case let kind:
      throw container.damage(.kind, "\(kind) is neither a film nor a person.")
    }
  }
}
