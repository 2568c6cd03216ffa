import Combine
import Foundation
import HackerNews
import Library
import Networking

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
  /// Output: whether the first of them are on their way.
  @Published public private(set) var isLoadingPosts = true
  @Published public private(set) var hasMore = false
  /// Output: why the newest page of posts could not be had.
  @Published public private(set) var postsProblem: HackerNewsError?

  private let retries = PassthroughSubject<Void, Never>()
  private let pages = PassthroughSubject<Void, Never>()
  private var nextPage = 0
  private var subscriptions: Set<AnyCancellable> = []

  private enum Answer {
    case user(Result<User, HackerNewsError>)
    case posts(Result<HackerNewsSearchPage, HackerNewsError>)
  }

  public init(name: String, services: KioskServices) {
    self.name = name
    follow(services)
  }

  /// Asks again for what failed.
  public func retry() { retries.send() }
  public func loadMore() { if hasMore { pages.send() } }

  private func follow(_ services: KioskServices) {
    services.$hackerNews.removeDuplicates(by: ===)
      .handleEvents(receiveOutput: { [weak self] _ in self?.begin() })
      .combineLatest(retries.prepend(()))
      .map { [weak self] api, _ in
        self?.answers(api) ?? Empty().eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] answer in
        switch answer {
        case .user(let answer): self?.show(answer)
        case .posts(let answer): self?.show(answer)
        }
      }
      .store(in: &subscriptions)
  }

  /// What is not known yet of the user, and the posts page by page.
  private func answers(_ api: HackerNewsAPI) -> AnyPublisher<Answer, Never> {
    let search = { [name, weak self] in
      HackerNewsSearch(
        "", order: .date, kinds: [.story, .comment, .poll, .job], author: name, page: self?.nextPage ?? 0)
    }
    let posts = pages.pages(asksFirst: nextPage == 0 || postsProblem != nil) { _ in
      api.search(search()).asResult
    }
    .map(Answer.posts)
    if case .user = phase { return posts.eraseToAnyPublisher() }
    phase = .loading
    return api.user(name).asResult.map(Answer.user).merge(with: posts).eraseToAnyPublisher()
  }

  /// Another service: nothing of the one before.
  private func begin() {
    phase = .loading
    posts = []
    isLoadingPosts = true
    hasMore = false
    postsProblem = nil
    nextPage = 0
  }

  private func show(_ answer: Result<User, HackerNewsError>) {
    switch answer {
    case .success(let user): phase = .user(user)
    case .failure(let error): phase = .failed(error)
    }
  }

  private func show(_ answer: Result<HackerNewsSearchPage, HackerNewsError>) {
    isLoadingPosts = false
    switch answer {
    case .success(let page):
      postsProblem = nil
      let known = page.page == 0 ? [] : posts
      let ids = Set(known.map(\.id))
      posts = known + page.results.filter { !ids.contains($0.id) }
      nextPage = page.page + 1
      hasMore = page.hasMore
    case .failure(let error):
      postsProblem = error
    }
  }
}
