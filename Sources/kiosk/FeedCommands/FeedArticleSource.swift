import Combine
import FeedLibrary
import Feeds
import Foundation
import Networking

/// The articles of followed feeds as rows.
struct FeedArticleSource {
  let feeds: FeedAccess
  let request: FeedArticlesRequest
  let limit: Int
  let isOffline: Bool

  static let name = "Feeds"

  /// Seconds between two looks of somebody who watches.
  private static let lookInterval: TimeInterval = 3600
  /// Seconds between two questions to the sample feeds, which have something new soon.
  private static let sampleInterval: TimeInterval = 5

  /// - Throws: where no feed of the name is followed.
  func source() throws(CommandFailure) -> RowSource {
    let question = try question()
    return RowSource(.feeds, name: Self.name, watching: .following { followed(question) }) { _ in
      refreshed().map { _ in rows(question) }.setFailureType(to: CommandFailure.self)
        .flatMap { $0.publisher }
        .receive(on: RunLoop.main).eraseToAnyPublisher()
    }
  }

  private func question() throws(CommandFailure) -> ArticleQuestion {
    var scope = ArticleQuestion.Scope.all
    if let folder = request.folder { scope = .folder(folder) }
    if let source = request.source { scope = .source(try feeds.feed(meant: source).id) }
    return ArticleQuestion(scope, isUnreadOnly: request.isUnreadOnly, limit: limit)
  }

  /// One value when the feeds whose time has come have been asked.
  private func refreshed() -> AnyPublisher<Void, Never> {
    guard !isOffline else { return Just(()).eraseToAnyPublisher() }
    let now = Date()
    let due = ((try? feeds.store.feeds()) ?? []).filter { $0.isAsked && $0.health.schedule.next <= now }
    guard !due.isEmpty else { return Just(()).eraseToAnyPublisher() }
    return feeds.refresher.refresh(Set(due.map(\.id))).collect().map { _ in () }.eraseToAnyPublisher()
  }

  private func followed(_ question: ArticleQuestion) -> AnyPublisher<Result<RowSource.Rows, CommandFailure>, Never> {
    let looks = Timer.publish(every: Self.lookInterval, on: .main, in: .common).autoconnect().map { _ in () }.prepend(
      ())
    let wishes =
      feeds.usesSamples
      ? Timer.publish(every: Self.sampleInterval, on: .main, in: .common).autoconnect()
        .map { _ in Set<Int64>?.none }.eraseToAnyPublisher()
      : Empty(completeImmediately: false).eraseToAnyPublisher()
    let changes = feeds.refresher.follow(looks: looks.eraseToAnyPublisher(), wishes: wishes)
      .compactMap { event -> Void? in if case .asked(let outcome) = event, outcome.newCount > 0 { () } else { nil } }
    return refreshed().append(changes)
      .map { _ in rows(question) }
      .receive(on: RunLoop.main).eraseToAnyPublisher()
  }

  private func rows(_ question: ArticleQuestion) -> Result<RowSource.Rows, CommandFailure> {
    do throws(FeedStoreError) {
      let followed = try feeds.store.feeds()
      let byID = Dictionary(followed.map { ($0.id, $0) }) { first, _ in first }
      let articles = try feeds.store.articles(question)
      var rows = RowSource.Rows(rows: articles.map { ListRow($0, of: byID[$0.sourceID]) })
      if followed.isEmpty {
        rows.remarks = ["You do not follow any feeds yet.", "  kiosk feeds add ADDRESS", "  kiosk feeds import FILE"]
      } else if articles.isEmpty {
        rows.remarks = ["There are no articles of this kind."]
      }
      rows.notice = notice(followed, question.scope)
      return .success(rows)
    } catch {
      return .failure(CommandFailure(error))
    }
  }

  /// Feeds that could not be had leave the others alone, and are named.
  private func notice(_ followed: [FollowedFeed], _ scope: ArticleQuestion.Scope) -> CommandFailure? {
    let meant = followed.filter { feed in
      switch scope {
      case .all: true
      case .folder(let name): feed.folder == name
      case .source(let id): feed.id == id
      }
    }
    let failing = meant.filter { $0.health.problem != nil && $0.isAsked }
    guard let first = failing.first, let problem = first.health.problem else { return nil }
    let others = failing.count - 1
    let words: String.LocalizationValue =
      others == 0 ? problem : .joined([problem, "\(others) other feeds could not be loaded either."])
    return CommandFailure(.success, words, hint: "\"kiosk feeds list\" says what is wrong with each.")
  }
}
