import Foundation
import Networking

/// One page of a search among films, people and series.
public struct SearchResults: Hashable, Sendable {
  public enum Result: Identifiable, Hashable, Sendable {
    case movie(Movie)
    case person(Person)

    public var id: String {
      switch self {
      case .movie(let movie): "movie \(movie.id)"
      case .person(let person): "person \(person.id)"
      }
    }
  }

  public var page: Int
  public var totalResults: Int
  public var totalPages: Int
  public var results: [Result]
  /// Series, collections, damaged rows, and what did not exist when this was written.
  public var skipped: Int

  public init(
    page: Int = 1, totalResults: Int? = nil, totalPages: Int = 1, results: [Result] = [], skipped: Int = 0
  ) {
    self.page = page
    self.totalResults = totalResults ?? results.count
    self.totalPages = totalPages
    self.results = results
    self.skipped = skipped
  }

  /// Whether another page can be had.
  public var hasMore: Bool { page < min(totalPages, MoviesResponse.pageLimit) }

  public var movies: [Movie] { results.compactMap { if case .movie(let movie) = $0 { movie } else { nil } } }

  public var people: [Person] { results.compactMap { if case .person(let person) = $0 { person } else { nil } } }
}

extension SearchResults: Decodable {
  public init(from decoder: any Decoder) throws {
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
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch container.label(.kind) ?? (container.contains(.title) ? "movie" : "person") {
    case "movie": self = .movie(try Movie(from: decoder))
    case "person": self = .person(try Person(from: decoder))
    case let kind:
      throw container.damage(.kind, "\(kind) is neither a film nor a person.")
    }
  }
}
