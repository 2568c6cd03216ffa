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

/// What to look for without words.
package struct MovieDiscovery: Hashable, Sendable {
  package enum Order: String, CaseIterable, Hashable, Sendable {
    case popularity = "popularity.desc"
    case newest = "primary_release_date.desc"
    case oldest = "primary_release_date.asc"
    /// Films with few votes are left out: one enthusiast would come first.
    case rating = "vote_average.desc"
    case votes = "vote_count.desc"
    case title = "title.asc"
  }

  /// Films of all these genres.
  package var genres: [Genre.ID]
  /// The days on which they came out first; nil for all.
  package var released: ClosedRange<CalendarDay>?
  package var order: Order

  package init(genres: [Genre.ID] = [], released: ClosedRange<CalendarDay>? = nil, order: Order = .popularity) {
    self.genres = genres
    self.released = released
    self.order = order
  }

  /// Fewer votes than this say nothing about a film.
  static let fewestVotes = 200

  var queryItems: [(String, String)] {
    var items = [("sort_by", order.rawValue)]
    if !genres.isEmpty { items.append(("with_genres", genres.map(String.init).joined(separator: ","))) }
    if let released {
      items.append(("primary_release_date.gte", released.lowerBound.description))
      items.append(("primary_release_date.lte", released.upperBound.description))
    }
    if order == .rating { items.append(("vote_count.gte", "\(Self.fewestVotes)")) }
    return items
  }
}
