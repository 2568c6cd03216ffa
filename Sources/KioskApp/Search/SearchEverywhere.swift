import Combine
import Foundation
import HackerNews
import Library
import Networking
import NewsAPI

/// One search box over all services. Each answers for itself, as soon as it can, and fails for itself.
@MainActor
package final class SearchEverywhere: ObservableObject {
  package enum Scope: String, CaseIterable, Identifiable, Sendable {
    case all, hackerNews, news, movies, stored
    package var id: Self { self }

    var name: String {
      switch self {
      case .all: localized("All")
      case .hackerNews: "HN"
      case .news: localized("News")
      case .movies: localized("Films")
      case .stored: localized("Stored")
      }
    }
  }

  /// Input.
  @Published package var text = ""
  /// Input: whose answers are shown.
  @Published package var scope = Scope.all

  /// Output: how often the reader wanted to type at once.
  @Published package private(set) var typingRequests = 0
  private var wantsToType = false

  package let hackerNews: HackerNewsSearchModel
  package let news: ArticlesViewModel
  package let movies: MovieSearchModel
  package let stored: StoredSearch

  /// Seconds the reader must pause before the news are asked: each of their answers costs one request of the day's.
  package static let newsPatience = 0.8

  /// The reader wants to type into the box, wherever they are.
  package func beginTyping() {
    wantsToType = true
    typingRequests += 1
  }

  /// Whether the box is still to be made ready for that; asked once for each wish.
  func takeWishToType() -> Bool {
    defer { wantsToType = false }
    return wantsToType
  }

  package init(
    services: KioskServices, library: Library, locale: Locale? = nil, scheduler: AnyScheduler = .main
  ) {
    hackerNews = HackerNewsSearchModel(services: services, library: library, scheduler: scheduler)
    news = ArticlesViewModel(
      services: services, library: library, locale: locale, index: 1, patience: Self.newsPatience, scheduler: scheduler)
    movies = MovieSearchModel(services: services, library: library, locale: locale, scheduler: scheduler)
    stored = StoredSearch(services: services, library: library, scheduler: scheduler)
    // Only those are asked whose answers are shown.
    $text.combineLatest($scope)
      .compactMap { text, scope in scope == .all || scope == .hackerNews ? text : nil }
      .assign(to: &hackerNews.$text)
    $text.combineLatest($scope)
      .compactMap { text, scope in scope == .all || scope == .news ? text : nil }
      .assign(to: &news.$searchString)
    $text.combineLatest($scope)
      .compactMap { text, scope in scope == .all || scope == .movies ? text : nil }
      .assign(to: &movies.$text)
    $text.combineLatest($scope)
      .compactMap { text, scope in scope == .all || scope == .stored ? text : nil }
      .assign(to: &stored.$text)
  }
}
