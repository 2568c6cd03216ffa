import Combine
import Foundation
import FoundationExtras
import Networking
import NewsAPI

/// The lists of NewsAPI.org as rows.
struct NewsSource {
  let api: NewsAPIClient
  let limit: Int

  static let name = "NewsAPI.org"

  /// A directory is asked for again once a day.
  private static let directoryInterval: TimeInterval = 86_400

  func source(_ request: NewsRequest) -> RowSource {
    switch request {
    case .headlines(let country?, let category):
      articles(.headlines(country: country, category: category))
    case .headlines(nil, let category):
      RowSource(.newsAPI, name: Self.name, watching: watchingLists) { _ in
        headlines(of: api.configuration.country, category)
      }
    case .source(let id): articles(.source(id))
    case .search(let question): search(question)
    case .sources(let question):
      RowSource(.newsAPI, name: Self.name, watching: Self.watchingDirectory) { _ in directory(question) }
    }
  }

  /// - Parameter emptiness: what is said where nothing is found, in place of the service's own reasons and ways out.
  func search(_ question: EverythingQuestion, emptiness: String.LocalizationValue? = nil) -> RowSource {
    articles(.everything(question), emptiness: emptiness)
  }

  private func articles(_ question: NewsQuestion, emptiness: String.LocalizationValue? = nil) -> RowSource {
    RowSource(.newsAPI, name: Self.name, watching: watchingLists) { _ in rows(question, emptiness: emptiness) }
  }

  private func rows(
    _ question: NewsQuestion, emptiness: String.LocalizationValue? = nil
  ) -> AnyPublisher<RowSource.Rows, CommandFailure> {
    api.articleLists(question, limit: limit)
      .map { rows($0, emptiness: emptiness) }
      .mapError { CommandFailure($0) }
      .eraseToAnyPublisher()
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
            "NewsAPI.org has no headlines for \(country.name(in: Told.locale)) at the moment. Shown instead: \(others.name(in: Told.locale)). Sources of your own country: kiosk news sources --country \(country.code)",
            at: 0)
          return rows
        }
        .eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  private func rows(_ list: ArticleList, emptiness: String.LocalizationValue? = nil) -> RowSource.Rows {
    var answer = RowSource.Rows(
      rows: list.articles.prefix(limit).map { ListRow($0) },
      isComplete: !list.hasMore || list.articles.count >= limit,
      notice: CommandFailure(list, isOffline: isOffline))
    if case .unreadable? = list.emptiness, let words = list.emptiness?.words {
      answer.notice = CommandFailure(.badData, words)
    } else if let reason = list.emptiness {
      answer.remarks = emptiness.map { [$0] } ?? [reason.words] + reason.waysOut.compactMap(Self.command)
    } else if list.isCutByPlan, list.articles.count < limit {
      answer.remarks = ["Your plan does not include more of this list."]
    }
    return answer.isComplete ? answer.lacking(list.unreadableCount) : answer
  }

  private func directory(_ question: SourcesQuestion) -> AnyPublisher<RowSource.Rows, CommandFailure> {
    api.sourceList(question, use: isOffline ? .cachedOnly : .freshOrCached)
      .map { list in
        var answer = RowSource.Rows(
          rows: list.sources.prefix(limit).map { ListRow($0) }, notice: CommandFailure(list, isOffline: isOffline))
        if let remark = list.remark { answer.remarks = [remark] }
        if list.sources.isEmpty, answer.remarks.isEmpty { answer.remarks = ["There is no source of this kind."] }
        return answer.lacking(list.unreadableCount)
      }
      .mapError { CommandFailure($0) }
      .eraseToAnyPublisher()
  }

  /// Whether only what is cached is asked for.
  private var isOffline: Bool { api.configuration.articlePolicy.use == .cachedOnly }

  /// The command that leads out of an empty list.
  private static func command(_ way: NewsEmptiness.WayOut) -> String.LocalizationValue? {
    switch way {
    case .headlines(let country): .init(verbatim: "  kiosk news headlines --country \(country.code)")
    case .sources(let country): .init(verbatim: "  kiosk news sources --country \(country.code)")
    case .search: .init(verbatim: "  kiosk news search TEXT")
    }
  }

  /// Lists are asked for again at half the pace that the plan allows, in steps of five minutes, and never faster than they
  /// count as fresh.
  static func interval(_ quota: Quota?, freshFor: TimeInterval) -> TimeInterval {
    let pace = (quota?.windows ?? []).map { $0.seconds / Double($0.requests) }.max() ?? 0
    return max(freshFor, (pace * 2 / 300).rounded(.up) * 300)
  }

  private var watchingLists: RowSource.Watching {
    let configuration = api.configuration
    let interval = Self.interval(configuration.quota, freshFor: max(900, configuration.articlePolicy.freshFor))
    let requests = configuration.quota?.windows.map(\.requests).max()
    return .asking(
      every: interval,
      remark: requests.map {
        "NewsAPI.org is asked again every \(Int(interval / 60)) minutes, so that its \($0) requests a day last."
      } ?? "NewsAPI.org is asked again every \(Int(interval / 60)) minutes.")
  }

  private static var watchingDirectory: RowSource.Watching {
    .asking(
      every: directoryInterval, remark: "The sources of NewsAPI.org are loaded again once a day.")
  }
}
