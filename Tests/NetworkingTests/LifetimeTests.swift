import Combine
import CombineTesting
import FaultyServer
import Eventually
import Foundation
import Testing

@testable import Networking

/// What nobody needs any more is gone: no cycles, no forgotten threads.
@Suite(.timeLimit(.minutes(4))) struct LifetimeTests {
  private func address() -> URL { NetworkingTests.address("http://service.example/x.json") }

  @Test(arguments: ["finished", "failed", "cancelled", "waiting"]) func clientsDieWithTheirLastUser(_ end: String) {
    weak var client: HTTPClient?
    weak var transport: InMemoryTransport?
    do {
      let world = VirtualWorld(limits: .init(http1: 1)) { _ in
        end == "finished" ? .json("1") : end == "failed" ? .json("{}", status: 500) : .silence
      }
      client = world.client
      transport = world.transport
      let recorders = (0..<3).map { number in
        world.client.fetch(Int.self, from: NetworkingTests.address("http://service.example/\(number)")).record()
      }
      world.time.advance(by: .seconds(1))
      if end == "cancelled" { recorders.forEach { $0.cancel() } }
      world.time.advance(by: .seconds(200))
    }
    #expect(client == nil)
    #expect(transport == nil)
  }

  @Test(arguments: [true, false]) func streamsDieWithTheirLastUser(_ isBroken: Bool) {
    weak var transport: InMemoryTransport?
    do {
      let world = VirtualWorld { _ in isBroken ? .failure(.unreachable) : .eventStream([(0, "data: x\n\n")]) }
      transport = world.transport
      let recorder = world.client.eventStream(address()).record()
      world.time.advance(by: .seconds(100))
      recorder.cancel()
      #expect(world.transport.openCount == 0)
      world.time.advance(by: .seconds(200))
    }
    #expect(transport == nil)
  }

  @Test func theTransportsThreadEndsWithIt() async throws {
    let server = try RawServer { _ in [.hold] }
    defer { server.stop() }
    weak var engine: CurlEngine?
    let outcome = OutcomeCollector()
    await withCheckedContinuation { continuation in
      let made = CurlEngine(.init())
      engine = made
      made.run()
      let exchange = CurlExchange(request: HTTPRequest(server.url("/")), engine: made) { event in
        if outcome.receive(event) != nil { continuation.resume() }
      }
      made.submit(exchange)
      made.stop()
    }
    // The request was told; the thread lets go of the engine right after.
    try await eventually("the engine is gone") { engine == nil }
  }
}
