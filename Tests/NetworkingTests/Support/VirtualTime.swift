import Combine
import CombineTesting
import Foundation
import Networking

extension AnyScheduler {
  /// Virtual time as the product's scheduler.
  init(_ time: TestScheduler) {
    self.init(time) { $0.seconds }
  }
}

/// A client whose world is a script and whose time stands still until a test moves it.
struct VirtualWorld {
  let time = TestScheduler()
  let transport: InMemoryTransport
  let client: HTTPClient

  init(
    retry: RetryPolicy = .init(jitter: { 1 }), limits: HostGate.Limits = .init(), deadline: TimeInterval = 60,
    cache: (any CacheStore)? = nil, ledger: any QuotaLedger = MemoryLedger(),
    log: (@Sendable (RequestRecord) -> Void)? = nil,
    answer: @escaping @Sendable (HTTPRequest) -> InMemoryTransport.Answer
  ) {
    let scheduler = AnyScheduler(time)
    transport = InMemoryTransport(scheduler: scheduler, answer: answer)
    client = HTTPClient(
      transport: RedirectingTransport(transport),
      configuration: .init(
        retry: retry, limits: limits, deadline: deadline, scheduler: scheduler, decoding: scheduler,
        delivery: scheduler, cache: cache, ledger: ledger,
        clock: { Self.start.addingTimeInterval(scheduler.now.seconds) }, log: log))
  }

  /// The date at which virtual time begins.
  static let start = Date(timeIntervalSince1970: 1_800_000_000)
}

/// A folder of a test's own, which goes with it.
final class Scratch {
  let folder = FileManager.default.temporaryDirectory.appending(path: "kiosk-networking-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String) -> URL { folder.appending(path: name) }
}

func address(_ text: String) -> URL {
  guard let url = URL(string: text) else { preconditionFailure("\(text) is no address") }
  return url
}

/// Counts and remembers, from any thread.
final class Collected<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Value] = []

  var values: [Value] { lock.withLock { list } }

  func append(_ value: Value) {
    lock.withLock { list.append(value) }
  }
}
