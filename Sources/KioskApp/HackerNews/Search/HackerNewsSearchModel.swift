import Combine
import Foundation
import HackerNews
import Library
import Networking

/// Full-text search on Hacker News: asks as the reader types, then page by page.
@MainActor
public final class HackerNewsSearchModel: ObservableObject {
  /// What to search in, and how.
  public struct Filters: Equatable, Sendable {
    public enum Period: String, CaseIterable, Identifiable, Sendable {
      case day, week, month, year, ever
      public var id: Self { self }

      var seconds: TimeInterval? {
        switch self {
        case .day: 86_400
        case .week: 7 * 86_400
        case .month: 30 * 86_400
        case .year: 365 * 86_400
        case .ever: nil
        }
      }
    }

    public enum Kind: String, CaseIterable, Identifiable, Sendable {
      case stories, comments, ask, show
      public var id: Self { self }

      var kinds: Set<HackerNewsSearch.Kind> {
        switch self {
        case .stories: []
        case .comments: [.comment]
        case .ask: [.ask]
        case .show: [.show]
        }
      }
    }

    public var kind = Kind.stories
    public var period = Period.ever
    public var newestFirst = false
    public var minimumPoints: Int?

    public init() {}
  }

  public enum Phase: Equatable, Sendable {
    /// Too few letters to ask.
    case waiting
    case loading
    case results
    case failed(HackerNewsError)
  }

  /// Input.
  @Published public var text = ""
  /// Input.
  @Published public var filters = Filters()
  /// Input: whether muted results are shown too.
  @Published public var showsMuted = false
  /// Output.
  @Published public private(set) var phase = Phase.waiting
  /// Output: everything that was found, muted or not.
  @Published public private(set) var results: [HackerNewsSearchPage.Result] = []
  /// Output: what to show of it.
  @Published public private(set) var rows: [Row] = []
  /// Output: how many results the mute rules hide.
  @Published public private(set) var mutedCount = 0
  @Published public private(set) var total: Int?
  @Published public private(set) var hasMore = false
  @Published public private(set) var remark: String?

  /// One result on the screen.
  public struct Row: Identifiable, Equatable, Sendable {
    public var post: HackerNewsSearchPage.Result
    /// The rule that hides it; only shown to the reader who looks at what is muted.
    public var mutedBy: MuteRule?

    public var id: Int { post.id }
  }

  public static let fewestLetters = 2

  private let clock: () -> Date
  private let retries = PassthroughSubject<Void, Never>()
  private let pages = PassthroughSubject<Void, Never>()
  /// 0 before the first answer to the question.
  private var nextPage = 0
  private var subscriptions: Set<AnyCancellable> = []

  private struct Question: Equatable {
    var text: String
    var filters: Filters
  }

  public init(
    services: KioskServices, library: Library, scheduler: AnyScheduler = .main,
    clock: @escaping () -> Date = Date.init
  ) {
    self.clock = clock
    follow(services, scheduler)
    follow(library)
  }

  /// Asks again for the page that failed.
  public func retry() { retries.send() }
  public func loadMore() { if hasMore { pages.send() } }

  private func follow(_ services: KioskServices, _ scheduler: AnyScheduler) {
    let sources = services.$hackerNews.removeDuplicates(by: ===)
    let texts = $text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .debounce(for: .seconds(0.2), scheduler: scheduler)
    let questions = texts.combineLatest($filters).map(Question.init).removeDuplicates()

    questions.combineLatest(sources)
      .handleEvents(receiveOutput: { [weak self] _ in self?.nextPage = 0 })
      .combineLatest(retries.prepend(()))
      .handleEvents(receiveOutput: { [weak self] asked, _ in self?.begin(asked.0) })
      .map { [pages, clock, weak self] asked, _ -> AnyPublisher<Result<HackerNewsSearchPage, HackerNewsError>, Never> in
        let (question, api) = asked
        guard question.text.count >= Self.fewestLetters else { return Empty().eraseToAnyPublisher() }
        let since = question.filters.period.seconds.map { clock().addingTimeInterval(-$0) }
        let asksFirst = self.map { $0.nextPage == 0 || $0.hasMore } ?? false
        return pages.pages(asksFirst: asksFirst) { _ in
          api.search(
            HackerNewsSearch(
              question.text, order: question.filters.newestFirst ? .date : .relevance,
              kinds: question.filters.kind.kinds, minimumPoints: question.filters.minimumPoints, since: since,
              page: self?.nextPage ?? 0)
          )
          .asResult
        }
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)
  }

  private func follow(_ library: Library) {
    $results.combineLatest(library.$contents.map(\.mutes).removeDuplicates(), $showsMuted)
      .sink { [weak self, clock] results, mutes, showsMuted in
        let filter = MuteFilter(mutes.values, at: clock())
        let all = results.map { Row(post: $0, mutedBy: filter.rule(hiding: $0.muteSubject)) }
        let kept = all.filter { $0.mutedBy == nil }
        self?.mutedCount = all.count - kept.count
        self?.rows = showsMuted ? all : kept
      }
      .store(in: &subscriptions)
  }

  private func begin(_ question: Question) {
    guard question.text.count >= Self.fewestLetters else {
      results = []
      total = nil
      hasMore = false
      remark = nil
      phase = .waiting
      return
    }
    if results.isEmpty { phase = .loading }
  }

  private func show(_ answer: Result<HackerNewsSearchPage, HackerNewsError>) {
    switch answer {
    case .success(let page):
      let known = page.page == 0 ? [] : results
      let ids = Set(known.map(\.id))
      results = known + page.results.filter { !ids.contains($0.id) }
      if page.page == 0 { total = page.total }
      nextPage = page.page + 1
      hasMore = page.hasMore
      remark = page.remark
      phase = .results
    case .failure(let error):
      if nextPage > 0 {
        remark = error.localizedDescription
      } else {
        results = []
        total = nil
        hasMore = false
        phase = .failed(error)
      }
    }
  }
}

extension HackerNewsSearchPage.Result {
  var story: Story? { if case .story(let story) = self { story } else { nil } }

  /// What mute rules look at: of a comment its own words too, because they are what is shown.
  var muteSubject: MuteSubject {
    switch self {
    case .story(let story): story.muteSubject
    case .comment(let comment, _, let title):
      MuteSubject(
        title: [title, comment.text?.plainText].compactMap { $0 }.joined(separator: " · "),
        people: comment.by.isEmpty ? [] : [comment.by])
    }
  }
}
