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
  /// Films of none of these.
  package var withoutGenres: [Genre.ID]
  package var order: Order
  package var year: Int?
  /// The least average, from 0 to 10.
  package var minimumVote: Double?
  /// Released not before this day.
  package var from: CalendarDay?
  /// Released not after this day.
  package var to: CalendarDay?

  package init(
    genres: [Genre.ID] = [], withoutGenres: [Genre.ID] = [], order: Order = .popularity, year: Int? = nil,
    minimumVote: Double? = nil, from: CalendarDay? = nil, to: CalendarDay? = nil
  ) {
    self.genres = genres
    self.withoutGenres = withoutGenres
    self.order = order
    self.year = year
    self.minimumVote = minimumVote
    self.from = from
    self.to = to
  }

  /// Fewer votes than this say nothing about a film.
  static let fewestVotes = 200

  var queryItems: [(String, String)] {
    func joined(_ ids: [Int]) -> String { ids.map(String.init).joined(separator: ",") }
    var items = [("sort_by", order.rawValue)]
    if !genres.isEmpty { items.append(("with_genres", joined(genres))) }
    if !withoutGenres.isEmpty { items.append(("without_genres", joined(withoutGenres))) }
    if order == .rating { items.append(("vote_count.gte", "\(Self.fewestVotes)")) }
    if let year { items.append(("primary_release_year", "\(year)")) }
    if let minimumVote { items.append(("vote_average.gte", "\(minimumVote)")) }
    if let from { items.append(("primary_release_date.gte", from.description)) }
    if let to { items.append(("primary_release_date.lte", to.description)) }
    return items
  }
}
