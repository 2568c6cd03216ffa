import Combine
import Foundation
import HackerNews
import NewsAPI

/// `kiosk search TEXT`: one question for all services.
enum SearchEverywhere {
  /// So many rows of each service, unless told otherwise.
  static let standardLimit = 10

  static func sources(
    _ text: String, _ options: ListOptions, of access: ServiceAccess, traits: TerminalTraits
  ) -> [RowSource] {
    let limit = options.limit ?? standardLimit
    return [
      stories(text, limit: limit, isOffline: options.isOffline, of: access, traits: traits),
      articles(text, limit: limit, of: access),
      films(text, limit: limit, of: access),
    ]
  }

  private static func stories(
    _ text: String, limit: Int, isOffline: Bool, of access: ServiceAccess, traits: TerminalTraits
  ) -> RowSource {
    RowSource(name: "Hacker News", watching: RowSource.Watching(interval: 60)) {
      access.hackerNews.search(HackerNewsSearch(text, resultsPerPage: limit))
        .map { page in
          let words = StoryText(traits: traits, now: Date(), rankColumns: 0)
          let rows = page.stories.enumerated().map { words.listRow(StoryRow($1, rank: $0 + 1)) }
          return RowSource.Rows(
            rows: rows, remarks: rows.isEmpty ? ["Hacker News has no story with these words."] : [],
            outdated: CommandFailure(page.cached, isOffline: isOffline))
        }
        .mapError { CommandFailure($0) }
        .eraseToAnyPublisher()
    }
  }

  private static func films(_ text: String, limit: Int, of access: ServiceAccess) -> RowSource {
    let watching = RowSource.Watching(interval: MovieListController.interval)
    do throws(CommandFailure) {
      let store = try access.movies(MovieLocaleOptions())
      return RowSource(name: "TMDb", watching: watching) {
        store.movies(.search(text)).last()
          .map { answer in
            let films = answer.value.results.prefix(limit).map { MovieRow($0) }
            return RowSource.Rows(
              rows: films.enumerated().map { ListRow($1, rank: $0 + 1) },
              remarks: films.isEmpty ? ["TMDb has no film with these words."] : [],
              outdated: CommandFailure(answer, isOffline: store.configuration.isOffline))
          }
          .mapError { CommandFailure($0) }
          .eraseToAnyPublisher()
      }
    } catch {
      return RowSource(name: "TMDb", watching: watching) { Fail(error: error).eraseToAnyPublisher() }
    }
  }

  private static func articles(_ text: String, limit: Int, of access: ServiceAccess) -> RowSource {
    do throws(CommandFailure) {
      let source = NewsRowSource(api: try access.news(), limit: limit)
        .source(.search(EverythingQuestion(text: text, order: .relevancy)))
      return RowSource(name: source.name, watching: source.watching) {
        source.rows().map { answer in
          var answer = answer
          if answer.rows.isEmpty { answer.remarks = ["NewsAPI.org has no article with these words."] }
          return answer
        }
        .eraseToAnyPublisher()
      }
    } catch {
      return RowSource(name: NewsRowSource.name, watching: RowSource.Watching(interval: 86_400)) {
        Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
}
