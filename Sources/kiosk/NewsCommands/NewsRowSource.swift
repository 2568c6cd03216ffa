import Combine
import Foundation
import Networking
import NewsAPI

/// The lists of NewsAPI as rows.
struct NewsRowSource {
  let api: NewsAPIClient
  let limit: Int

  static let name = "NewsAPI.org"

  /// A list is asked for again every half hour, a directory once a day: the free plan has 100 requests a day.
  private static let listInterval: TimeInterval = 1800
  private static let directoryInterval: TimeInterval = 86_400

  func source(_ request: NewsRequest) -> RowSource {
    switch request {
    case .headlines(let country?, let category):
      articles(.headlines(country: country, category: category))
    case .headlines(nil, let category):
      RowSource(name: Self.name, watching: Self.watchingLists) { headlines(of: api.configuration.country, category) }
    case .source(let id): articles(.source(id))
    case .search(let question): articles(.everything(question))
    case .sources(let question):
      RowSource(name: Self.name, watching: Self.watchingDirectory) { directory(question) }
    }
  }

  private func articles(_ question: NewsQuestion) -> RowSource {
    RowSource(name: Self.name, watching: Self.watchingLists) { rows(question) }
  }

  private func rows(_ question: NewsQuestion) -> AnyPublisher<RowSource.Rows, CommandFailure> {
    api.articleLists(question, limit: limit).map(rows).mapError { CommandFailure($0) }.eraseToAnyPublisher()
  }

  /// The headlines of the reader's own country; where the service has none for it, those it has, and a word about it.
  private func headlines(
    of country: NewsCountry, _ category: NewsCategory?
  ) -> AnyPublisher<RowSource.Rows, CommandFailure> {
    let others = NewsCountry("us")
    return api.articleLists(.headlines(country: country.code, category: category), limit: limit)
      .mapError { CommandFailure($0) }
      .flatMap { list -> AnyPublisher<RowSource.Rows, CommandFailure> in
        guard case .countryWithoutHeadlines? = list.emptiness else {
          return Just(rows(list)).setFailureType(to: CommandFailure.self).eraseToAnyPublisher()
        }
        return rows(.headlines(country: others.code, category: category)).map { rows in
          var rows = rows
          rows.remarks.insert(
            "NewsAPI.org has no headlines for \(country.name) at present; these are those of \(others.name). "
              + "Sources of your own country: kiosk news sources --country \(country.code)", at: 0)
          return rows
        }
        .eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  private func rows(_ list: ArticleList) -> RowSource.Rows {
    let now = Date()
    var answer = RowSource.Rows(
      rows: list.articles.prefix(limit).enumerated().map { ListRow($1, rank: $0 + 1, now: now) })
    answer.outdated = outdated(list.problem, list.freshness, now)
    if let emptiness = list.emptiness {
      answer.remarks = [emptiness.sentence] + emptiness.waysOut.compactMap(Self.command)
    } else if list.isCutByPlan, list.articles.count < limit {
      answer.remarks = ["The plan of your key gives no more of this list."]
    }
    return answer
  }

  private func directory(_ question: SourcesQuestion) -> AnyPublisher<RowSource.Rows, CommandFailure> {
    api.sourceList(question, use: isOffline ? .storedOnly : .freshOrStored)
      .map { list in
        var answer = RowSource.Rows(rows: list.sources.prefix(limit).enumerated().map { ListRow($1, rank: $0 + 1) })
        answer.outdated = outdated(list.problem, list.freshness, Date())
        if let remark = list.remark { answer.remarks = [remark] }
        if list.sources.isEmpty, answer.remarks.isEmpty { answer.remarks = ["There is no source of this kind."] }
        return answer
      }
      .mapError { CommandFailure($0) }
      .eraseToAnyPublisher()
  }

  /// Whether only what is stored is asked for.
  private var isOffline: Bool { api.configuration.articlePolicy.use == .storedOnly }

  private func outdated(_ problem: NewsError?, _ freshness: Freshness?, _ now: Date) -> CommandFailure? {
    guard let freshness else { return nil }
    if let problem { return CommandFailure(problem).outdated(since: freshness.date, now: now) }
    return isOffline ? CommandFailure(.success, CommandFailure.age(since: freshness.date, now: now)) : nil
  }

  /// The command that leads out of an empty list.
  private static func command(_ way: NewsEmptiness.WayOut) -> String? {
    switch way {
    case .headlines(let country): "  kiosk news headlines --country \(country.code)"
    case .sources(let country): "  kiosk news sources --country \(country.code)"
    case .search: "  kiosk news search TEXT"
    }
  }

  private static let watchingLists = RowSource.Watching(
    interval: listInterval,
    remark:
      "NewsAPI.org is asked again every \(Int(listInterval / 60)) minutes, so that its 100 requests last for a day.")
  private static let watchingDirectory = RowSource.Watching(
    interval: directoryInterval, remark: "NewsAPI.org's sources are asked for again once a day.")
}
