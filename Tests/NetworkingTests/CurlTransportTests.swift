import Combine
import CombineTesting
import Eventually
import FaultyServer
import Foundation
import Networking
import Testing

/// The real transport against a real socket that misbehaves.
@Suite(.timeLimit(.minutes(4))) struct CurlTransportTests {
  /// What came of one request.
  struct Outcome: Sendable {
    var head: HTTPResponseHead?
    var body = Data()
    var error: TransportError?
    var duration = Duration.zero
  }

  /// Longer than a busy machine takes for an answer that comes.
  static let patience = HTTPTimeouts(connect: 30, firstByte: 30, total: 90, stall: 30)
  /// For answers that never come.
  static let impatience = HTTPTimeouts(connect: 2, firstByte: 0.4, total: 5, stall: 0.4)

  static func send(_ request: HTTPRequest, over transport: any HTTPTransport = CurlTransport()) async -> Outcome {
    let collector = OutcomeCollector()
    return await withCheckedContinuation { continuation in
      let exchange = transport.start(request) { event in
        if let outcome = collector.receive(event) { continuation.resume(returning: outcome) }
      }
      collector.keep(exchange, transport)
    }
  }

  static func ask(
    _ steps: [RawServer.Step], timeouts: HTTPTimeouts = patience, maximumBodySize: Int? = 1 << 20
  ) async throws -> Outcome {
    let server = try RawServer { _ in steps }
    defer { server.stop() }
    return await send(HTTPRequest(server.url("/x"), timeouts: timeouts, maximumBodySize: maximumBodySize))
  }

  @Test func whatIsHeldIsSentWhenItIsReleased() async throws {
    let heads = Collected<String>()
    let server = try RawServer { head in
      heads.append(head)
      return [.send("HTTP/1.1 204 No Content\r\n\r\n")]
    }
    defer { server.stop() }
    let transport = CurlTransport(isHeld: true)
    async let outcome = Self.send(HTTPRequest(server.url("/x"), timeouts: Self.patience), over: transport)
    try await Task.sleep(for: .milliseconds(50))
    #expect(heads.values.isEmpty)
    transport.release()
    #expect(await outcome.head?.status == 204)
    #expect(
      await Self.send(HTTPRequest(server.url("/y"), timeouts: Self.patience), over: transport).head?.status == 204)
  }

  @Test func whatIsHeldHearsThatTheTransportIsGone() async throws {
    let server = try RawServer { _ in [.send("HTTP/1.1 204 No Content\r\n\r\n")] }
    defer { server.stop() }
    let collector = OutcomeCollector()
    let outcome = await withCheckedContinuation { continuation in
      let exchange = CurlTransport(isHeld: true).start(HTTPRequest(server.url("/x"))) { event in
        if let outcome = collector.receive(event) { continuation.resume(returning: outcome) }
      }
      collector.keep(exchange, nil)
    }
    #expect(outcome.error?.reason == .interrupted)
  }

  @Test func readsAnOrdinaryAnswer() async throws {
    let outcome = try await Self.ask([
      .send("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: Text/JSON; a=b\r\nX-A: 1\r\nx-a: 2\r\n"),
      .send("Content-Length: 5\r\n\r\nhel"), .send("lo"),
    ])
    #expect(outcome.error == nil)
    #expect(outcome.head?.status == 200)
    #expect(outcome.head?.contentType == "text/json")
    #expect(outcome.head?.headers.fields.count == 4)
    #expect(String(decoding: outcome.body, as: UTF8.self) == "hello")
  }

  @Test func sendsWhatItIsTold() async throws {
    let heads = Collected<String>()
    let server = try RawServer { head in
      heads.append(head)
      return [.send("HTTP/1.1 204 No Content\r\n\r\n")]
    }
    defer { server.stop() }
    let request = HTTPRequest(
      server.url("/a%20b?tags=(story,job),(story_1)&x=a%2Bb"),
      headers: ["X-Api-Key": "k\r\nEvil: 1", "Accept": "application/json"])
    let outcome = await Self.send(request)
    #expect(outcome.head?.status == 204)
    let lines = heads.values.first?.components(separatedBy: "\r\n") ?? []
    #expect(lines.first == "GET /a%20b?tags=(story,job),(story_1)&x=a%2Bb HTTP/1.1")
    #expect(lines.contains("User-Agent: Kiosk") && lines.contains("Accept: application/json"))
    #expect(lines.contains("X-Api-Key: kEvil: 1"))
    #expect(lines.contains { $0.hasPrefix("Accept-Encoding:") && $0.contains("gzip") && $0.contains("br") })
  }

  @Test(arguments: [
    // The connection breaks at every stage.
    ("nothing at all", [RawServer.Step](), TransportError.Reason.interrupted),
    ("reset before the answer", [.reset], .interrupted),
    ("reset in the body", [.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc"), .reset], .interrupted),
    ("truncated body", [.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")], .interrupted),
    ("truncated chunk", [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\nabc")], .interrupted),
    // Silence.
    ("no header", [.hold], .timedOut),
    ("half a header", [.send("HTTP/1.1 200 OK\r\nContent-"), .hold], .timedOut),
    ("stalled body", [.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc"), .hold], .timedOut),
    // Nonsense.
    ("no HTTP", [.send("SSH-2.0-OpenSSH_9.2\r\n")], .notHTTP),
    ("bad gzip", [.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd")], .malformed),
    (
      "endless body", [.send("HTTP/1.1 200 OK\r\n\r\n"), .endless(String(repeating: "x", count: 65_536))],
      .tooLarge(limit: 1 << 20)
    ),
    (
      "endless header", [.send("HTTP/1.1 200 OK\r\n"), .endless("X-A: \(String(repeating: "x", count: 8000))\r\n")],
      .interrupted
    ),
  ])
  func givesEachFaultItsName(_ name: String, _ steps: [RawServer.Step], _ reason: TransportError.Reason) async throws {
    let outcome = try await Self.ask(steps, timeouts: reason == .timedOut ? Self.impatience : Self.patience)
    let reasons: [TransportError.Reason] = reason == .interrupted ? [.interrupted, .malformed, .badAddress] : [reason]
    #expect(outcome.error.map { reasons.contains($0.reason) } == true, "\(name): \(outcome)")
    #expect(outcome.duration < .seconds(25), "\(name)")
  }

  @Test func acceptsWhatIsOnlyOdd() async throws {
    let wrong = try await Self.ask([.send("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef")])
    #expect(String(decoding: wrong.body, as: UTF8.self) == "abc")
    let endedByClose = try await Self.ask([.send("HTTP/1.0 200 OK\r\n\r\nabc")])
    #expect(String(decoding: endedByClose.body, as: UTF8.self) == "abc")
    let empty = try await Self.ask([.send("HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n")])
    #expect(empty.head?.status == 500 && empty.body.isEmpty && empty.error == nil)
  }

  @Test func aCompressedBombStopsAtTheLimit() async throws {
    let bomb = try #require(Gzip.zeros(megabytes: 20))
    let outcome = try await Self.ask([
      .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n"), .bytes(bomb),
    ])
    #expect(bomb.count < 100_000)
    #expect(outcome.error?.reason == .tooLarge(limit: 1 << 20))
    #expect(outcome.body.count <= 1 << 20)
  }

  /// What is cancelled before it is sent says so, and is never sent; what has reached the server says that.
  @Test func tellsWhetherACancelledRequestMayHaveLeft() async throws {
    let heads = Collected<String>()
    let server = try RawServer { head in
      heads.append(head)
      return [.hold]
    }
    defer { server.stop() }
    let transport = CurlTransport()
    var unsent = 0
    for number in 0..<50 {
      let exchange = transport.start(HTTPRequest(server.url("/\(number)"))) { _ in }
      for _ in 0..<(number * 40) { _ = server.url("/") }
      if !exchange.cancel() { unsent += 1 }
      #expect(exchange.cancel() == exchange.cancel())
    }
    let last = transport.start(HTTPRequest(server.url("/last"))) { _ in }
    try await eventually("the last request arrives", seeing: heads.values.last) {
      heads.values.contains { $0.hasPrefix("GET /last ") }
    }
    let wasSent = last.cancel()
    #expect(wasSent)
    #expect(heads.values.count - 1 <= 50 - unsent, "\(unsent) unsent, \(heads.values.count) arrived")

    // Whoever never answers the handshake never hears the request.
    let secure = address(server.url("/secret").absoluteString.replacing("http:", with: "https:"))
    let silent = transport.start(HTTPRequest(secure)) { _ in }
    let wasSentToo = silent.cancel()
    #expect(!wasSentToo)
  }

  @Test func namesConnectionsThatCannotBeMade() async throws {
    let server = try RawServer { _ in [] }
    let url = server.url("/")
    server.stop()
    let probe = await Self.send(HTTPRequest(url, timeouts: Self.patience))
    #expect(probe.error.map { [.unreachable, .interrupted, .timedOut].contains($0.reason) } == true)
    let refused = await Self.send(HTTPRequest(address("http://127.0.0.1:1/"), timeouts: Self.patience))
    #expect(refused.error?.reason == .unreachable)
    let unresolved = await Self.send(HTTPRequest(address("http://nowhere.invalid/"), timeouts: Self.impatience))
    #expect(unresolved.error.map { [.unresolved, .timedOut, .unreachable].contains($0.reason) } == true)
    let scheme = await Self.send(HTTPRequest(address("file:///etc/passwd"), timeouts: Self.patience))
    #expect(scheme.error?.reason == .badAddress)
  }

  @Test func noTLSWhereThereIsNone() async throws {
    let server = try RawServer { _ in [.send("HTTP/1.1 200 OK\r\n\r\n")] }
    defer { server.stop() }
    let outcome = await Self.send(
      HTTPRequest(address("https://127.0.0.1:\(server.port)/"), timeouts: Self.impatience))
    #expect(outcome.error.map { [.insecure, .interrupted, .timedOut].contains($0.reason) } == true)
  }

  @Test func cancellingClosesTheConnection() async throws {
    let server = try RawServer { _ in [.send("HTTP/1.1 200 OK\r\n\r\n"), .endless("data: x\n\n")] }
    defer { server.stop() }
    let transport = CurlTransport()
    let events = Collected<Int>()
    let isCancelled = Collected<Bool>()
    let box = OutcomeCollector()
    await withCheckedContinuation { continuation in
      let exchange = transport.start(.eventStream(server.url("/"))) { event in
        guard case .body = event, isCancelled.values.isEmpty else { return }
        events.append(1)
        if events.values.count == 1 { continuation.resume() }
      }
      box.keep(exchange, transport)
    }
    box.cancel()
    isCancelled.append(true)
    // The thread is free for the next request at once.
    let next = try RawServer { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n1")] }
    defer { next.stop() }
    let outcome = await Self.send(HTTPRequest(next.url("/")), over: transport)
    #expect(outcome.body == Data("1".utf8))
  }

  @Test func programsThatAreStartedGetNoConnection() async throws {
    let server = try RawServer { _ in [.hold] }
    defer { server.stop() }
    let transport = CurlTransport()
    let exchange = transport.start(HTTPRequest(server.url("/x"), timeouts: Self.patience)) { _ in }
    defer { exchange.cancel() }
    try await eventually("the request is there") { server.count == 1 }
    let own = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
      .filter { Self.peer(of: $0) == server.port }
    #expect(own.count == 1)
    #expect(own.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
  }

  /// The port at the other end of a connection.
  private static func peer(of descriptor: Int32) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) == 0 }
    }
    return isConnected && address.sin_family == sa_family_t(AF_INET) ? UInt16(bigEndian: address.sin_port) : nil
  }

  @Test func manyRequestsAtOnceAllArrive() async throws {
    let server = try RawServer { head in
      let path = head.split(separator: " ").dropFirst().first ?? ""
      return [.send("HTTP/1.1 200 OK\r\nContent-Length: \(path.utf8.count)\r\nConnection: close\r\n\r\n\(path)")]
    }
    defer { server.stop() }
    let transport = CurlTransport()
    let bodies = await withTaskGroup(of: (Int, String).self) { group in
      for number in 0..<100 {
        group.addTask {
          let outcome = await Self.send(HTTPRequest(server.url("/\(number)")), over: transport)
          return (number, String(decoding: outcome.body, as: UTF8.self))
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(bodies.count == 100)
    #expect(bodies.allSatisfy { $0.value == "/\($0.key)" })
  }

  @Test func redirectsInCirclesEnd() async throws {
    let server = try RawServer { _ in
      [.send("HTTP/1.1 302 Found\r\nLocation: /again\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")]
    }
    defer { server.stop() }
    let outcome = await Self.send(
      HTTPRequest(server.url("/"), timeouts: Self.patience), over: RedirectingTransport(CurlTransport()))
    #expect(outcome.error?.reason == .badRedirect)
    #expect(server.count == 6)
  }

  @Test func theWholePipelineOverARealSocket() async throws {
    let server = try RawServer { head in
      if head.contains("/stream") {
        return [
          .send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\nevent: put\ndata: 1\n\n"),
          .send("data: 2\n\n"), .hold,
        ]
      }
      return [.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n[1,2,3]")]
    }
    defer { server.stop() }
    let queue = AnyScheduler(DispatchQueue(label: "test"))
    let client = HTTPClient(configuration: .init(scheduler: queue, delivery: queue))
    let numbers = client.fetch([Int].self, from: server.url("/numbers")).record()
    let stream = client.eventStream(server.url("/stream")).record()
    #expect(numbers.wait(upTo: 5) { $0.completion != nil })
    #expect(numbers.values == [[1, 2, 3]])
    #expect(stream.wait(upTo: 5) { $0.values.count == 3 })
    stream.cancel()
  }
}

/// Gathers the events of one exchange, and keeps exchange and transport alive meanwhile.
final class OutcomeCollector: @unchecked Sendable {
  private let lock = NSLock()
  private var outcome = CurlTransportTests.Outcome()
  private let start = ContinuousClock.now
  private var isOver = false
  private var kept: (any HTTPExchange, (any HTTPTransport)?)?

  func receive(_ event: HTTPEvent) -> CurlTransportTests.Outcome? {
    lock.withLock {
      switch event {
      case .head(let head): outcome.head = head
      case .body(let data): outcome.body.append(data)
      case .end(let error):
        outcome.error = error
        outcome.duration = start.duration(to: .now)
        isOver = true
        kept = nil
        return outcome
      }
      return nil
    }
  }

  func keep(_ exchange: any HTTPExchange, _ transport: (any HTTPTransport)?) {
    lock.withLock {
      if !isOver { kept = (exchange, transport) }
    }
  }

  func cancel() {
    lock.withLock { kept }?.0.cancel()
  }
}
