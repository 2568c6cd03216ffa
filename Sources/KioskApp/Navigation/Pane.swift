import Library

/// The parts of the reader, in the order of its bar.
package enum Pane: String, CaseIterable, Identifiable, Hashable, Sendable {
  case hackerNews = "hn"
  case news, movies, search, saved, settings

  package var id: Self { self }

  var name: String {
    switch self {
    case .hackerNews: "Hacker News"
    case .news: localized("News")
    case .movies: localized("Movies")
    case .search: localized("Search")
    case .saved: localized("Saved")
    case .settings: localized("Settings")
    }
  }

  /// What stands under its sign where there is little room.
  var shortName: String { self == .hackerNews ? "HN" : name }

  var symbol: String {
    switch self {
    case .hackerNews: "text.bubble"
    case .news: "newspaper"
    case .movies: "film"
    case .search: "magnifyingglass"
    case .saved: "bookmark"
    case .settings: "gearshape"
    }
  }

  /// Whether what it lists opens beside the list in a window with room for both.
  func hasColumn(in room: WindowRoom) -> Bool {
    switch self {
    case .hackerNews, .movies, .search, .saved: true
    case .news: room.news
    case .settings: false
    }
  }
}
