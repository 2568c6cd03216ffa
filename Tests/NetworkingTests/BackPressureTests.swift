import CombineTesting
import Eventually
import FaultyServer
import Foundation
import MemoryGrowth
import Networking
import Testing

/// What is not read holds the server back, over real sockets.
@Suite(.timeLimit(.minutes(4))) struct BackPressureTests {
  static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"

  @Test func anUnreadBodyRestsUntilThereIsRoom() throws {
    let server = try RawServer { _ in [.send(Self.head), .endless(String(repeating: "x", count: 4096))] }
    defer { server.stop() }
    var request = HTTPRequest.eventStream(server.url("/"))
    request.maximumUnreadBody = 64 << 10
    let arrived = Collected<Int>()
    let transport = CurlTransport()
    let exchange = transport.start(request) { event in
      if case .body(let data) = event { arrived.append(data.count) }
    }
    defer { exchange.cancel() }
    var read = 0
    for _ in 0..<20 {
      var unread: Int { arrived.values.reduce(0, +) - read }
      try blockUntil("there is room for more", seeing: unread) { unread >= 32 << 10 }
      // Nothing tells that no more will come.
      var total = unread
      try blockUntil("no more comes", seeing: unread) {
        defer { total = unread }
        Thread.sleep(forTimeInterval: 0.05)
        return unread == total
      }
      #expect(total <= (64 + 16) << 10, "libcurl hands on 16 kB at a time.")
      exchange.didRead(total)
      read += total
    }
  }

  /// A reader that takes a millisecond for each event, and servers that send as much as they can.
  @Test func noFloodMakesMemoryGrow() async {
    await #expect(processExitsWith: .success) {
      for flood in ["data: 1\n\n", ": comment\n", "x", "data: \(String(repeating: "y", count: 100_000))\n\n"] {
        let server = try RawServer { _ in [.send(BackPressureTests.head), .endless(flood)] }
        let queue = AnyScheduler(DispatchQueue(label: "test"))
        let client = HTTPClient(configuration: .init(scheduler: queue, delivery: queue))
        let subscription = client.eventStream(server.url("/")).sink { _ in
        } receiveValue: { signal in
          if case .event = signal { Thread.sleep(forTimeInterval: 0.001) }
        }
        // Once it flows: what a sanitizer keeps of the first events does not count.
        try await Task.sleep(for: .milliseconds(500))
        let before = OwnMemory.bytes
        var most = 0
        for _ in 0..<50 {
          try await Task.sleep(for: .milliseconds(50))
          most = max(most, OwnMemory.bytes - before)
        }
        subscription.cancel()
        server.stop()
        #expect(most < 20 << 20, "\(most) bytes for \(flood.prefix(20))")
      }
    }
  }
}
