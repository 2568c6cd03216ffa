import HackerNews
import NewsAPI
import TMDb

/// `kiosk search TEXT`: one question for all services.
enum SearchEverywhere {
  /// So many rows of each service, unless told otherwise.
  static let standardLimit = 10

  static func sources(_ text: String, _ options: ListOptions, of access: ServiceAccess) -> [RowSource] {
    let limit = options.limit ?? standardLimit
    // Samples have nothing stored.
    let stored = access.usesSamples ? [] : [StoredSource(folders: access.settings.folders, text: text, limit: limit)]
    return stored.map { $0.source() } + [
      StorySource(api: access.hackerNews, isOffline: options.isOffline)
        .search(
          HackerNewsSearch(text, resultsPerPage: limit), emptiness: "Hacker News has no story with these words."),
      RowSource(.newsAPI, name: NewsSource.name) { () throws(CommandFailure) in
        NewsSource(api: try access.news(), limit: limit)
          .search(
            EverythingQuestion(text: text, order: .relevancy), emptiness: "NewsAPI.org has no article with these words."
          )
      },
      RowSource(.tmdb, name: MovieSource.name) { () throws(CommandFailure) in
        MovieSource(service: try access.movies(), limit: limit, isOffline: options.isOffline)
          .list(.search(text), emptiness: "TMDb has no film with these words.")
      },
    ]
  }
}
