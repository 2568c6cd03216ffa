import Combine
import Foundation
import HackerNews
import Library

/// One user of Hacker News and what they wrote, newest first, page by page.
@MainActor
public final class UserViewModel: ObservableObject {
  public enum Phase: Equatable, Sendable {
    case loading
    case user(User)
    case failed(HackerNewsError)
  }

  public let name: String
  /// Output.
  @Published public private(set) var phase = Phase.loading
  /// Output: stories and comments.
  @Published public private(set) var posts: [HackerNewsSearchPage.Result] = []
  @Published public private(set) var hasMore = false
  /// Output: why the newest page of posts could not be had.
  @Published public private(set) var postsProblem: HackerNewsError?

  private let retries = PassthroughSubject<Void, Never>()
  private let pages = CurrentValueSubject<Int, Never>(0)
  private var subscriptions: Set<AnyCancellable> = []

  public init(name: String, services: KioskServices) {
    self.name = name
    follow(services)
  }

  public func retry() { retries.send() }
  public func loadMore() { if hasMore { pages.send(pages.value + 1) } }

  private func follow(_ services: KioskServices) {
    let name = name
    let sources = services.$hackerNews.removeDuplicates(by: ===).combineLatest(retries.prepend(())).map(\.0)

    sources
      .map { $0.user(name).map(Phase.user).catch { Just(.failed($0)) } }
      .switchToLatest()
      .sink { [weak self] in self?.phase = $0 }
      .store(in: &subscriptions)

    // One page at a time: the next is asked for when the reader gets there.
    sources.combineLatest(pages)
      .map { api, page in
        api.search(
          HackerNewsSearch("", order: .date, kinds: [.story, .comment, .poll, .job], author: name, page: page)
        )
        .map(Result<HackerNewsSearchPage, HackerNewsError>.success)
        .catch { Just(.failure($0)) }
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  private func show(_ answer: Result<HackerNewsSearchPage, HackerNewsError>) {
    switch answer {
    case .success(let page):
      postsProblem = nil
      let known = page.page == 0 ? [] : posts
      let ids = Set(known.map(\.id))
      posts = known + page.results.filter { !ids.contains($0.id) }
      hasMore = page.hasMore
    case .failure(let error):
      postsProblem = error
    }
  }
}
