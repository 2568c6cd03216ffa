import Combine
import Foundation
import FoundationExtras
import HackerNews
import Library
import Networking
import TMDb

/// Looks now and then for what has come of the things that the reader follows, and puts it into the library. One for all windows.
///
/// Nobody is asked while nobody looks: a window, or a command, holds what ``look()`` returns. Each thing is asked for at its own pace,
/// which the library keeps, so that several programs of one reader ask no more than one.
@MainActor
package final class FollowDesk: ObservableObject {
  /// Output: whether a service is being asked.
  @Published package private(set) var isAsking = false
  /// Output: why the last look brought nothing of something; nil where all went well.
  @Published package private(set) var trouble: String.LocalizationValue?
  /// What a look has brought that was not there before.
  package let found = PassthroughSubject<[InboxEntry], Never>()

  private let services: KioskServices
  private let library: Library
  private let scheduler: AnyScheduler
  private var lookers = 0
  private var ticking: AnyCancellable?
  private var asking: AnyCancellable?
  private var attempted: [FollowedSubject: Date] = [:]
  private var noticing: AnyCancellable?

  /// Seconds between two thoughts of what is due.
  private static let pace: TimeInterval = 30
  /// More things are not asked for in one round.
  private static let mostAtOnce = 20

  package init(services: KioskServices, library: Library, scheduler: AnyScheduler = .main) {
    self.services = services
    self.library = library
    self.scheduler = scheduler
  }

  /// Looks as long as what is returned is kept.
  package func look() -> AnyCancellable {
    lookers += 1
    if lookers == 1 { begin() }
    return AnyCancellable { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.lookers -= 1
        if self.lookers == 0 { self.end() }
      }
    }
  }

  private func begin() {
    let ticks = scheduler.schedule(after: scheduler.now, interval: .seconds(Self.pace)) { [weak self] in
      MainActor.assumeIsolated { self?.askWhatIsDue() }
    }
    ticking = AnyCancellable { ticks.cancel() }
    // What is followed from now on is looked at at once.
    noticing = library.$contents.map { Set($0.follows.keys) }.removeDuplicates().dropFirst()
      .receive(on: scheduler)
      .sink { [weak self] _ in MainActor.assumeIsolated { self?.askWhatIsDue() } }
  }

  private func end() {
    ticking = nil
    noticing = nil
    asking = nil
    if isAsking { isAsking = false }
  }

  /// Finishes with one value when all that is due now has been asked for.
  package func asked() -> AnyPublisher<Void, Never> {
    askWhatIsDue()
    return $isAsking.filter { !$0 }.first().map { _ in () }.eraseToAnyPublisher()
  }

  /// Asks for everything, whatever its pace.
  package func askNow() {
    attempted = [:]
    ask(library.contents.followed)
  }

  private func askWhatIsDue() {
    let now = library.now
    ask(
      library.contents.followed.filter { FollowLook.isDue($0, attempted: attempted[$0.subject], now: now) }
        .sorted { ($0.checked ?? .distantPast) < ($1.checked ?? .distantPast) })
  }

  private func ask(_ follows: [Follow]) {
    guard asking == nil, !follows.isEmpty else { return }
    let now = library.now
    let looks = follows.prefix(Self.mostAtOnce).map { FollowLook(follow: $0, now: now) }
    for look in looks { attempted[look.follow.subject] = now }
    isAsking = true
    let answers = looks.publisher
      .flatMap(maxPublishers: .max(2)) { [services] look in Self.answer(look, of: services) }
      .collect()
    var isOver = false
    let work = answers.receive(on: scheduler).sink { [weak self] answers in
      MainActor.assumeIsolated {
        isOver = true
        self?.asking = nil
        self?.take(answers)
      }
    }
    if !isOver { asking = work }
  }

  private typealias Answer = Result<FollowLook.Outcome, FollowTrouble>

  /// Why nothing could be learned.
  private struct FollowTrouble: Error {
    var words: String.LocalizationValue
  }

  /// Nothing invented comes to the inbox: while samples stand in for a service, and without a key, what it knows waits.
  private static func answer(_ look: FollowLook, of services: KioskServices) -> AnyPublisher<Answer, Never> {
    guard look.follow.subject.kind == .movie || services.origin == .live else { return Empty().eraseToAnyPublisher() }
    switch look.follow.subject {
    case .movie(let id):
      guard let movies = services.movies, movies.origin == .live else { return Empty().eraseToAnyPublisher() }
      let store = movies.store
      return store.movie(id: id, reloading: false).last()
        .map { Answer.success(look.outcome($0.value)) }
        .catch { Just(Answer.failure(FollowTrouble(words: $0.words))) }.eraseToAnyPublisher()
    case .replies(let name):
      return told(services.hackerNews.replies(to: name, since: look.since), look)
    case .user(let name):
      return told(
        found(by: HackerNewsSearch("", order: .date, kinds: stories, author: name, since: look.since), services), look)
    case .words(let words):
      return told(
        found(by: HackerNewsSearch(words, order: .date, kinds: stories, since: look.since, part: .title), services),
        look)
    case .story(let id):
      return told(
        found(
          by: HackerNewsSearch(
            "", order: .date, kinds: [.comment], stories: [id], since: look.since, resultsPerPage: mostComments),
          services), look)
    }
  }

  private static let stories: Set<HackerNewsSearch.Kind> = [.story, .poll, .job]
  private static let mostComments = 200

  private static func found(
    by search: HackerNewsSearch, _ services: KioskServices
  ) -> AnyPublisher<[HackerNewsSearchPage.Result], HackerNewsError> {
    services.hackerNews.search(search).last().map(\.results).eraseToAnyPublisher()
  }

  private static func told(
    _ results: AnyPublisher<[HackerNewsSearchPage.Result], HackerNewsError>, _ look: FollowLook
  ) -> AnyPublisher<Answer, Never> {
    results.map { Answer.success(look.outcome($0)) }
      .catch { Just(Answer.failure(FollowTrouble(words: $0.words))) }.eraseToAnyPublisher()
  }

  private func take(_ answers: [Answer]) {
    let outcomes = answers.compactMap { try? $0.get() }
    trouble = answers.compactMap { if case .failure(let error) = $0 { error.words } else { nil } }.first
    let new = library.take(outcomes.map(\.follow), found: outcomes.flatMap(\.entries))
    isAsking = false
    if !new.isEmpty { found.send(new) }
  }
}
