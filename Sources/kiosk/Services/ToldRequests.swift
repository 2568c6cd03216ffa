import Foundation
import Locks
import Networking

/// Tells requests on standard error as they end: status, size, time and address, redacted as the log is.
///
/// They end on any thread and are written on the main one, between the lines of the command.
@MainActor
final class ToldRequests {
  private let context: CommandContext
  private nonisolated let waiting = WaitingRecords()

  init(_ context: CommandContext) {
    self.context = context
  }

  nonisolated func record(_ record: RequestRecord) {
    waiting.add(record)
    DispatchQueue.main.async { MainActor.assumeIsolated { self.tell() } }
  }

  /// Writes what has not been written yet.
  func tell() {
    let erasing = context.messageTraits.isErasable ? "\r\u{1B}[K" : ""
    for record in waiting.take() { try? context.messages.write("\(erasing)\(ShowRequests.line(record))\n") }
  }
}

/// Records between the threads on which requests end and the one that writes.
private final class WaitingRecords: Sendable {
  private let records = Locked<[RequestRecord]>([])

  func add(_ record: RequestRecord) { records.withLock { $0.append(record) } }

  func take() -> [RequestRecord] {
    records.withLock { records in
      defer { records = [] }
      return records
    }
  }
}
