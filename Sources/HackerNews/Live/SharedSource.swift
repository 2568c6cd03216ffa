import Combine
import Foundation

/// Lets any number of subscribers share one running source per key; late ones get its latest value first.
///
/// A source starts with its first subscriber and is cancelled when the last one leaves.
final class SharedSource<Key: Hashable & Sendable, Output>: @unchecked Sendable {
  private final class Entry {
    let subject = CurrentValueSubject<Output?, Never>(nil)
    var users = 0
    var work: AnyCancellable?
  }

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]

  /// The number of sources that run.
  var count: Int { lock.withLock { entries.count } }

  func publisher(
    for key: Key, _ make: @escaping () -> AnyPublisher<Output, Never>
  ) -> AnyPublisher<Output, Never> {
    Deferred { [self] in
      let (entry, isNew) = enter(key)
      if isNew { run(entry, key: key, make()) }
      let visit = Once { [self] in leave(entry, key: key) }
      return entry.subject.compactMap { $0 }
        .handleEvents(receiveCompletion: { _ in visit.run() }, receiveCancel: { visit.run() })
    }
    .eraseToAnyPublisher()
  }

  private func enter(_ key: Key) -> (entry: Entry, isNew: Bool) {
    lock.withLock {
      let existing = entries[key]
      let entry = existing ?? Entry()
      entry.users += 1
      entries[key] = entry
      return (entry, existing == nil)
    }
  }

  private func run(_ entry: Entry, key: Key, _ source: AnyPublisher<Output, Never>) {
    let work = source.sink { entry.subject.send($0) }
    let isAbandoned = lock.withLock {
      if entries[key] === entry { entry.work = work }
      return entries[key] !== entry
    }
    if isAbandoned { work.cancel() }
  }

  private func leave(_ entry: Entry, key: Key) {
    let work = lock.withLock { () -> AnyCancellable? in
      entry.users -= 1
      guard entry.users == 0, entries[key] === entry else { return nil }
      entries[key] = nil
      defer { entry.work = nil }
      return entry.work
    }
    work?.cancel()
  }
}

/// Runs its closure at the first call only.
private final class Once: @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}
