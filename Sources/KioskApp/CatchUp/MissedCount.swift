import Combine
import FeedLibrary
import Foundation
import Library

/// How much has come since the reader was last here, by what is known: nobody is asked for it.
@MainActor
enum MissedCount {
  /// More articles are not counted.
  private static let mostArticles = 100

  /// - Parameter stories: when the stories of a list were posted that it did not hold at the reader's last visit.
  static func publisher(
    of stories: AnyPublisher<[Date], Never>, services: KioskServices, library: Library
  ) -> AnyPublisher<Int, Never> {
    let visits = library.$contents.map(\.caughtUp).removeDuplicates()
    let desks = services.$feeds.map { $0?.desk }.removeDuplicates { $0 === $1 }
    let articles = desks.combineLatest(visits)
      .map { desk, visit -> AnyPublisher<Int, Never> in
        guard let desk, let visit else { return Just(0).eraseToAnyPublisher() }
        return desk.$revision
          .map { _ in desk.articles(ArticleQuestion(since: visit, limit: mostArticles)).replaceError(with: []) }
          .switchToLatest()
          .map { articles in articles.count { !$0.isRead } }
          .prepend(0)
          .eraseToAnyPublisher()
      }
      .switchToLatest()
    return stories.combineLatest(visits, articles)
      .map { stories, visit, articles in articles + stories.count { date in visit.map { date > $0 } ?? true } }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
