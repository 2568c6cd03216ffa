import Combine
import Foundation
import Library
import Networking
import NewsAPI

/// Articles: headlines, a search, a category, or those of one source.
///
/// Views set the inputs; the outputs follow. One subscription, made in `init`, lives as long as the model: the newest question
/// wins, a failure is a value, Retry asks again, and nothing is asked twice.
@MainActor
public final class ArticlesViewModel: ObservableObject {
  /// What the screen's centre shows.
  public enum Phase: Equatable, Sendable {
    case loading
    case articles
    /// The service has nothing of the kind.
    case empty(NewsEmptiness)
    /// The search asks for 3 to 30 characters.
    case waiting(SearchRule)
    /// Nothing is known and nothing could be had.
    case failed(NewsError)
  }

  /// Why a search does not ask yet.
  public enum SearchRule: Equatable, Sendable {
    case tooShort(missing: Int)
    case tooLong(surplus: Int)

    public static let lengths = 3...30

    /// Nil where the text may be asked for.
    public init?(_ text: String) {
      if text.count < Self.lengths.lowerBound {
        self = .tooShort(missing: Self.lengths.lowerBound - text.count)
      } else if text.count > Self.lengths.upperBound {
        self = .tooLong(surplus: text.count - Self.lengths.upperBound)
      } else {
        return nil
      }
    }

    /// The rule, as the reader should know it now.
    public var sentence: String {
      switch self {
      case .tooShort(let missing):
        missing == 1
          ? "One more character: the news are searched for 3 to 30." : "A search of the news takes 3 to 30 characters."
      case .tooLong(let surplus):
        surplus == 1
          ? "One character too many: the news are searched for 3 to 30."
          : "\(surplus) characters too many: the news are searched for 3 to 30."
      }
    }
  }

  /// Input: 0 headlines, 1 search, 2 category, 3 one source.
  @Published public var indexEndpoint: Int
  /// Input: the words of a search, or the id of a source.
  @Published public var searchString: String
  /// Input: of headlines.
  @Published public var category = NewsCategory.science
  /// Input: whether muted articles are shown too.
  @Published public var showsMuted = false
  /// Input: whether articles are hidden that were read before; those read from now on stay where they are.
  @Published public var hidesRead = false {
    didSet { if hidesRead != oldValue { hidingSince = library.now } }
  }

  /// Output: what is shown, without what is muted.
  @Published public private(set) var articles: [Article] = []
  /// Output: why the newest question failed; what was there before stays.
  @Published public private(set) var articlesError: NewsError?
  /// Output: the same, for an alert that the reader puts away.
  @Published public var alert: NewsError?
  @Published public private(set) var phase = Phase.loading
  /// Output: how many articles the mute rules hide.
  @Published public private(set) var mutedCount = 0
  /// Output: how many articles were read before, hidden or not.
  @Published public private(set) var readCount = 0
  /// Output: the answer with its age.
  @Published public private(set) var list: ArticleList?
  /// Output: what is left of the day's requests.
  @Published public private(set) var budget: QuotaState?

  private enum Question: Equatable {
    case ask(NewsQuestion)
    case wait(SearchRule)
  }

  @Published private var hidingSince = Date.distantPast
  private let library: Library
  private let retries = PassthroughSubject<Void, Never>()
  private let pages = PassthroughSubject<Void, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  /// A reader who goes from list to list faster than this, in seconds, is asked for when they have come to rest: every
  /// list they only pass would cost a request.
  static let haste = 1.0
  static let settleTime = 0.35

  /// - Parameter patience: seconds without a keystroke before words are asked for.
  public init(
    services: KioskServices, library: Library, index: Int = 0, text: String = "", patience: Double = 0.1,
    scheduler: AnyScheduler = .main
  ) {
    indexEndpoint = index
    searchString = text
    self.library = library
    follow(services, patience: patience, scheduler)
    followLibrary()
  }

  /// Asks again, for something newer than what is cached.
  public func retry() { retries.send() }

  /// Asks for the next page; it costs one request.
  public func loadMore() { if hasMore { pages.send() } }

  /// The words as they are asked for when the reader pauses.
  var wantedText: String { searchString.trimmingCharacters(in: .whitespacesAndNewlines) }

  public var hasMore: Bool { list?.hasMore ?? false }

  private func follow(_ services: KioskServices, patience: Double, _ scheduler: AnyScheduler) {
    let texts = $searchString.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.removeDuplicates()
    let settled = texts.prefix(1).append(texts.dropFirst().debounce(for: .seconds(patience), scheduler: scheduler))
    let sources = services.$news.compactMap { news -> NewsAPIClient? in news?.client }.removeDuplicates { $0 === $1 }
    let settings = library.$contents.map { NewsSettings($0.settings) }.removeDuplicates()

    let questions = $indexEndpoint.combineLatest(settled, $category, settings.combineLatest(sources))
      .map { index, text, category, place -> (Question, NewsAPIClient) in
        let (settings, client) = place
        return (Self.question(index, text, category, settings, client.configuration.country), client)
      }
      .removeDuplicates { $0.0 == $1.0 && $0.1 === $1.1 }

    var lastQuestion: AnyScheduler.SchedulerTimeType?
    questions
      .handleEvents(receiveOutput: { [weak self] question, _ in self?.begin(question) })
      .map { [retries, pages, weak self] question, client -> AnyPublisher<Result<ArticleList, NewsError>, Never> in
        let now = scheduler.now
        let isHasty = lastQuestion.map { $0.advanced(by: .seconds(Self.haste)) > now } ?? false
        lastQuestion = now
        guard case .ask(let question) = question else { return Empty().eraseToAnyPublisher() }
        return retries.map { true }.prepend(false)
          .handleEvents(receiveOutput: { reloads in if reloads { self?.tryAgain() } })
          .map { reloads in
            pages.pages { isFirst in
              isFirst
                ? client.articleList(question, reloads: reloads, settleTime: isHasty && !reloads ? Self.settleTime : 0)
                  .asResult
                : client.more(of: self?.list ?? ArticleList(question)).asResult
            }
          }
          .switchToLatest()
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)

    sources.combineLatest($list.map { _ in }.merge(with: $articlesError.map { _ in }))
      .map { client, _ in client.currentBudget() }
      .switchToLatest()
      .removeDuplicates()
      .sink { [weak self] in self?.budget = $0 }
      .store(in: &subscriptions)
  }

  private static func question(
    _ index: Int, _ text: String, _ category: NewsCategory, _ settings: NewsSettings, _ standard: NewsCountry
  ) -> Question {
    let country = settings.region ?? standard.code
    switch index {
    case 1:
      return SearchRule(text).map(Question.wait)
        ?? .ask(.everything(EverythingQuestion(text: text, language: settings.language)))
    case 2: return .ask(.headlines(country: country, category: category))
    case 3: return .ask(.source(text))
    default: return .ask(.headlines(country: country))
    }
  }

  /// What the reader has chosen for all news.
  private struct NewsSettings: Equatable {
    var region: String?
    var language: String?

    init(_ settings: [String: String]) {
      region = settings[ReaderSettings.Name.region]
      language = settings[ReaderSettings.Name.language]
    }
  }

  private func begin(_ question: Question) {
    list = nil
    articlesError = nil
    alert = nil
    switch question {
    case .ask: phase = .loading
    case .wait(let rule): phase = .waiting(rule)
    }
  }

  private func tryAgain() {
    guard list == nil else { return }
    articlesError = nil
    phase = .loading
  }

  private func show(_ answer: Result<ArticleList, NewsError>) {
    switch answer {
    case .success(let new):
      list = new
      articlesError = new.problem
      phase = new.emptiness.map(Phase.empty) ?? .articles
    case .failure(let error):
      articlesError = error
      alert = error
      if list == nil { phase = .failed(error) }
    }
  }

  private func followLibrary() {
    $list.combineLatest(library.$contents, $showsMuted, $hidesRead.combineLatest($hidingSince))
      .sink { [weak self] list, contents, showsMuted, hiding in
        guard let self else { return }
        let filter = MuteFilter(contents.mutes.values, at: library.now)
        let all = list?.articles ?? []
        let kept = filter.isEmpty ? all : all.filter { filter.rule(hiding: $0.muteSubject) == nil }
        mutedCount = all.count - kept.count
        let (hidesRead, since) = hiding
        let shown = showsMuted ? all : kept
        let unread = shown.filter { article in contents.read[article.key].map { hidesRead && $0 >= since } ?? true }
        readCount = shown.count - unread.count
        articles = hidesRead ? unread : shown
      }
      .store(in: &subscriptions)
  }
}

extension Article {
  var key: ItemKey { ItemKey(.news, url?.absoluteString ?? id.uuidString) }

  func kept(at date: Date) -> KeptItem {
    KeptItem(key: key, title: title, origin: source?.name ?? "", url: url, date: date)
  }

  /// Where it can be read, its own page first.
  var addresses: [URL] { [url].compactMap { $0 } + copies.compactMap(\.url) }

  /// What mute rules look at.
  var muteSubject: MuteSubject {
    MuteSubject(title: title, url: url, people: author.map { [$0] } ?? [], outlet: source?.name)
  }
}
