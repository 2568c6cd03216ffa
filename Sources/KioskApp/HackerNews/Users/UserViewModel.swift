import Combine
import Foundation
import HackerNews
import Library

/// One user of Hacker News and what they wrote, newest first, page by page.
@MainActor
package final class UserViewModel: ObservableObject {
  package typealias Posts = Pages<HackerNewsSearchPage.Result>

  package let name: String
  /// Output.
  @Published package private(set) var user = Loadable<User, HackerNewsError>.loading
  /// Output: stories and comments.
  @Published package private(set) var posts = Loadable<Posts, HackerNewsError>.loading

  private let wishes = PassthroughSubject<Wish, Never>()

  package init(name: String, services: KioskServices) {
    self.name = name
    let sources = services.$hackerNews.map(Reference.init)

    sources.answers(wishes: wishes, policy: .init(retriesOnlyFailures: true)) { request in
      request.question.object.user(name).loadable()
    }
    .map(\.content).removeDuplicates().assign(to: &$user)

    sources.answers(wishes: wishes, policy: .init(hasMore: \.hasMore, retriesOnlyFailures: true)) { request in
      let known = request.kind == .next ? request.known ?? Posts() : Posts()
      let search = HackerNewsSearch(
        "", order: .date, kinds: [.story, .comment, .poll, .job], author: name, page: known.nextPage)
      return request.question.object.search(search).map(known.adding).loadable()
    }
    .map(\.content).removeDuplicates().assign(to: &$posts)
  }

  /// Asks again for what failed.
  package func retry() { wishes.send(.retry) }
  package func loadMore() { wishes.send(.more) }
}

extension Pages<HackerNewsSearchPage.Result> {
  /// The first page is 0.
  var nextPage: Int { page.map { $0 + 1 } ?? 0 }

  func adding(_ page: HackerNewsSearchPage) -> Self {
    adding(page.results, page: page.page, hasMore: page.hasMore, total: page.total, remark: page.remark)
  }
}
