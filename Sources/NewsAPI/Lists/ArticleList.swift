import Foundation
import Networking

/// The answer to a question as far as it has come: a value that takes in pages and says whether there is more.
///
/// Withdrawn articles and repeated ones are left out, articles that several outlets have are folded into the first. Pages are
/// counted by what the service sent, not by what is left of it.
package struct ArticleList: Hashable, Sendable {
  package let question: NewsQuestion
  package private(set) var articles: [Article] = []
  /// The size of the whole result by the service's count, which may be more than can be had; nil before the first page.
  package private(set) var total: Int?
  /// The page to ask for next, from 1; nil at the end.
  package private(set) var nextPage: Int? = 1
  /// Articles that their publishers withdrew.
  package private(set) var removedCount = 0
  /// Rows that could not be read.
  package private(set) var unreadableCount = 0
  /// Whether the list ends because the plan gives no more of it.
  package private(set) var isCutByPlan = false

  /// The age of its oldest page; nil before the first, and where nobody knows.
  package private(set) var freshness: Freshness?
  /// Why there is nothing newer; nil where it is fresh, and while something newer is on its way.
  package private(set) var problem: NewsError?

  /// The languages of outlets that the question names, by their ids and the service's codes.
  package internal(set) var outletLanguages: [Source.ID: String] = [:]

  private var folding = ArticleFolding()
  private var rowCount = 0

  package init(_ question: NewsQuestion) {
    self.question = question
  }

  package var hasMore: Bool { nextPage != nil }

  /// Why there is nothing to show; nil where there is something, or something may still come.
  package var emptiness: NewsEmptiness? {
    guard articles.isEmpty, nextPage == nil else { return nil }
    if removedCount > 0 { return .onlyRemoved(removedCount) }
    if unreadableCount > 0 { return .unreadable(unreadableCount) }
    if let country = question.country, !country.hasHeadlines { return .countryWithoutHeadlines(country) }
    return .nothingFound
  }

  /// The language of one of its articles, as a BCP 47 tag: the one that was asked for, or the outlet's; nil where nobody says.
  package func language(of article: Article) -> String? {
    if case .everything(let question) = question, let language = question.language {
      return NewsLanguage.tag(ofCode: language)
    }
    return article.source?.identifier.flatMap { outletLanguages[$0] }.map(NewsLanguage.tag(ofCode:))
  }

  /// Takes in the page that ``nextPage`` names; others are ignored.
  ///
  /// - Parameter most: how many results of a question the plan gives; nil where only the server knows.
  package mutating func add(_ page: NewsPage, most: Int? = nil) {
    guard page.number == nextPage, page.question == question else { return }
    let response = page.response
    let isNew = folding.fold(response.articles, into: &articles)
    rowCount += response.rowCount
    removedCount += response.removedCount
    unreadableCount += response.unreadableCount
    total = response.totalResults ?? total
    problem = problem ?? page.problem
    if let age = page.freshness, freshness.map({ age.date < $0.date }) ?? true { freshness = age }
    let reached = page.number * page.size
    // A page of repetitions alone is the end; one of withdrawn or unreadable rows alone is not.
    let saysNothing = response.rowCount == 0 || (!isNew && !response.articles.isEmpty)
    isCutByPlan = most.map { reached >= $0 && (total ?? 0) > reached } ?? false
    let isLast = saysNothing || isCutByPlan || total.map { reached >= $0 } ?? (response.rowCount < page.size)
    nextPage = isLast ? nil : page.number + 1
  }

  /// The service gives no more of this question.
  package mutating func endByPlan() {
    nextPage = nil
    isCutByPlan = true
  }
}
