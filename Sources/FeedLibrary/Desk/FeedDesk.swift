import Combine
import Feeds
import Foundation
import FoundationExtras
import Networking
import Storage

/// The followed feeds for all windows of a process: what is followed, what is unread, and what arrives.
///
/// Everything is on the main actor; the store is used elsewhere. Nothing is asked before ``start(every:)``.
@MainActor
package final class FeedDesk: ObservableObject {
  @Published package private(set) var feeds: [FollowedFeed] = [] {
    didSet { places = Dictionary(feeds.indices.map { (feeds[$0].id, $0) }) { first, _ in first } }
  }
  private var places: [FollowedFeed.ID: Int] = [:]
  /// Unread articles by feed; feeds without any are left out.
  @Published package private(set) var unread: [Int64: Int] = [:]
  /// The newest unread articles of all feeds, for windows that open.
  package private(set) var latest: [StoredArticle] = [] {
    didSet { if latest != oldValue { teasers = [:] } }
  }
  /// Of the newest articles, as far as a window has shown them.
  private var teasers: [StoredArticle.ID: String] = [:]
  /// Changes whenever articles have come, gone or been read.
  @Published package private(set) var revision = 0
  /// What is wrong with the store, as a sentence; nil while all is well.
  @Published package private(set) var trouble: String.LocalizationValue?
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
  /// Looks soon at what is stored.
  private var reloading: AnyCancellable?
  private let unseen = CurrentValueSubject<Bool, Never>(false)
  private var keeping: AnyCancellable?
  private var hasKept = false
  /// Where the store's files lie; nil to look now and then.
  private let folder: URL?
  /// Of the store, when others were looked for last.
  private var version: FeedStore.Version?

  /// - Parameters:
  ///   - folder: where the store's files lie: what other processes change there is told by the system.
  ///   - work: where the store is used; must do one thing at a time.
  ///   - delivery: the main run loop.
  package init(
    store: FeedStore, source: FeedSource, refresher: FeedRefresher, folder: URL? = nil,
    work: AnyScheduler = AnyScheduler(DispatchQueue(label: "kiosk.feed-desk", qos: .userInitiated)),
    delivery: AnyScheduler = .main
  ) {
    self.store = store
    self.source = source
    self.refresher = refresher
    self.folder = folder
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

  package func feed(_ id: Int64) -> FollowedFeed? { places[id].map { feeds[$0] } }

  /// Those with the letters in their names, whatever their case and accents; all where there are none.
  package func feeds(named text: String) -> [FollowedFeed] {
    let text = text.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? feeds : feeds.filter { $0.name.localizedStandardContains(text) }
  }

  /// What a window shows first.
  package nonisolated static let first = ArticleQuestion(isUnreadOnly: true, limit: 30)

  // MARK: - Following

  /// Asks each feed from now on when its time has come.
  /// - Parameter seconds: asks all of them so often; for samples.
  package func start(every seconds: TimeInterval? = nil) {
    guard following == nil else { return }
    let ticks = seconds.map {
      delivery.schedule(after: delivery.now, interval: .seconds($0)) { [wishes] in wishes.send(nil) }
    }
    let events = refresher.follow(
      looks: looks.eraseToAnyPublisher(), wishes: wishes.eraseToAnyPublisher(), asksUnseen: unseen.eraseToAnyPublisher()
    )
    .receive(on: delivery)
    .sink { [weak self] event in MainActor.assumeIsolated { self?.take(event) } }
    var others: (any Cancellable)?
    let watch = folder.flatMap { FolderWatch($0) { [weak self] in self?.lookForOthers() } }
    if watch == nil {
      others = delivery.schedule(after: delivery.now, interval: .seconds(Self.lookInterval)) { [weak self] in
        MainActor.assumeIsolated { self?.lookForOthers() }
      }
    } else {
      lookForOthers()
    }
    following = AnyCancellable { [others] in
      withExtendedLifetime(watch) {}
      others?.cancel()
      ticks?.cancel()
      events.cancel()
    }
  }

  package func stop() { following = nil }

  /// Seconds between two looks for what other processes have changed.
  private static let lookInterval: TimeInterval = 2

  private func lookForOthers() {
    let store = store
    run { () throws(FeedStoreError) in
      try store.version()
    } done: { desk, version in
      defer { desk.version = version }
      guard let known = desk.version, known != version else { return }
      desk.reload()
      // Who asks hears of feeds that have come or gone.
      desk.wishes.send([])
    }
  }

  /// Whether feeds are asked although nobody has looked for a week.
  package var asksUnseen: Bool {
    get { unseen.value }
    set { if newValue != unseen.value { unseen.value = newValue } }
  }

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
    case .asked: reloadSoon()
    case .trouble(let sentence): trouble = sentence
    case .caughtUp: isAsking = false
    }
  }

  // MARK: - Reading

  /// The articles as they are now. One value, on the main actor's run loop; what windows show first is there at once.
  package func articles(_ question: ArticleQuestion) -> AnyPublisher<[StoredArticle], FeedStoreError> {
    if question == Self.first, revision > 0 {
      return Just(latest).setFailureType(to: FeedStoreError.self).eraseToAnyPublisher()
    }
    return ask { store throws(FeedStoreError) in try store.articles(question) }
  }

  /// The beginning of an article's text on one line; nil where it has none.
  package func teaser(of article: StoredArticle) -> String? {
    if let known = teasers[article.id] { return known }
    guard let line = (article.item.summary ?? article.item.content)?.line(limit: Self.teaserLength), !line.isEmpty
    else {
      return nil
    }
    if latest.contains(article) { teasers[article.id] = line }
    return line
  }

  private static let teaserLength = 220

  /// The feeds at an address that somebody typed.
  /// - Parameter allowsPrivate: whether they may lie in a private network.
  package func find(_ text: String, allowsPrivate: Bool = false) -> AnyPublisher<[FoundFeed], FeedProblem> {
    source.feeds(at: text, allowsPrivate: allowsPrivate).receive(on: delivery).eraseToAnyPublisher()
  }

  /// Stored and saved articles with all of these words, what arrived last first. One value.
  package func search(_ text: String, limit: Int) -> AnyPublisher<[SavedArticle], FeedStoreError> {
    ask { store throws(FeedStoreError) in try store.find(text, limit: limit) }
  }

  /// The text of a saved article; nil where none is kept. One value.
  package func savedArticle(_ address: URL) -> AnyPublisher<SavedArticle?, FeedStoreError> {
    ask { store throws(FeedStoreError) in try store.savedArticle(address) }
  }

  /// Keeps the texts of what the reader saves, by the addresses of the articles. A text goes at the next start after its
  /// article was saved no more, so that a change of mind costs nothing.
  package func keepTexts(of saved: some Publisher<Set<String>, Never>) {
    keeping = saved.removeDuplicates().sink { [weak self] addresses in
      MainActor.assumeIsolated {
        guard let self else { return }
        let removesOthers = !self.hasKept
        self.hasKept = true
        let store = self.store
        self.run { () throws(FeedStoreError) in
          try store.keepSaved(addresses, removesOthers: removesOthers)
        } done: { _, _ in
        }
      }
    }
  }

  /// The lists that are given out as feeds. One value.
  package func shares() -> AnyPublisher<[Share], FeedStoreError> {
    ask { store throws(FeedStoreError) in try store.shares() }
  }

  private func ask<Value>(
    _ question: @escaping @Sendable (FeedStore) throws(FeedStoreError) -> Value
  ) -> AnyPublisher<Value, FeedStoreError> {
    let store = store
    return work.attempt { () throws(FeedStoreError) in try question(store) }.receive(on: delivery).eraseToAnyPublisher()
  }

  /// Many feeds may answer at once: what is stored is looked at once for all of them.
  private func reloadSoon() {
    guard reloading == nil else { return }
    reloading = Just(()).delay(for: .seconds(Self.patience), scheduler: delivery).sink { [weak self] in
      MainActor.assumeIsolated {
        self?.reloading = nil
        self?.reload()
      }
    }
  }

  private static let patience = 0.2

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

  package func follow(_ found: FoundFeed, folder: String? = nil, allowsPrivate: Bool = false) {
    let listed = ListedFeed(
      url: found.url, title: found.feed.title, folder: folder, allowsPrivate: allowsPrivate)
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
          if case .failure(let error) = completion { self?.trouble = error.words }
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
