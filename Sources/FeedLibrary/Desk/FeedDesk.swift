import Combine
import Feeds
import Foundation
import Networking

/// The followed feeds for all windows of a process: what is followed, what is unread, and what arrives.
///
/// Everything is on the main actor; the store is used elsewhere. Nothing is asked before ``start(every:)``.
@MainActor
package final class FeedDesk: ObservableObject {
  @Published package private(set) var feeds: [FollowedFeed] = []
  /// Unread articles by feed; feeds without any are left out.
  @Published package private(set) var unread: [Int64: Int] = [:]
  /// The newest unread articles of all feeds, for windows that open.
  package private(set) var latest: [StoredArticle] = []
  /// Changes whenever articles have come, gone or been read.
  @Published package private(set) var revision = 0
  /// What is wrong with the store, as a sentence; nil while all is well.
  @Published package private(set) var trouble: String?
  /// Whether a wish of a reader is being asked.
  @Published package private(set) var isAsking = false

  private let store: FeedStore
  private let source: FeedSource
  private let refresher: FeedRefresher
  private let work: AnyScheduler
  private let delivery: AnyScheduler
  private let looks = PassthroughSubject<Void, Never>()
  private let wishes = PassthroughSubject<Set<Int64>?, Never>()
  private var following: AnyCancellable?
  private var asking: AnyCancellable?
  private var changes: Set<AnyCancellable> = []

  /// - Parameters:
  ///   - work: where the store is used; must do one thing at a time.
  ///   - delivery: the main run loop.
  package init(
    store: FeedStore, source: FeedSource, refresher: FeedRefresher,
    work: AnyScheduler = AnyScheduler(DispatchQueue(label: "kiosk.feed-desk", qos: .userInitiated)),
    delivery: AnyScheduler = .main
  ) {
    self.store = store
    self.source = source
    self.refresher = refresher
    self.work = work
    self.delivery = delivery
    reload()
  }

  /// All unread articles.
  package var unreadCount: Int { unread.values.reduce(0, +) }
  /// Folders with feeds in them, by name.
  package var folders: [String] {
    Set(feeds.compactMap(\.folder)).sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
  }

  package func feed(_ id: Int64) -> FollowedFeed? { feeds.first { $0.id == id } }

  /// What a window shows first.
  package nonisolated static let first = ArticleQuestion(isUnreadOnly: true, limit: 50)

  // MARK: - Following

  /// Asks each feed from now on when its time has come.
  /// - Parameter seconds: asks all of them so often; for samples.
  package func start(every seconds: TimeInterval? = nil) {
    guard following == nil else { return }
    let ticks = seconds.map {
      delivery.schedule(after: delivery.now, interval: .seconds($0)) { [wishes] in wishes.send(nil) }
    }
    let events = refresher.follow(looks: looks.eraseToAnyPublisher(), wishes: wishes.eraseToAnyPublisher())
      .receive(on: delivery)
      .sink { [weak self] event in MainActor.assumeIsolated { self?.take(event) } }
    following = AnyCancellable {
      ticks?.cancel()
      events.cancel()
    }
  }

  package func stop() { following = nil }

  /// A reader looks at their feeds.
  package func look() { looks.send() }

  /// Asks these feeds now, or all.
  package func refresh(_ ids: Set<Int64>? = nil) {
    isAsking = true
    guard following == nil else { return wishes.send(ids) }
    asking = refresher.refresh(ids).receive(on: delivery)
      .sink { [weak self] _ in
        MainActor.assumeIsolated { self?.isAsking = false }
      } receiveValue: { [weak self] event in
        MainActor.assumeIsolated { self?.take(event) }
      }
  }

  private func take(_ event: FeedRefresher.Event) {
    switch event {
    case .asked: reload()
    case .trouble(let sentence): trouble = sentence
    case .caughtUp: isAsking = false
    }
  }

  // MARK: - Reading

  /// The articles as they are now. One value, on the main actor's run loop.
  package func articles(_ question: ArticleQuestion) -> AnyPublisher<[StoredArticle], FeedStoreError> {
    let store = store
    return work.attempt { () throws(FeedStoreError) in try store.articles(question) }
      .receive(on: delivery).eraseToAnyPublisher()
  }

  /// The feeds at an address that somebody typed.
  package func find(_ text: String) -> AnyPublisher<[FoundFeed], FeedProblem> {
    source.feeds(at: text).receive(on: delivery).eraseToAnyPublisher()
  }

  /// Looks anew at what is stored.
  package func reload() {
    let store = store
    run { () throws(FeedStoreError) in
      (try store.feeds(), try store.unreadCounts(), try store.articles(Self.first))
    } done: { desk, answer in
      let (feeds, unread, latest) = answer
      desk.latest = latest
      if desk.feeds != feeds { desk.feeds = feeds }
      if desk.unread != unread { desk.unread = unread }
      desk.revision += 1
    }
  }

  // MARK: - Changing

  package func follow(_ found: FoundFeed, folder: String? = nil) {
    let listed = ListedFeed(url: found.url, title: found.feed.title, folder: folder)
    change { store throws(FeedStoreError) in
      _ = try store.follow(listed, found: found, at: Date(), jitter: Double.random(in: 0...1))
    }
  }

  /// Follows feeds that have not been read yet, and asks them.
  package func follow(_ list: [ListedFeed]) {
    change { store throws(FeedStoreError) in
      for listed in list {
        do throws(FeedStoreError) {
          _ = try store.follow(listed, at: Date())
        } catch .followed {
          continue
        }
      }
    } done: { desk in
      desk.refresh()
    }
  }

  package func update(_ feed: FollowedFeed) {
    change { store throws(FeedStoreError) in try store.update(feed) }
  }

  package func remove(_ id: Int64) {
    change { store throws(FeedStoreError) in try store.remove(id) }
  }

  package func setRead(_ ids: [Int64], _ isRead: Bool = true) {
    guard !ids.isEmpty else { return }
    change { store throws(FeedStoreError) in try store.setRead(ids, isRead) }
  }

  private func change(
    _ body: @escaping @Sendable (FeedStore) throws(FeedStoreError) -> Void,
    done: @escaping @MainActor (FeedDesk) -> Void = { _ in }
  ) {
    let store = store
    run { () throws(FeedStoreError) in
      try body(store)
    } done: { desk, _ in
      desk.reload()
      // Who asks hears of feeds that have come or gone.
      desk.wishes.send([])
      done(desk)
    }
  }

  private func run<Value>(
    _ body: @escaping () throws(FeedStoreError) -> Value, done: @escaping @MainActor (FeedDesk, Value) -> Void
  ) {
    var running: AnyCancellable?
    running = work.attempt(body).receive(on: delivery)
      .sink { [weak self] completion in
        MainActor.assumeIsolated {
          if case .failure(let error) = completion { self?.trouble = error.description }
          if let running { self?.changes.remove(running) }
        }
      } receiveValue: { [weak self] value in
        MainActor.assumeIsolated {
          guard let self else { return }
          if self.trouble != nil { self.trouble = nil }
          done(self, value)
        }
      }
    if let running { changes.insert(running) }
  }
}
