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
package final class ArticlesViewModel: ObservableObject {
  /// Why a search does not ask yet.
  package enum SearchRule: Equatable, Sendable {
    case tooShort(missing: Int)
    case tooLong(surplus: Int)

    package static let lengths = 3...30

    /// Nil where the text may be asked for.
    package init?(_ text: String) {
      if text.count < Self.lengths.lowerBound {
        self = .tooShort(missing: Self.lengths.lowerBound - text.count)
      } else if text.count > Self.lengths.upperBound {
        self = .tooLong(surplus: text.count - Self.lengths.upperBound)
      } else {
        return nil
      }
    }

    /// The rule, as the reader should know it now.
    package var sentence: String {
      switch self {
      case .tooShort(let missing):
        missing == 1
          ? localized("One more character: search needs 3 to 30.") : localized("Search needs 3 to 30 characters.")
      case .tooLong(let surplus):
        localized("\(surplus) characters too many: search needs 3 to 30.")
      }
    }
  }

  /// Input: 0 headlines, 1 search, 2 category, 3 one source.
  @Published package var indexEndpoint: Int
  /// Input: the words of a search, or the id of a source.
  @Published package var searchString: String
  /// Input: of headlines.
  @Published package var category = NewsCategory.science
  /// Input: whether muted articles are shown too.
  @Published package var showsMuted = false
  /// Input: whether articles are hidden that were read before; those read from now on stay where they are.
  @Published package var hidesRead = false {
    didSet { if hidesRead != oldValue { hidingSince = library.now } }
  }

  /// Output: the answer with its age; idle while the search waits for a text of the right length. What there was before stays
  /// when something newer fails.
  @Published package private(set) var content = Loadable<ArticleList, NewsError>.loading
  /// Output: why a search does not ask.
  @Published package private(set) var searchRule: SearchRule?
  /// Output: why the newest request failed, for an alert that the reader puts away.
  @Published package var alert: NewsError?
  /// Output: what is shown, without what is muted.
  @Published package private(set) var shown = ShownArticles()
  /// Output: what is left of the day's requests.
  @Published package private(set) var quota: QuotaState?

  /// What the reader sees of a list.
  package struct ShownArticles: Equatable, Sendable {
    package var articles: [Article] = []
    /// How many articles the mute rules hide.
    package var mutedCount = 0
    /// How many articles were read before, hidden or not.
    package var readCount = 0
  }

  package var list: ArticleList? { content.value }
  package var articles: [Article] { shown.articles }

  private struct Question: Equatable {
    /// Nil while the search waits.
    var asked: NewsQuestion?
    var rule: SearchRule?
    var source: Reference<NewsAPIClient>
  }

  /// A question, and whether it follows another so closely that the reader may only be passing.
  private struct Pace: Equatable {
    var question: Question?
    var isHasty = false
    private var last: AnyScheduler.SchedulerTimeType?

    static func == (one: Pace, other: Pace) -> Bool { one.question == other.question }

    func followed(by question: Question, at now: AnyScheduler.SchedulerTimeType) -> Pace {
      var next = self
      next.question = question
      next.isHasty = last.map { $0.advanced(by: .seconds(ArticlesViewModel.haste)) > now } ?? false
      next.last = now
      return next
    }
  }

  @Published private var hidingSince = Date.distantPast
  /// The failure that the alert has told of.
  private var failure: NewsError?
  private let library: Library
  private let wishes = PassthroughSubject<Wish, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  /// A reader who goes from list to list faster than this, in seconds, is asked for when they have come to rest: every
  /// list they only pass would cost a request.
  nonisolated static let haste = 1.0
  static let settleTime = 0.35

  /// - Parameters:
  ///   - locale: what the window's browser or terminal asks for; nil for what the news are set up with.
  ///   - patience: seconds without a keystroke before words are asked for.
  package init(
    services: KioskServices, library: Library, locale: Locale? = nil, index: Int = 0, text: String = "",
    patience: Double = 0.1, scheduler: AnyScheduler = .main
  ) {
    indexEndpoint = index
    searchString = text
    self.library = library
    follow(services, library.contentPlaces(of: locale), patience: patience, scheduler)
    followLibrary()
  }

  /// Asks again, for something newer than what is cached.
  package func retry() { wishes.send(.retry) }

  /// Asks for the next page; it costs one request.
  package func loadMore() { wishes.send(.more) }

  /// The words as they are asked for when the reader pauses.
  var wantedText: String { searchString.trimmingCharacters(in: .whitespacesAndNewlines) }

  package var hasMore: Bool { list?.hasMore ?? false }

  private func follow(
    _ services: KioskServices, _ places: AnyPublisher<ContentPlace, Never>, patience: Double, _ scheduler: AnyScheduler
  ) {
    let texts = $searchString.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.removeDuplicates()
    let settled = texts.prefix(1).append(texts.dropFirst().debounce(for: .seconds(patience), scheduler: scheduler))
    let sources = services.$news.compactMap { news -> NewsAPIClient? in news?.client }.removeDuplicates { $0 === $1 }

    $indexEndpoint.combineLatest(settled, $category, places.combineLatest(sources))
      .map { index, text, category, asked in
        let (place, client) = asked
        return Self.question(index, text, category, place, client)
      }
      .removeDuplicates()
      .scan(Pace()) { $0.followed(by: $1, at: scheduler.now) }
      .answers(
        wishes: wishes, policy: .init(asks: { $0.question?.asked != nil }, hasMore: \.hasMore)
      ) { request -> AnyPublisher<Loadable<ArticleList, NewsError>, Never> in
        guard let question = request.question.question, let asked = question.asked else {
          return Empty().eraseToAnyPublisher()
        }
        let client = question.source.object
        let lists =
          if request.kind == .next, let known = request.known {
            client.more(of: known)
          } else {
            client.articleListOrOutlets(
              asked, reloads: request.isAgain,
              settleTime: request.question.isHasty && !request.isAgain ? Self.settleTime : 0)
          }
        return lists.loadable { list in
          list.problem.map { .stale(list, list.freshness, $0) } ?? .loaded(list, list.freshness)
        }
      }
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)

    sources.combineLatest($content)
      .map { client, _ in client.currentQuota() }
      .switchToLatest()
      .removeDuplicates()
      .assign(to: &$quota)
  }

  private func show(_ answers: Answers<Pace, ArticleList, NewsError>) {
    if content != answers.content { content = answers.content }
    searchRule = answers.question?.question?.rule
    if failure != answers.failure {
      failure = answers.failure
      alert = failure
    }
  }

  private static func question(
    _ index: Int, _ text: String, _ category: NewsCategory, _ place: ContentPlace, _ client: NewsAPIClient
  ) -> Question {
    let country = (place.country ?? client.configuration.country).code
    var question = Question(source: Reference(client))
    switch index {
    case 1:
      question.rule = SearchRule(text)
      if question.rule == nil {
        question.asked = .everything(EverythingQuestion(text: text, language: place.newsLanguage))
      }
    case 2: question.asked = .headlines(country: country, category: category)
    case 3: question.asked = .source(text)
    default: question.asked = .headlines(country: country)
    }
    return question
  }

  private func followLibrary() {
    $content.combineLatest(library.$contents, $showsMuted, $hidesRead.combineLatest($hidingSince))
      .map { [library] content, contents, showsMuted, hiding in
        let filter = MuteFilter(contents.mutes.values, at: library.now)
        let all = content.value?.articles ?? []
        let kept = filter.isEmpty ? all : all.filter { filter.rule(hiding: $0.muteSubject) == nil }
        let (hidesRead, since) = hiding
        let shown = showsMuted ? all : kept
        let unread = shown.filter { article in contents.read[article.key].map { hidesRead && $0 >= since } ?? true }
        return ShownArticles(
          articles: hidesRead ? unread : shown, mutedCount: all.count - kept.count,
          readCount: shown.count - unread.count)
      }
      .removeDuplicates()
      .assign(to: &$shown)
  }
}

extension Article {
  package var key: ItemKey { ItemKey(.news, url?.absoluteString ?? id.uuidString) }

  func kept(at date: Date) -> KeptItem {
    KeptItem(key: key, title: title, origin: source?.name ?? "", url: url, date: date)
  }

  /// Where it can be read, its own page first.
  var addresses: [URL] { [url].compactMap { $0 } + copies.compactMap(\.url) }

  /// What mute rules look at.
  package var muteSubject: MuteSubject {
    MuteSubject(title: title, url: url, people: author.map { [$0] } ?? [], outlet: source?.name, date: publishedAt)
  }
}
