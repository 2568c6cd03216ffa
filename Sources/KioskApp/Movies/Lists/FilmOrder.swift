import TMDb

/// How films are sorted.
package enum FilmOrder: RowOrder {
  /// As the service has them.
  case ranked
  case rating, newest, title

  package var words: String? {
    switch self {
    case .ranked: nil
    case .rating: localized("by rating")
    case .newest: localized("newest first")
    case .title: localized("by title")
    }
  }

  package func sorted(_ films: [Movie]) -> [Movie] {
    switch self {
    case .ranked: films
    // Without a vote there is no rating.
    case .rating: Self.sorted(films) { $0.voteCount > 0 ? $0.voteAverage : nil }
    case .newest: Self.sorted(films, by: \.releaseDate)
    case .title: Self.sorted(films, byText: \.title)
    }
  }
}
