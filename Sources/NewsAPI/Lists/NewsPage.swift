import Foundation
import Networking

/// One page of an answer.
public struct NewsPage: Hashable, Sendable {
  public var question: NewsQuestion
  /// From 1.
  public var number: Int
  /// How many rows were asked for.
  public var size: Int
  public var response: NewsResponse
  /// How old it is; nil where nobody knows.
  public var freshness: Freshness?
  /// Why there is no newer one.
  public var problem: NewsError?

  public init(
    question: NewsQuestion, number: Int, size: Int, response: NewsResponse, freshness: Freshness? = nil,
    problem: NewsError? = nil
  ) {
    self.question = question
    self.number = number
    self.size = size
    self.response = response
    self.freshness = freshness
    self.problem = problem
  }
}

/// Why a list has nothing to show, and what to do instead.
public enum NewsEmptiness: Hashable, Sendable {
  /// The service has no headlines for this country at present.
  case countryWithoutHeadlines(NewsCountry)
  /// Nothing fits the question.
  case nothingFound
  /// All articles were withdrawn by their publishers; so many.
  case onlyRemoved(Int)
  /// No row could be read; so many.
  case unreadable(Int)

  /// What a reader may ask for instead.
  public enum WayOut: Hashable, Sendable {
    case headlines(NewsCountry)
    case sources(NewsCountry)
    case search
  }

  /// One sentence that says why.
  public var sentence: String {
    switch self {
    case .countryWithoutHeadlines(let country):
      "NewsAPI.org has no headlines for \(country.name) at present: it answers for the United States alone."
    case .nothingFound: "There are no articles of this kind."
    case .onlyRemoved(let count):
      count == 1
        ? "The only article was withdrawn by its publisher."
        : "All \(count) articles were withdrawn by their publishers."
    case .unreadable(let count):
      count == 1 ? "The only article could not be read." : "None of the \(count) articles could be read."
    }
  }

  public var waysOut: [WayOut] {
    switch self {
    case .countryWithoutHeadlines(let country): [.sources(country), .search, .headlines(NewsCountry("us"))]
    case .nothingFound, .onlyRemoved, .unreadable: [.search]
    }
  }
}
