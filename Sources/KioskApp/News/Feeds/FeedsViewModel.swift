import Combine
import FeedLibrary
import Foundation
import Library

/// The articles of followed feeds in one window: all, of a folder or of a feed, unread first.
@MainActor
final class FeedsViewModel: ObservableObject {
  @Published var scope = ArticleQuestion.Scope.all
  @Published var isUnreadOnly = true
  @Published private(set) var articles: [StoredArticle] = []
  /// Why there are none, as a sentence; nil while all is well.
  @Published private(set) var problem: String?
  @Published private(set) var hasLoaded = false
  /// Where the reader's keys stand.
  @Published private(set) var current: StoredArticle.ID?
  @Published private var limit = FeedsViewModel.pageSize

  /// How many the mute rules hide.
  @Published private(set) var mutedCount = 0

  let desk: FeedDesk
  private let library: Library
  /// What was read in this list stays in it until another is chosen.
  private var readHere: Set<Int64> = []
  private var work: AnyCancellable?

  static let pageSize = FeedDesk.first.limit

  init(desk: FeedDesk, library: Library) {
    self.desk = desk
    self.library = library
    if desk.revision > 0 { take(.success((desk.latest, FeedDesk.first))) }
    let choice = $scope.combineLatest($isUnreadOnly)
    work = choice.combineLatest($limit)
      .map { choice, limit in ArticleQuestion(choice.0, isUnreadOnly: choice.1, limit: limit) }
      .removeDuplicates()
      .combineLatest(desk.$revision)
      .map { [desk] question, _ in
        desk.articles(question).map { Result.success(($0, question)) }.catch { Just(.failure($0)) }
      }
      .switchToLatest()
      .sink { [weak self] answer in MainActor.assumeIsolated { self?.take(answer) } }
  }

  private var last: ArticleQuestion?

  private func take(_ answer: Result<([StoredArticle], ArticleQuestion), FeedStoreError>) {
    switch answer {
    case .failure(let error): problem = error.description
    case .success((let found, let question)):
      problem = nil
      if last?.scope != question.scope || last?.isUnreadOnly != question.isUnreadOnly { readHere = [] }
      last = question
      let there = Set(found.map(\.id))
      let kept = articles.filter { readHere.contains($0.id) && !there.contains($0.id) }.map { article in
        var article = article
        article.isRead = true
        return article
      }
      let filter = MuteFilter(library.contents.mutes.values, at: library.now)
      let shown = (found + kept).filter { filter.rule(hiding: $0.item.muteSubject(of: desk.feed($0.sourceID))) == nil }
      mutedCount = found.count + kept.count - shown.count
      let all = shown.sorted { ($0.date, $0.id) > ($1.date, $1.id) }
      if articles != all { articles = all }
    }
    hasLoaded = true
  }

  var hasMore: Bool { articles.count >= limit }

  func loadMore() { limit += Self.pageSize }

  /// The name of what is shown.
  var name: String {
    switch scope {
    case .all: "All sources"
    case .folder(let name): name
    case .source(let id): desk.feed(id)?.name ?? "Source"
    }
  }

  // MARK: - Reading

  func open(_ article: StoredArticle) {
    current = article.id
    setRead(article, true)
  }

  func setRead(_ article: StoredArticle, _ isRead: Bool) {
    guard article.isRead != isRead || readHere.contains(article.id) else { return }
    if isRead { readHere.insert(article.id) } else { readHere.remove(article.id) }
    desk.setRead([article.id], isRead)
  }

  /// Marks as read what stands here, down to an article or to the end.
  func markRead(through last: StoredArticle? = nil) {
    let end = last.flatMap { last in articles.firstIndex { $0.id == last.id } } ?? articles.count - 1
    guard end >= 0 else { return }
    let ids = articles[...end].filter { !$0.isRead }.map(\.id)
    readHere.formUnion(ids)
    desk.setRead(ids)
  }

  func move(by distance: Int) {
    let place =
      articles.firstIndex { $0.id == current }.map { $0 + distance } ?? (distance > 0 ? 0 : articles.count - 1)
    if articles.indices.contains(place) { current = articles[place].id }
  }

  /// Goes to the next article that has not been read; behind the last comes the first.
  func moveToUnread() {
    let start = articles.firstIndex { $0.id == current }.map { $0 + 1 } ?? 0
    current = (articles[start...] + articles[..<start]).first { !$0.isRead && $0.id != current }?.id ?? current
  }

  var currentArticle: StoredArticle? { articles.first { $0.id == current } }
}
