import Combine
import Foundation
import Locks

/// Lets any number of subscribers share one running source per key; late ones get its latest value at once, where they
/// subscribe.
///
/// A source starts with its first subscriber and is cancelled when the last one leaves, or a while later. All others get its values
/// on the thread on which it sends them.
package final class SharedSource<Key: Hashable & Sendable, Output>: Sendable {
  private final class Entry {
    let subject = CurrentValueSubject<Output?, Never>(nil)
    var users = 0
    /// How often the last user has left.
    var departures = 0
    /// Counts the runs of the source, so that a run that has been replaced is heard no more.
    var run = 0
    var work: AnyCancellable?
  }

  /// Guards what is in the entries too.
  private let entries = Locked<[Key: Entry]>([:])

  private let scheduler: AnyScheduler
  private let lingers: TimeInterval

  /// - Parameters:
  ///   - lingers: how long a source goes on that nobody follows any more, in seconds, so that who comes back finds it.
  ///   - scheduler: what counts that time.
  package init(lingers: TimeInterval = 0, on scheduler: AnyScheduler = .background) {
    self.lingers = lingers
    self.scheduler = scheduler
  }

  /// The number of sources that run.
  package var count: Int { entries.withLock { $0.count } }

  /// The shared source of `key`.
  /// - Parameters:
  ///   - startsAnew: whether a source that runs already, and has said something, is made anew; its subscribers stay, and get
  ///     nothing until the new one says something.
  ///   - make: makes the source, where there is none that runs.
  package func publisher(
    for key: Key, startsAnew: Bool = false, _ make: @escaping () -> AnyPublisher<Output, Never>
  ) -> AnyPublisher<Output, Never> {
    Deferred { [self] in
      let (entry, run) = enter(key, startsAnew: startsAnew)
      if let run { start(run, of: entry, key: key, make()) }
      let visit = AnyCancellable { [self] in leave(entry, key: key) }
      return entry.subject.compactMap { $0 }
        .handleEvents(receiveCompletion: { _ in visit.cancel() }, receiveCancel: { visit.cancel() })
    }
    .eraseToAnyPublisher()
  }

  /// - Returns: the number of the run to start, if one is.
  private func enter(_ key: Key, startsAnew: Bool) -> (entry: Entry, run: Int?) {
    let (entry, run, earlier) = entries.withLock { entries -> (Entry, Int?, AnyCancellable?) in
      let existing = entries[key]
      let entry = existing ?? Entry()
      entry.users += 1
      entries[key] = entry
      let isToStart = existing == nil || startsAnew && entry.subject.value != nil
      guard isToStart else { return (entry, nil, nil) }
      entry.run += 1
      defer { entry.work = nil }
      return (entry, entry.run, entry.work)
    }
    guard let run else { return (entry, nil) }
    earlier?.cancel()
    if run > 1 { entry.subject.send(nil) }
    return (entry, run)
  }

  private func start(_ run: Int, of entry: Entry, key: Key, _ source: AnyPublisher<Output, Never>) {
    let work = source.sink { [weak self, weak entry] value in
      guard let self, let entry, entries.withLock({ _ in entry.run == run }) else { return }
      entry.subject.send(value)
    }
    let isAbandoned = entries.withLock { entries in
      guard entries[key] === entry, entry.run == run else { return true }
      entry.work = work
      return false
    }
    if isAbandoned { work.cancel() }
  }

  private func leave(_ entry: Entry, key: Key) {
    let departure = entries.withLock { entries -> Int? in
      entry.users -= 1
      guard entry.users == 0, entries[key] === entry else { return nil }
      entry.departures += 1
      return entry.departures
    }
    guard let departure else { return }
    guard lingers > 0 else { return stop(entry, key: key, leftAt: departure) }
    scheduler.run(after: lingers) { [weak self] in self?.stop(entry, key: key, leftAt: departure) }
  }

  /// Ends a source, unless somebody has come since that departure.
  private func stop(_ entry: Entry, key: Key, leftAt departure: Int) {
    let work = entries.withLock { entries -> AnyCancellable? in
      guard entry.users == 0, entry.departures == departure, entries[key] === entry else { return nil }
      entries[key] = nil
      defer { entry.work = nil }
      return entry.work
    }
    work?.cancel()
  }
}
