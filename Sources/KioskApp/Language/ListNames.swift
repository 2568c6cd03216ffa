import HackerNews
import Library
import NewsAPI
import TMDb

extension HackerNewsEndpoint {
  /// The list's name on the screen.
  var title: String {
    switch self {
    case .new: localized("New")
    case .top: localized("Top")
    case .best: localized("Best")
    case .ask: localized("Ask")
    case .show: localized("Show")
    case .jobs: localized("Jobs")
    }
  }
}

extension MovieEndpoint {
  /// The list's name on the screen.
  var title: String {
    switch self {
    case .nowPlaying: localized("Now playing")
    case .popular: localized("Popular")
    case .upcoming: localized("Upcoming")
    case .topRated: localized("Top rated")
    }
  }
}

extension NewsCategory {
  /// The category's name on the screen.
  var title: String {
    switch self {
    case .business: localized("Business")
    case .entertainment: localized("Entertainment")
    case .general: localized("General")
    case .health: localized("Health")
    case .science: localized("Science")
    case .sports: localized("Sports")
    case .technology: localized("Technology")
    }
  }
}

extension MuteRule.Kind {
  /// The kind's name on the screen.
  var title: String {
    switch self {
    case .word: localized("Word")
    case .domain: localized("Site")
    case .person: localized("Person")
    case .outlet: localized("News source")
    case .genre: localized("Genre")
    }
  }
}
