import Combine
import Feeds
import Foundation
import FoundationExtras
import Networking

/// Keeps the followed feeds up to date, for as long as somebody subscribes.
package struct FeedRefresher: Sendable {
  /// What happened.
  package enum Event: Hashable, Sendable {
    /// A feed has answered, or could not be had.
    case asked(FeedStore.Outcome)
    /// The store could not be read or written; the feeds stay as they are.
    case trouble(String.LocalizationValue)
    /// All that was wished for has been asked.
    case caughtUp
  }

  private let store: FeedStore
  private let source: FeedSource
  private let scheduler: AnyScheduler
  private let clock: @Sendable () -> Date
  private let jitter: @Sendable () -> Double

  /// - Parameters:
  ///   - source: one that delivers where the store may be used: not on the main thread.
  ///   - scheduler: where time is waited for and the store is used; must do one thing at a time.
  package init(
    store: FeedStore, source: FeedSource,
    scheduler: AnyScheduler = AnyScheduler(DispatchQueue(label: "kiosk.feed-refresher", qos: .utility)),
    clock: @escaping @Sendable () -> Date = { Date() },
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.store = store
    self.source = source
    self.scheduler = scheduler
    self.clock = clock
    self.jitter = jitter
  }

  /// Asks the feeds with these ids, or all that are neither paused nor ended, once. Ends when each has been asked; at once
  /// where there is none.
  package func refresh(_ ids: Set<Int64>? = nil) -> AnyPublisher<Event, Never> {
    let wishes = scheduler.work { [self] in inputs(ids) }.flatMap { $0.publisher }
    return running(wishes).map(Optional.some)
      .prefix { $0 != .caughtUp }
      .compactMap { $0 }.eraseToAnyPublisher()
  }

  /// Asks each feed when its time has come. Never ends.
  /// - Parameters:
  ///   - asksUnseen: whether they are asked although nobody has looked for a week.
  ///   - looks: somebody looks at feeds.
  ///   - wishes: feeds to be asked at once; nil for all. With each the list of feeds is read anew.
  package func follow(
    looks: AnyPublisher<Void, Never>, wishes: AnyPublisher<Set<Int64>?, Never>,
    asksUnseen: AnyPublisher<Bool, Never> = Empty().eraseToAnyPublisher()
  ) -> AnyPublisher<Event, Never> {
    let clock = clock
    let unseen = asksUnseen.removeDuplicates().map { RefreshMachine.Input.asksUnseen($0, clock()) }
    let seen = looks.map { RefreshMachine.Input.looked(clock()) }
    let asked = wishes.receive(on: scheduler).flatMap { [self] in inputs($0).publisher }
    let beginning = scheduler.work { [self] in [sources()].compactMap { $0 } }.flatMap { $0.publisher }
    return running(beginning.merge(with: seen, asked, unseen).receive(on: scheduler))
  }

  private func sources() -> RefreshMachine.Input? {
    guard let feeds = try? store.feeds() else { return nil }
    let asked = feeds.filter(\.isAsked).map {
      RefreshMachine.Source(id: $0.id, host: $0.url.host() ?? "", next: $0.health.schedule.next)
    }
    return .sources(asked, clock())
  }

  private func inputs(_ ids: Set<Int64>?) -> [RefreshMachine.Input] {
    [sources(), .now(ids, clock())].compactMap { $0 }
  }

  private func running(_ inputs: some Publisher<RefreshMachine.Input, Never>) -> AnyPublisher<Event, Never> {
    let events = PassthroughSubject<Event, Never>()
    let machine = RefreshMachine(lastLook: clock())
    let states = inputs.driving(machine) { [self] effect in run(effect, events) }
    let endings = states.map(\.settledCount).removeDuplicates().dropFirst().map { _ in Event.caughtUp }
    return events.merge(with: endings).eraseToAnyPublisher()
  }

  private func run(
    _ effect: RefreshMachine.Effect, _ events: PassthroughSubject<Event, Never>
  ) -> AnyPublisher<RefreshMachine.Input, Never> {
    switch effect {
    case .wait(let date):
      return scheduler.pause(max(0.05, date.timeIntervalSince(clock())), failureType: Never.self)
        .map { [clock] in .time(clock()) }.eraseToAnyPublisher()
    case .ask(let id):
      return scheduler.work { [self] in try? store.feed(id) }
        .flatMap { [self] feed -> AnyPublisher<Result<FeedAnswer, FeedProblem>?, Never> in
          guard let feed else { return Just(nil).eraseToAnyPublisher() }
          return source.answer(at: feed.url, memory: feed.health.memory, allowsPrivate: feed.allowsPrivate)
            .map { .success($0) }.catch { Just(.failure($0)) }.map(Optional.some).eraseToAnyPublisher()
        }
        .receive(on: scheduler)
        .map { [self] result in taken(result, of: id, events) }
        .eraseToAnyPublisher()
    }
  }

  private func taken(
    _ result: Result<FeedAnswer, FeedProblem>?, of id: Int64, _ events: PassthroughSubject<Event, Never>
  ) -> RefreshMachine.Input {
    let now = clock()
    guard let result else { return .finished(id, next: nil, now) }
    do throws(FeedStoreError) {
      guard let outcome = try store.take(result, of: id, at: now, jitter: jitter()) else {
        return .finished(id, next: nil, now)
      }
      events.send(.asked(outcome))
      return .finished(id, next: outcome.feed.isAsked ? outcome.feed.health.schedule.next : nil, now)
    } catch {
      events.send(.trouble(error.words))
      return .finished(id, next: now.addingTimeInterval(FeedSchedule.shortest), now)
    }
  }
}
