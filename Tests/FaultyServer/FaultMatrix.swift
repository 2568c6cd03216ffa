import Combine
import Foundation
import Networking

/// An error of a service that says what follows from it.
package protocol CausedError: LocalizedError {
  var cause: ServiceError.Cause { get }
}

extension ServiceError: CausedError {}

/// One call of a service, for the fault matrix.
///
///     ServiceCall("a list") { world in
///       HackerNewsAPI(client: world.client, configuration: .init(addresses: …)).stories(from: .top)
///     }
package struct ServiceCall: Sendable {
  /// How a call ended.
  package enum Outcome: Sendable {
    case values(Int)
    case failure(text: String, cause: ServiceError.Cause)
    case nothing
  }

  /// What a call reaches its service with.
  package struct World: Sendable {
    package let client: HTTPClient
    let service: FaultyService?
    let fixed: URL?

    /// The address that stands for one of the good service.
    package func url(_ good: URL) -> URL {
      guard let fixed else { return service?.url(for: good) ?? good }
      return URL(string: good.path(), relativeTo: fixed)?.absoluteURL ?? fixed
    }
  }

  package let name: String
  let keepsOldValue: Bool
  let run: @Sendable (World) async -> (outcome: Outcome, duration: Duration)

  /// - Parameter keepsOldValue: whether the call publishes what is cached where the service fails.
  package init<P: Publisher & SendableMetatype>(
    _ name: String, keepsOldValue: Bool = true, _ call: @escaping @Sendable (World) -> P
  ) where P.Failure: CausedError {
    self.name = name
    self.keepsOldValue = keepsOldValue
    run = { world in await OneOutcome().of(call(world)) }
  }
}

/// Waits for the end of a publisher.
private final class OneOutcome: @unchecked Sendable {
  private let lock = NSLock()
  private var work: AnyCancellable?
  private var count = 0
  private var isOver = false

  /// The duration is that of the call itself, however long its test then waits for a thread.
  func of<P: Publisher>(
    _ publisher: P
  ) async -> (outcome: ServiceCall.Outcome, duration: Duration) where P.Failure: CausedError {
    await withCheckedContinuation { continuation in
      let start = ContinuousClock.now
      let work = publisher.sink { [self] completion in
        let count = lock.withLock {
          isOver = true
          self.work = nil
          return self.count
        }
        switch completion {
        case .finished:
          continuation.resume(returning: (count > 0 ? .values(count) : .nothing, start.duration(to: .now)))
        case .failure(let error):
          let text = [error.errorDescription, error.recoverySuggestion].compactMap { $0 }.joined(separator: " ")
          continuation.resume(returning: (.failure(text: text, cause: error.cause), start.duration(to: .now)))
        }
      } receiveValue: { [self] _ in
        lock.withLock { count += 1 }
      }
      lock.withLock { if !isOver { self.work = work } }
    }
  }
}

/// Runs every call against every fault: each gives its own readable error within its deadline, keeps the old value, and
/// recovers. What does not hold comes back as complaints.
package struct FaultMatrix: Sendable {
  /// The client's own limit, in seconds: short where it must be reached, else long enough for a busy machine, whose slowness
  /// is not to look like another fault.
  static func deadline(_ fault: Fault?) -> TimeInterval { fault?.likeness == "silence" ? 3 : 20 }
  /// What a busy machine may add to it.
  static let tolerance: Duration = .seconds(10)

  let upstream: URL
  let calls: [ServiceCall]

  /// - Parameter upstream: any address of a good service.
  package init(upstream: URL, calls: [ServiceCall]) {
    self.upstream = upstream
    self.calls = calls
  }

  /// Everything the calls owe a reader under all faults; empty where they give it.
  package func complaints() async throws -> [String] {
    // Those that only time tells come alone: slowness is not to look like another fault. The others a few at a time.
    let silent = Fault.allCases.filter { $0.likeness == "silence" }
    var complaints: [String] = []
    var texts: [Fault: [String: String]] = [:]
    for fault in silent {
      let result = try await self.complaints(under: fault)
      complaints += result.complaints
      texts[fault] = result.texts
    }
    let others = Fault.allCases.filter { !silent.contains($0) }
    for start in stride(from: 0, to: others.count, by: 4) {
      let some = others[start..<min(start + 4, others.count)]
      try await withThrowingTaskGroup(of: (Fault, [String], [String: String]).self) { group in
        for fault in some {
          group.addTask {
            let result = try await self.complaints(under: fault)
            return (fault, result.complaints, result.texts)
          }
        }
        for try await (fault, found, said) in group {
          complaints += found
          texts[fault] = said
        }
      }
    }
    for fault in Fault.allCases {
      if texts[fault]?.count != calls.count { complaints.append("\(fault): not every call has a text") }
    }
    return complaints + Self.indistinct(texts)
  }

  /// Everything the calls owe a reader under one fault; empty where they give it. `texts` gets their messages.
  package func complaints(under fault: Fault) async throws -> (complaints: [String], texts: [String: String]) {
    if fault == .expiredCertificate { return try await complaintsAboutCertificate() }
    let service = try FaultyService(upstream: upstream)
    defer { service.stop() }
    var complaints: [String] = []

    let bare = ServiceCall.World(
      client: client(cache: nil, trusting: service, fault), service: service, fixed: nil)
    try service.fail(fault)
    let (failures, texts) = await judged(bare, fault)
    complaints += failures
    try service.fail(nil)
    complaints += await recovery(bare, "\(fault)")

    // Filled by a client that has time: what a busy machine leaves out of the store is no old value.
    let store = MemoryCache()
    let filling = ServiceCall.World(
      client: client(cache: store, trusting: service, nil), service: service, fixed: nil)
    complaints += await recovery(filling, "\(fault), with an empty store")
    let cached = ServiceCall.World(
      client: client(cache: store, trusting: service, fault), service: service, fixed: nil)
    try service.fail(fault)
    for (call, outcome, _) in await outcomes(cached) where call.keepsOldValue {
      if case .values = outcome { continue }
      // A thing that the service says is gone is gone.
      if fault == .notFound { continue }
      complaints.append("\(call.name), \(fault): the old value is lost: \(outcome)")
    }
    try service.fail(nil)
    complaints += await recovery(cached, "\(fault), with a full store")
    return (complaints, texts)
  }

  /// Pairs of faults that a reader cannot tell apart.
  package static func indistinct(_ texts: [Fault: [String: String]]) -> [String] {
    var complaints: [String] = []
    for (name, _) in texts.values.first ?? [:] {
      var seen: [String: Fault] = [:]
      for fault in Fault.allCases {
        guard let text = texts[fault]?[name] else { continue }
        // Two machines, one text: the port says nothing.
        let shown = text.replacing(/(127\.0\.0\.1|localhost)(:\d+)?/, with: "HOST")
        if let other = seen[shown], other.likeness != fault.likeness {
          complaints.append("\(name): \(fault) and \(other) both say “\(shown)”")
        }
        seen[shown] = fault
      }
    }
    return complaints
  }

  // MARK: - Private

  private func complaintsAboutCertificate() async throws -> (complaints: [String], texts: [String: String]) {
    let server = try TLSServer(isExpired: true)
    defer { server.stop() }
    guard server.isReady(), let url = URL(string: "https://localhost:\(server.port)/") else {
      return (["The TLS server did not start."], [:])
    }
    let client = client(
      cache: nil, authority: server.certificate.path, rule: .anywhere, .expiredCertificate)
    return await judged(ServiceCall.World(client: client, service: nil, fixed: url), .expiredCertificate)
  }

  private func judged(
    _ world: ServiceCall.World, _ fault: Fault
  ) async -> (complaints: [String], texts: [String: String]) {
    let outcomes = await outcomes(world)
    var complaints: [String] = []
    var texts: [String: String] = [:]
    for (call, outcome, duration) in outcomes {
      if duration > .seconds(Self.deadline(fault)) + Self.tolerance {
        complaints.append("\(call.name), \(fault): took \(duration)")
      }
      guard case .failure(let text, let cause) = outcome else {
        complaints.append("\(call.name), \(fault): no failure but \(outcome)")
        continue
      }
      texts[call.name] = text
      if !fault.causes.contains(cause) { complaints.append("\(call.name), \(fault): the cause is \(cause): \(text)") }
      if let flaw = Self.flaw(in: text) { complaints.append("\(call.name), \(fault): \(flaw): \(text)") }
    }
    return (complaints, texts)
  }

  /// Why a text is none for people.
  private static func flaw(in text: String) -> String? {
    if text.count < 20 || text.count > 300 { return "the text has an odd length" }
    if text.last != "." { return "the text is no sentence" }
    if text.contains("?api") || text.contains("Key=") || text.contains("sample-") { return "the text holds a key" }
    for word in ["Error", "Optional", "NSURL", "Domain=", "nil", "CURL", "curl", "0x", "("] where text.contains(word) {
      // A status in parentheses is meant for people.
      if word == "(", text.contains("(HTTP ") { continue }
      return "the text speaks of “\(word)”"
    }
    return nil
  }

  private func recovery(_ world: ServiceCall.World, _ name: String) async -> [String] {
    await outcomes(world).compactMap { call, outcome, _ in
      if case .values = outcome { nil } else { "\(call.name), after \(name): does not recover: \(outcome)" }
    }
  }

  private func outcomes(
    _ world: ServiceCall.World
  ) async -> [(call: ServiceCall, outcome: ServiceCall.Outcome, duration: Duration)] {
    await withTaskGroup(of: (Int, ServiceCall.Outcome, Duration).self) { group in
      for (index, call) in calls.enumerated() {
        group.addTask {
          let (outcome, duration) = await call.run(world)
          return (index, outcome, duration)
        }
      }
      let found = await group.reduce(into: [Int: (ServiceCall.Outcome, Duration)]()) { $0[$1.0] = ($1.1, $1.2) }
      return calls.enumerated().map { ($1, found[$0]?.0 ?? .nothing, found[$0]?.1 ?? .zero) }
    }
  }

  private func client(cache: (any CacheStore)?, trusting service: FaultyService, _ fault: Fault?) -> HTTPClient {
    client(
      cache: cache, authority: nil,
      rule: .publicOnly(trusting: [AddressRule.origin(of: service.url(for: upstream))]), fault)
  }

  private func client(cache: (any CacheStore)?, authority: String?, rule: AddressRule, _ fault: Fault?) -> HTTPClient {
    let queue = AnyScheduler(DispatchQueue(label: "fault.matrix"))
    let transport = CurlTransport(.init(certificateAuthorityFile: authority, addresses: rule))
    return HTTPClient(
      transport: RedirectingTransport(SmallBodies(base: transport)),
      configuration: .init(
        retry: .init(firstDelay: 0.01, longestDelay: 0.02), deadline: Self.deadline(fault), scheduler: queue,
        delivery: queue,
        cache: cache))
  }
}

/// Lowers the limit of bodies, so that an endless one ends sooner.
private struct SmallBodies: HTTPTransport {
  let base: any HTTPTransport

  func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange {
    var request = request
    request.maximumBodySize = request.maximumBodySize.map { min($0, 4 << 20) }
    return base.start(request, receive: receive)
  }
}
