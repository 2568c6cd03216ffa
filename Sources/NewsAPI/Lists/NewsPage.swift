import Foundation
import FoundationExtras
import Networking

/// One page of an answer.
package struct NewsPage: Hashable, Sendable {
  package var question: NewsQuestion
  /// From 1.
  package var number: Int
  /// How many rows were asked for.
  package var size: Int
  package var response: NewsResponse
  /// How old it is; nil where nobody knows.
  package var freshness: Freshness?
  /// Why there is no newer one.
  package var problem: NewsError?

  package init(
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
package enum NewsEmptiness: Hashable, Sendable {
  /// The service has no headlines for this country at present.
  case countryWithoutHeadlines(NewsCountry)
  /// Nothing fits the question.
  case nothingFound
  /// All articles were withdrawn by their publishers; so many.
  case onlyRemoved(Int)
  /// No row could be read; so many.
  case unreadable(Int)

  /// What a reader may ask for instead.
  package enum WayOut: Hashable, Sendable {
    case headlines(NewsCountry)
    case sources(NewsCountry)
    case search
  }

  /// One sentence that says why.
  package var sentence: String { words.text }

  /// The sentence, in no language yet but for the names of countries.
  package var words: String.LocalizationValue {
    switch self {
    case .countryWithoutHeadlines(let country):
      "NewsAPI.org has no headlines for \(country.name(in: ._inForce)) at the moment, only for the United States."
    case .nothingFound: "There are no articles of this kind."
    case .onlyRemoved(let count):
      count == 1
        ? "The only article was withdrawn by its publisher."
        : "All \(count) articles were withdrawn by their publishers."
    case .unreadable(let count):
      count == 1 ? "The only article could not be read." : "None of the \(count) articles could be read."
    }
  }

  package var waysOut: [WayOut] {
    switch self {
    case .countryWithoutHeadlines(let country): [.sources(country), .search, .headlines(NewsCountry("us"))]
    case .nothingFound, .onlyRemoved, .unreadable: [.search]
    }
  }
}
