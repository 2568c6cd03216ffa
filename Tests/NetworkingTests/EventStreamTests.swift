import Combine
import CombineTesting
import Foundation
import Locks
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct EventStreamTests {
  static let url = address("http://service.example/list.json")
  static let policy = EventStreamPolicy(
    silenceLimit: 90, pauses: RetryPolicy(firstDelay: 1, longestDelay: 60, jitter: { 1 }))

  /// A picture of the signals: `open`, `put(1)`, `lost 1s`.
  static func picture(_ signals: [EventStreamSignal]) -> [String] {
    signals.map {
      switch $0 {
      case .open: "open"
      case .event(let event): "\(event.name)(\(event.data))"
      case .interrupted(_, let delay): "lost \(Int(delay))s"
      }
    }
  }

  @Test func deliversEventsAsTheyComeAndClosesWhenNobodyListens() {
    let world = VirtualWorld { _ in
      .eventStream([(0, "event: put\nda"), (2, "ta: 1\n\n"), (1, "data: 2\n\n")], after: 0.1)
    }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(1))
    #expect(Self.picture(recorder.values) == ["open"])
    #expect(world.transport.requests.first?.headers["Accept"] == "text/event-stream")
    world.time.advance(by: .seconds(10))
    #expect(Self.picture(recorder.values) == ["open", "put(1)", "message(2)"])
    recorder.cancel()
    #expect(world.transport.openCount == 0)
    #expect(recorder.violations.isEmpty)
  }

  @Test func reconnectsWithGrowingPauses() {
    let world = VirtualWorld { _ in .failure(.unreachable, after: 0) }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(1 + 2 + 4 + 8 + 16 + 32 + 60 + 1))
    #expect(
      Self.picture(recorder.values)
        == ["lost 1s", "lost 2s", "lost 4s", "lost 8s", "lost 16s", "lost 32s", "lost 60s", "lost 60s"])
    #expect(recorder.completion == nil)
    recorder.cancel()
    world.time.advance(by: .seconds(600))
    #expect(world.transport.requests.count == 8)
  }

  /// By the policy that programs use.
  @Test(arguments: [2, 15, 60, 301, 3600] as [TimeInterval])
  func followsTenSecondsAfterTheServiceIsWellAgainAtTheLatest(_ downtime: TimeInterval) {
    let isWell = Locked(false)
    let world = VirtualWorld { _ in
      isWell.withLock { $0 } ? .eventStream([(0.1, "data: well\n\n")]) : .failure(.unreachable, after: 0)
    }
    let recorder = world.client.eventStream(Self.url).record()
    world.time.advance(by: .seconds(downtime))
    #expect(!Self.picture(recorder.values).contains("open"))
    isWell.withLock { $0 = true }
    world.time.advance(by: .seconds(10))
    #expect(Self.picture(recorder.values).suffix(2) == ["open", "message(well)"])
  }

  @Test func aStreamThatHasLivedForAWhileMakesThePausesShortAgain() {
    let world = VirtualWorld { _ in
      InMemoryTransport.Answer.eventStream([(0, "data: x\n\n")]).ending(after: 30)
    }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(70))
    #expect(
      Self.picture(recorder.values)
        == ["open", "message(x)", "lost 1s", "open", "message(x)", "lost 1s", "open", "message(x)"])
  }

  @Test func aStreamThatClosesAfterItsFirstEventIsAskedForLessAndLess() {
    let world = VirtualWorld { _ in
      InMemoryTransport.Answer.eventStream([(0, "data: x\n\n")]).ending(after: 0.1)
    }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(600))
    #expect(world.transport.requests.count < 20)
    #expect(
      Self.picture(recorder.values).filter { $0.hasPrefix("lost") }.prefix(4) == [
        "lost 1s", "lost 2s", "lost 4s", "lost 8s",
      ])
  }

  @Test func dropsAnEventThatWasCutAndStartsAfresh() {
    let pieces = Collected<Int>()
    let world = VirtualWorld { _ in
      pieces.append(1)
      return pieces.values.count == 1
        ? InMemoryTransport.Answer.eventStream([(0, "data: cut")]).ending(after: 1)
        : .eventStream([(0, "\n\ndata: whole\n\n")])
    }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(5))
    #expect(Self.picture(recorder.values) == ["open", "lost 1s", "open", "message(whole)"])
  }

  @Test func noticesSilenceAndEventsKeepItAlive() {
    let beats = (0..<10).map { _ in (TimeInterval(30), "event: keep-alive\ndata: null\n\n") }
    let world = VirtualWorld { _ in .eventStream([(0, "data: x\n\n")] + beats) }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    let lively = ["open", "message(x)"] + beats.map { _ in "keep-alive(null)" }
    world.time.advance(by: .seconds(300 + 89))
    #expect(Self.picture(recorder.values) == lively)
    #expect(world.transport.requests.count == 1)
    world.time.advance(by: .seconds(3))
    #expect(Self.picture(recorder.values) == lively + ["lost 1s", "open", "message(x)"])
    #expect(world.transport.requests.count == 2)
    #expect(world.transport.openCount == 1)
  }

  @Test func bytesWithoutAnEventAreNoSignOfLife() {
    let comments = (0..<100).map { _ in (TimeInterval(1), ": still here\n") }
    let world = VirtualWorld { _ in .eventStream([(0, "data: x\n\n")] + comments) }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(90.5))
    #expect(Self.picture(recorder.values) == ["open", "message(x)", "lost 1s"])
  }

  @Test func leavesAConnectionThatBringsBytesWithoutEnd() {
    let policy = EventStreamPolicy(
      pauses: RetryPolicy(firstDelay: 1, longestDelay: 60, jitter: { 1 }), maximumEventSize: 1000)
    let line = String(repeating: "x", count: 500)
    let world = VirtualWorld { _ in .eventStream([(0, "data: ")] + (0..<9).map { _ in (0.01, line) }) }
    let recorder = world.client.eventStream(Self.url, policy: policy).record()
    world.time.advance(by: .seconds(0.5))
    #expect(Self.picture(recorder.values) == ["open", "lost 1s"])
    #expect(world.transport.openCount == 0)
  }

  @Test func whatNobodyAsksForHoldsTheServerBack() {
    let world = VirtualWorld { _ in .eventStream((0..<100).map { (0.01, "data: \($0)\n\n") }) }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record(demand: .max(3))
    world.time.advance(by: .seconds(2))
    let unread = world.transport.mostUnreadBytes
    #expect(unread > 98 * 9, "What is not delivered is not read.")
    recorder.request(.unlimited)
    #expect(recorder.values.count == 101, "Nothing is lost.")
    let relaxed = VirtualWorld { _ in .eventStream((0..<100).map { (0.01, "data: \($0)\n\n") }) }
    let reader = relaxed.client.eventStream(Self.url, policy: Self.policy).record()
    relaxed.time.advance(by: .seconds(2))
    #expect(reader.values.count == 101)
    #expect(relaxed.transport.mostUnreadBytes <= 10)
  }

  @Test(arguments: ["cancel", "auth_revoked"]) func stopsWhenTheServerSaysSo(_ name: String) {
    let world = VirtualWorld { _ in
      .eventStream([(0, "data: x\n\n"), (1, "event: \(name)\ndata: null\n\ndata: y\n\n")])
    }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(600))
    #expect(Self.picture(recorder.values) == ["open", "message(x)", "\(name)(null)"])
    #expect(recorder.isFinished)
    #expect(world.transport.requests.count == 1)
    #expect(world.transport.openCount == 0)
  }

  @Test func failsWhereStreamingIsImpossible() {
    let json = VirtualWorld { _ in .json("[1]") }
    let first = json.client.eventStream(Self.url, policy: Self.policy).record()
    json.time.advance(by: .seconds(600))
    #expect(first.failure == .unexpectedContent(url: Self.url, contentType: "application/json"))
    #expect(json.transport.requests.count == 1)

    let refusing = VirtualWorld { _ in .json("{}", status: 405) }
    let second = refusing.client.eventStream(Self.url, policy: Self.policy).record()
    refusing.time.advance(by: .seconds(600))
    #expect(second.failure?.cause == .badData)
    #expect(refusing.transport.requests.count == 1)
  }

  @Test func waitsAsLongAsAnOverloadedServerAsks() {
    let world = VirtualWorld { _ in .response(status: 503, headers: ["Retry-After": "40"], body: Data()) }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(39))
    #expect(Self.picture(recorder.values) == ["lost 40s"])
    world.time.advance(by: .seconds(2))
    #expect(world.transport.requests.count == 2)
  }

  @Test func followsARedirectWithItsHeaders() {
    let world = VirtualWorld { request in
      request.url.host() == "service.example"
        ? .response(status: 307, headers: ["Location": "http://other.example/list.json?x=1"])
        : .eventStream([(0, "data: x\n\n")])
    }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record()
    world.time.advance(by: .seconds(1))
    #expect(Self.picture(recorder.values) == ["open", "message(x)"])
    #expect(world.transport.requests.last?.headers["Accept"] == "text/event-stream")
    recorder.cancel()
    #expect(world.transport.openCount == 0)
  }

  @Test func honoursDemand() {
    let world = VirtualWorld { _ in .eventStream([(0, "data: 1\n\ndata: 2\n\ndata: 3\n\n")]) }
    let recorder = world.client.eventStream(Self.url, policy: Self.policy).record(demand: .max(2))
    world.time.advance(by: .seconds(1))
    #expect(Self.picture(recorder.values) == ["open", "message(1)"])
    recorder.request(.max(5))
    #expect(Self.picture(recorder.values) == ["open", "message(1)", "message(2)", "message(3)"])
    #expect(recorder.violations.isEmpty)
  }
}
