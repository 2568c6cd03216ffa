import TMDb

/// Which films are listed.
package enum FilmPart: String, CaseIterable, Identifiable, Sendable {
  /// Those of the four lists of the cinemas.
  case lists
  /// Those that many people look at now.
  case trending
  /// Those that fit what the reader asks for.
  case discover

  package var id: Self { self }

  var name: String {
    switch self {
    case .lists: localized("Lists")
    case .trending: localized("Trending")
    case .discover: localized("Discover")
    }
  }
}

extension MovieList.Window {
  /// The time's name on the screen.
  var title: String {
    switch self {
    case .day: localized("Today")
    case .week: localized("This week")
    }
  }
}
