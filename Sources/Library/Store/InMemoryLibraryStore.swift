import Foundation
import Locks

/// A store without a file. Several stores over one `Shared` behave as several processes over one file.
package final class InMemoryLibraryStore: LibraryStore, Sendable {
  /// What stores have in common.
  package final class Shared: Sendable {
    fileprivate struct State {
      var rows: [RecordID: (value: String?, revision: Int64)] = [:]
      var revision: Int64 = 0
      var failure: LibraryStoreError?
    }

    fileprivate let state = Locked(State())

    package init() {}

    /// Makes every call fail with `error`, until nil.
    package func fail(with error: LibraryStoreError?) { state.withLock { $0.failure = error } }
  }

  private let shared: Shared
  private let lastSeen = Locked<Int64>(0)

  package init(_ shared: Shared = Shared()) { self.shared = shared }

  package func changes(after revision: Int64) throws(LibraryStoreError) -> LibraryChanges {
    let answer: Result<LibraryChanges, LibraryStoreError> = shared.state.withLock { shared in
      if let failure = shared.failure { return .failure(failure) }
      lastSeen.withLock { $0 = shared.revision }
      let records = shared.rows.filter { $0.value.revision > revision }.sorted { $0.value.revision < $1.value.revision }
        .map { LibraryRecord($0.key, value: $0.value.value) }
      return .success(LibraryChanges(records: records, revision: shared.revision))
    }
    return try answer.get()
  }

  package func write(_ records: [LibraryRecord]) throws(LibraryStoreError) {
    let answer: Result<Void, LibraryStoreError> = shared.state.withLock { shared in
      if let failure = shared.failure { return .failure(failure) }
      shared.revision += 1
      for record in records { shared.rows[record.id] = (record.value, shared.revision) }
      return .success(())
    }
    try answer.get()
  }

  package func mayHaveChanged() -> Bool { shared.state.withLock { $0.revision } != lastSeen.withLock { $0 } }
}
