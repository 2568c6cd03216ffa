import Foundation
import HackerNews

/// The options of `kiosk hn search`.
enum SearchOptions {
  static let declared: [any CommandOption] = [sort, author, points, NewsOptions.from, NewsOptions.to]

  private static let sort = Option<HackerNewsSearch.Order>("sort", "ORDER", "relevance (the usual order) or newest") {
    text throws(InvalidValue) in
    switch text {
    case "relevance": .relevance
    case "newest": .date
    default: throw InvalidValue(expected: "one of relevance, newest")
    }
  }
  private static let author = Option<String>("author", "NAME", "only by this user") { text throws(InvalidValue) in
    guard text.wholeMatch(of: /[A-Za-z0-9_-]{1,40}/) != nil else { throw InvalidValue(expected: "the name of a user") }
    return text
  }
  private static let points = Option("points", "N", "only with so many points or more", in: 0...1_000_000)

  /// Who waits for news wants the newest; who looks something up wants the best.
  static func search(_ text: String, _ line: ParsedArguments) -> HackerNewsSearch {
    HackerNewsSearch(
      text, order: line[sort] ?? (line[ListOptions.watch] ? .date : .relevance), author: line[author],
      minimumPoints: line[points], since: line[NewsOptions.from], until: line[NewsOptions.to],
      resultsPerPage: line[ListOptions.limitOption] ?? ListOptions.standardLimit)
  }
}
