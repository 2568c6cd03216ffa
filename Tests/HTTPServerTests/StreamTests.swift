import Eventually
import Foundation
import HTTPServer
import Locks
import LoopbackClient
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct StreamTests {
  /// Hands the streams that a server opens to the test.
  private final class Streams: Sendable {
    private let opened = Locked<[HTTPResponseStream]>([])

    func add(_ stream: HTTPResponseStream) { opened.withLock { $0.append(stream) } }
    func dropAll() { opened.withLock { $0 = [] } }

    func next() throws -> HTTPResponseStream {
      var found: HTTPResponseStream?
      try blockUntil("a stream is open") {
        found = opened.withLock { $0.popLast() }
        return found != nil
      }
      return try #require(found)
    }
  }

  private func withStreams(
    limits: HTTPServerLimits = HTTPServerLimits(), test: (UInt16, Streams) throws -> Void
  ) throws {
    let streams = Streams()
    try withServer(limits: limits) { _, responder in
      streams.add(responder.stream(headers: ["Content-Type": "text/event-stream"]))
    } test: { port in
      try test(port, streams)
    }
  }

  @Test func sendsEachPieceAtOnceAndEndsProperly() throws {
    try withStreams { port, streams in
      let connection = try LoopbackConnection(port: port)
      try connection.sendRequest("GET", "/")
      let stream = try streams.next()
      #expect(try connection.readHead()["Content-Type"] == "text/event-stream")
      for number in 0..<50 {
        #expect(stream.send("event \(number)\n") == .accepted)
        #expect(try connection.readStream(until: "event \(number)\n") == "event \(number)\n")
      }
      stream.close()
      #expect(stream.send("late") == .closed)
      #expect(try connection.readChunk() == nil)
      try connection.sendRequest("GET", "/next")
      try streams.next().close()
      #expect(try connection.readResponse().body.isEmpty)
    }
  }

  @Test func endsAtOnceForHead() throws {
    try withStreams { port, streams in
      let connection = try LoopbackConnection(port: port)
      let head = try connection.request("HEAD", "/")
      #expect(head.status == 200 && head["Content-Type"] == "text/event-stream")
      let closed = DispatchSemaphore(value: 0)
      try streams.next().onClose { closed.signal() }
      #expect(closed.wait(timeout: .now() + 30) == .success)
    }
  }

  @Test func cutsTheBodyWhenAborted() throws {
    try withStreams { port, streams in
      let connection = try LoopbackConnection(port: port)
      try connection.sendRequest("GET", "/")
      let stream = try streams.next()
      stream.send("data: half")
      #expect(try connection.readHead().status == 200)
      #expect(try connection.readStream(until: "half") == "data: half")
      stream.abort()
      #expect(throws: LoopbackConnection.Failure.closedEarly(received: "")) { try connection.readChunk() }
    }
  }

  @Test func endsWhenItsLastReferenceGoes() throws {
    try withStreams { port, streams in
      let connection = try LoopbackConnection(port: port)
      try connection.sendRequest("GET", "/")
      try streams.next().send("bye")
      #expect(try connection.readResponse().text == "bye")
    }
  }

  @Test(arguments: [false, true])
  func noticesAPeerThatLeavesAQuietStream(byReset: Bool) throws {
    try withStreams { port, streams in
      let connection = try LoopbackConnection(port: port)
      try connection.sendRequest("GET", "/")
      let stream = try streams.next()
      #expect(try connection.readHead().status == 200)
      let closed = DispatchSemaphore(value: 0)
      stream.onClose { closed.signal() }
      if byReset { connection.reset() } else { connection.close() }
      #expect(closed.wait(timeout: .now() + 30) == .success)
      #expect(stream.isClosed)
      #expect(stream.send("x") == .closed)
      stream.onClose { closed.signal() }
      #expect(closed.wait(timeout: .now() + 30) == .success)
    }
  }

  @Test func holdsBackASenderWhoseClientIsSlowAndTellsWhenItHasDrained() throws {
    var limits = HTTPServerLimits()
    limits.streamBytes = 256 * 1024
    try withStreams(limits: limits) { port, streams in
      let connection = try LoopbackConnection(port: port, receiveBuffer: 4096)
      try connection.sendRequest("GET", "/")
      let stream = try streams.next()
      let drained = DispatchSemaphore(value: 0)
      stream.onDrain { drained.signal() }
      let piece = Data(repeating: UInt8(ascii: "x"), count: 32 * 1024)
      var sent = 0
      // Kernel buffers take some megabytes before the client's slowness is felt.
      let end = ContinuousClock.now + .seconds(60)
      var refusals = 0
      while refusals < 50, ContinuousClock.now < end {
        switch stream.send(piece) {
        case .accepted:
          sent += piece.count
          refusals = 0
        case .full:
          refusals += 1
          usleep(2000)
        case .closed: Issue.record("the stream closed")
        }
      }
      #expect(refusals == 50)
      #expect(stream.queuedBytes > limits.streamBytes - piece.count)
      #expect(stream.queuedBytes <= limits.streamBytes)
      #expect(try connection.readHead().status == 200)
      var got = 0
      while got < sent { got += try #require(try connection.readChunk()).count }
      #expect(got == sent)
      #expect(drained.wait(timeout: .now() + 30) == .success)
      try blockUntil("all has been sent") { stream.queuedBytes == 0 }
      #expect(stream.send("end") == .accepted)
      #expect(try connection.readStream(until: "end") == "end")
    }
  }

  @Test func closesAClientThatTakesNothingForTheIdleTime() throws {
    var limits = HTTPServerLimits()
    limits.idleSeconds = 1
    limits.streamBytes = 64 * 1024 * 1024
    try withStreams(limits: limits) { port, streams in
      let connection = try LoopbackConnection(port: port, receiveBuffer: 4096)
      try connection.sendRequest("GET", "/")
      let stream = try streams.next()
      let closed = DispatchSemaphore(value: 0)
      stream.onClose { closed.signal() }
      stream.send(Data(count: 32 * 1024 * 1024))
      #expect(closed.wait(timeout: .now() + 30) == .success)
      connection.close()
    }
  }

  @Test func keepsAQuietStreamBeyondTheIdleTime() throws {
    var limits = HTTPServerLimits()
    limits.idleSeconds = 1
    try withStreams(limits: limits) { port, streams in
      let connection = try LoopbackConnection(port: port)
      try connection.sendRequest("GET", "/")
      let stream = try streams.next()
      #expect(try connection.readHead().status == 200)
      #expect(connection.staysSilent(for: 2.2))
      stream.send("still here")
      #expect(try connection.readStream(until: "here") == "still here")
    }
  }

  @Test func survivesManyClientsThatLeaveWhileAllAreSentTo() throws {
    let open = Locked<[HTTPResponseStream]>([])
    let closed = Atomic<Int>(0)
    try withServer { _, responder in
      let stream = responder.stream()
      stream.onClose { closed.wrappingAdd(1, ordering: .relaxed) }
      open.withLock { $0.append(stream) }
    } test: { port in
      let stop = Atomic<Bool>(false)
      let sender = Thread {
        while !stop.load(ordering: .relaxed) {
          let streams = open.withLock { streams in
            streams.removeAll(where: \.isClosed)
            return streams
          }
          for stream in streams { stream.send("data: tick tick tick\n\n") }
          usleep(200)
        }
      }
      sender.start()
      for round in 0..<40 {
        let connections = try (0..<5).map { _ in try LoopbackConnection(port: port) }
        for (index, connection) in connections.enumerated() {
          try connection.sendRequest("GET", "/")
          if index != 0 { _ = try connection.readHead() }
          if index.isMultiple(of: 2) { _ = try? connection.readStream(until: "tick") }
          if (index + round).isMultiple(of: 3) { connection.reset() } else { connection.close() }
        }
      }
      try blockUntil("all streams have ended") { closed.load(ordering: .relaxed) == 200 }
      stop.store(true, ordering: .relaxed)
    }
  }
}
