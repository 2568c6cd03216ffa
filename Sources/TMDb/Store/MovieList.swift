import FoundationExtras

/// Anything that gives pages of films.
package enum MovieList: Hashable, Sendable {
  package enum Window: String, CaseIterable, Hashable, Sendable {
    case day, week
  }

  case endpoint(MovieEndpoint)
  case trending(Window)
  case search(String)
  case discover(MovieDiscovery)
  case recommendations(of: Int)
  case similar(to: Int)

  /// The films of one genre, most popular first.
  package static func genre(_ id: Genre.ID) -> MovieList { .discover(MovieDiscovery(genres: [id])) }

  var path: String {
    switch self {
    case .endpoint(let endpoint): "movie/\(endpoint.rawValue)"
    case .trending(let window): "trending/movie/\(window.rawValue)"
    case .search: "search/movie"
    case .discover: "discover/movie"
    case .recommendations(let id): "movie/\(id)/recommendations"
    case .similar(let id): "movie/\(id)/similar"
    }
  }

  var queryItems: [(String, String)] {
    switch self {
    case .search(let text): [("query", text)]
    case .discover(let discovery): discovery.queryItems
    case .endpoint, .trending, .recommendations, .similar: []
    }
  }
}
