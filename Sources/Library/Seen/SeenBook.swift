import Combine
import Foundation
import Storage

/// What the windows of a reader show, remembered so that it is found again without asking anybody.
///
/// On the main actor; the store is used elsewhere. Where the store cannot be used, nothing is remembered and nothing found.
@MainActor
package final class SeenBook {
  private let store: SeenStore
  private let queue: LibraryQueue
  private let clock: () -> Date
  /// What was written in this run, by its words: lists come again and again.
  private var noted: [ItemKey: Int] = [:]

  /// The list that was read last, by what it is a list of.
  private var last: [ObjectIdentifier: Any] = [:]

  private static let mostNoted = 20_000

  package init(store: SeenStore, work: LibraryWork = .background, clock: @escaping () -> Date = Date.init) {
    self.store = store
    self.clock = clock
    queue = LibraryQueue(work)
  }

  package func note(_ things: [SeenThing]) {
    let new = things.filter { thing in
      let sum = "\(thing.title)\n\(thing.words)".hashValue
      if thing.words.isEmpty, noted[thing.key] != nil { return false }
      return noted.updateValue(sum, forKey: thing.key) != sum
    }
    guard !new.isEmpty else { return }
    if noted.count > Self.mostNoted { noted = [:] }
    let now = clock()
    queue.run({ [store] in try? store.note(new, at: now) }) { _ in }
  }

  /// Remembers what `publisher` sends until what is returned is released. Many windows show the same list, and tell of it one
  /// after the other: it is read once.
  /// - Parameter thing: what is remembered of each; nil for nothing.
  package func read<Source: Equatable & Sendable>(
    _ publisher: some Publisher<[Source], Never>, as thing: @escaping @MainActor (Source) -> SeenThing?
  ) -> AnyCancellable {
    publisher.removeDuplicates().sink { [weak self] sources in
      MainActor.assumeIsolated {
        guard let self, self.isNew(sources) else { return }
        self.note(sources.compactMap(thing))
      }
    }
  }

  private func isNew<Source: Equatable>(_ sources: [Source]) -> Bool {
    let kind = ObjectIdentifier(Source.self)
    if let known = last[kind] as? [Source], known == sources { return false }
    last[kind] = sources
    return true
  }

  /// What holds all the words, the newest first. One value.
  package func search(_ text: String, limit: Int) -> AnyPublisher<[SeenThing], Never> {
    Deferred { [store, queue] in
      Future { done in
        MainActor.assumeIsolated {
          queue.run({ (try? store.search(text, limit: limit)) ?? [] }) { done(.success($0)) }
        }
      }
    }
    .eraseToAnyPublisher()
  }
}
