import Combine
import FeedLibrary
import Foundation
import FoundationExtras
import Library

/// The articles of followed feeds in one window: all, of a folder or of a feed, unread first.
@MainActor
final class FeedsViewModel: ObservableObject {
  @Published var scope = ArticleQuestion.Scope.all
  @Published var isUnreadOnly = true
  /// One story told by several feeds is one row; marks hold for all of it.
  @Published private(set) var rows: [Folded<StoredArticle>] = []
  @Published var order = FeedOrder.newest {
    didSet { rows = order.sorted(folded) }
  }
  /// Why there are none, as a sentence; nil while all is well.
  @Published private(set) var problem: String.LocalizationValue?
  @Published private(set) var hasLoaded = false
  /// Where the reader's keys stand.
  @Published private(set) var current: StoredArticle.ID?
  @Published private var limit = FeedsViewModel.pageSize

  /// Whether more are stored than are shown.
  @Published private(set) var hasMore = false
  /// How many the mute rules hide, shown or not.
  @Published private(set) var mutedCount = 0
  /// Whether those are shown all the same.
  @Published var showsMuted = false

  let desk: FeedDesk
  private let library: Library
  private var all: [StoredArticle] = []
  /// The rows in the list's own order.
  private var folded: [Folded<StoredArticle>] = []
  /// What was read in this list stays in it until another is chosen.
  private var readHere: Set<Int64> = []
  private var work: AnyCancellable?

  static let pageSize = FeedDesk.first.limit

  init(desk: FeedDesk, library: Library) {
    self.desk = desk
    self.library = library
    let choice = $scope.combineLatest($isUnreadOnly)
    work = choice.combineLatest($limit)
      .map { choice, limit in ArticleQuestion(choice.0, isUnreadOnly: choice.1, limit: limit) }
      .removeDuplicates()
      .combineLatest(desk.$revision, $showsMuted.removeDuplicates())
      .map { [desk] question, _, _ in
        desk.articles(question).map { Result.success(($0, question)) }.catch { Just(.failure($0)) }
      }
      .switchToLatest()
      .sink { [weak self] answer in MainActor.assumeIsolated { self?.take(answer) } }
  }

  private var last: ArticleQuestion?

  private func take(_ answer: Result<([StoredArticle], ArticleQuestion), FeedStoreError>) {
    switch answer {
    case .failure(let error): problem = error.words
    case .success((let found, let question)):
      problem = nil
      if last?.scope != question.scope || last?.isUnreadOnly != question.isUnreadOnly { readHere = [] }
      last = question
      let there = Set(found.map(\.id))
      let kept = all.filter { readHere.contains($0.id) && !there.contains($0.id) }.map { article in
        var article = article
        article.isRead = true
        return article
      }
      let filter = MuteFilter(library.contents.mutes.values, at: library.now)
      let muted = filter.rows(found + kept, showsMuted: showsMuted) { $0.item.muteSubject(of: desk.feed($0.sourceID)) }
      mutedCount = muted.mutedCount
      all = muted.shown.sorted { ($0.date, $0.id) > ($1.date, $1.id) }
      folded = Duplicates.folded(all, title: \.item.title, url: \.item.url)
      let rows = order.sorted(folded)
      if self.rows != rows { self.rows = rows }
      if hasMore != (found.count >= question.limit) { hasMore.toggle() }
    }
    hasLoaded = true
  }

  /// The first telling of each story.
  var articles: [StoredArticle] { rows.map(\.item) }

  /// Who else tells the story of an article.
  func others(of article: StoredArticle) -> [StoredArticle] {
    rows.first { $0.item.id == article.id }?.others ?? []
  }

  func loadMore() { limit += Self.pageSize }

  /// The name of what is shown.
  var name: String {
    switch scope {
    case .all: localized("All sources")
    case .folder(let name): name
    case .source(let id): desk.feed(id)?.name ?? localized("Source")
    }
  }

  // MARK: - Reading

  func open(_ article: StoredArticle) {
    current = article.id
    setRead(article, true)
  }

  func setRead(_ article: StoredArticle, _ isRead: Bool) {
    let story = [article] + others(of: article)
    let changed = story.filter { $0.isRead != isRead || readHere.contains($0.id) }.map(\.id)
    guard !changed.isEmpty else { return }
    if isRead { readHere.formUnion(changed) } else { readHere.subtract(changed) }
    desk.setRead(changed, isRead)
  }

  /// Marks as read what stands here, down to an article or to the end.
  func markRead(through last: StoredArticle? = nil) {
    let end = last.flatMap { last in rows.firstIndex { $0.item.id == last.id } } ?? rows.count - 1
    guard end >= 0 else { return }
    let ids = rows[...end].flatMap { [$0.item] + $0.others }.filter { !$0.isRead }.map(\.id)
    readHere.formUnion(ids)
    desk.setRead(ids)
  }

  /// The reader's keys stand here now.
  func stand(at id: StoredArticle.ID) {
    if current != id { current = id }
  }

  /// Goes to the last article above that has not been read.
  func moveToUnreadBefore() {
    let end = articles.firstIndex { $0.id == current } ?? articles.count
    current = articles[..<end].last { !$0.isRead }?.id ?? current
  }

  func move(by distance: Int) {
    let articles = articles
    let place =
      articles.firstIndex { $0.id == current }.map { $0 + distance } ?? (distance > 0 ? 0 : articles.count - 1)
    if articles.indices.contains(place) { current = articles[place].id }
  }

  /// Goes to the next article that has not been read; behind the last comes the first.
  func moveToUnread() {
    let articles = articles
    let start = articles.firstIndex { $0.id == current }.map { $0 + 1 } ?? 0
    current = (articles[start...] + articles[..<start]).first { !$0.isRead && $0.id != current }?.id ?? current
  }

  var currentArticle: StoredArticle? { articles.first { $0.id == current } }
}
