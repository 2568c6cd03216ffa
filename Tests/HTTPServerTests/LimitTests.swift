import Foundation
import HTTPServer
import LoopbackClient
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct LimitTests {
  private func echo(_ request: HTTPRequest, _ responder: HTTPResponder) {
    responder.respond(.text("\(request.body.count)"))
  }

  @Test func refusesALongBodyBeforeReadingIt() throws {
    var limits = HTTPServerLimits()
    limits.bodyBytes = 100
    try withServer(limits: limits, echo) { port in
      let refused = try LoopbackConnection(port: port)
      try refused.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 101\r\n\r\n")
      let answer = try refused.readResponse()
      #expect(answer.status == 413)
      #expect(answer.text.hasPrefix("413 Content Too Large"))
      #expect(try LoopbackConnection(port: port).request("POST", "/", body: Data(count: 100)).text == "100")
    }
  }

  @Test func refusesALongChunkedBody() throws {
    var limits = HTTPServerLimits()
    limits.bodyBytes = 100
    try withServer(limits: limits, echo) { port in
      let allowed = try postChunks(2, port).readResponse()
      #expect(allowed.text == "100")
      #expect(try postChunks(3, port).readResponse().status == 413)
      // Without end in sight the connection is dropped.
      #expect(throws: LoopbackConnection.Failure.self) { try postChunks(50_000, port).readResponse() }
    }
  }

  /// Posts chunks of 50 bytes.
  private func postChunks(_ count: Int, _ port: UInt16) throws -> LoopbackConnection {
    let chunk = "32\r\n" + String(repeating: "x", count: 50) + "\r\n"
    let connection = try LoopbackConnection(port: port)
    try connection.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    try? connection.send(String(repeating: chunk, count: count) + "0\r\n\r\n")
    return connection
  }

  @Test func refusesLongHeads() throws {
    var limits = HTTPServerLimits()
    limits.headerBytes = 2000
    try withServer(limits: limits, echo) { port in
      #expect(
        try LoopbackConnection(port: port).request("GET", "/" + String(repeating: "a", count: 1100)).status == 414)
      let long = ["X-Long": String(repeating: "b", count: 2000)]
      #expect(try LoopbackConnection(port: port).request("GET", "/", headers: long).status == 431)
      #expect(try LoopbackConnection(port: port).request("GET", "/", headers: ["X": "1"]).status == 200)
      let endless = try LoopbackConnection(port: port)
      try? endless.send("GET / HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "c", count: 500_000))
      _ = try? endless.readToEnd()
      #expect(try LoopbackConnection(port: port).request("GET", "/").status == 200)
    }
  }

  @Test func takesHeadsUpToTheLimitAndAnswersAtLength() throws {
    try withServer { request, responder in
      var response = HTTPResponse.text(String(repeating: "y", count: 200_000))
      for number in 0..<40 { response.headers.add("X-\(number)", String(repeating: "z", count: 90)) }
      if request.path == "/stream" {
        responder.stream(headers: response.headers).send(response.body)
      } else {
        responder.respond(response)
      }
    } test: { port in
      for (count, size) in [(1, 15_000), (30, 500), (100, 120)] {
        let connection = try LoopbackConnection(port: port)
        let headers = Dictionary(
          uniqueKeysWithValues: (0..<count).map { ("H\($0)", String(repeating: "h", count: size)) })
        for path in ["/", "/stream", "/"] {
          let answer = try connection.request("GET", path, headers: headers)
          #expect(answer.status == 200 && answer.body.count == 200_000 && answer["X-39"] != nil, "\(count) of \(size)")
        }
      }
    }
  }

  @Test func closesConnectionsThatStayIdle() throws {
    var limits = HTTPServerLimits()
    limits.idleSeconds = 1
    try withServer(limits: limits, echo) { port in
      let silent = try LoopbackConnection(port: port)
      let half = try LoopbackConnection(port: port)
      try half.send("GET / HTTP/1.1\r\nHo")
      let kept = try LoopbackConnection(port: port)
      #expect(try kept.request("GET", "/").status == 200)
      _ = try silent.readToEnd()
      _ = try half.readToEnd()
      _ = try kept.readToEnd()
    }
  }

  @Test func boundsConnections() throws {
    var limits = HTTPServerLimits()
    limits.threads = 1
    limits.connections = 4
    try withServer(limits: limits, echo) { port in
      var open = try (0..<4).map { _ in try LoopbackConnection(port: port) }
      for connection in open { #expect(try connection.request("GET", "/").status == 200) }
      let fifth = try LoopbackConnection(port: port)
      try fifth.sendRequest("GET", "/")
      #expect(throws: LoopbackConnection.Failure.self) { try fifth.readResponse(within: 0.2) }
      open.removeAll()
      let deadline = ContinuousClock.now + .seconds(30)
      while (try? LoopbackConnection(port: port).request("GET", "/", within: 2).status) != 200 {
        try #require(ContinuousClock.now < deadline)
      }
    }
  }

  @Test func boundsConnectionsOfOneAddress() throws {
    var limits = HTTPServerLimits()
    limits.threads = 1
    limits.connectionsPerAddress = 2
    try withServer(limits: limits, echo) { port in
      let open = try (0..<2).map { _ in try LoopbackConnection(port: port) }
      for connection in open { #expect(try connection.request("GET", "/").status == 200) }
      let third = try LoopbackConnection(port: port)
      #expect(throws: LoopbackConnection.Failure.self) { try third.request("GET", "/", within: 1) }
      for connection in open { #expect(try connection.request("GET", "/").status == 200) }
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct MalformedRequestTests {
  static let nonsense: [String] = [
    "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffffffffffffffffffff\r\n",
    "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nabcd",
    "GET /%00%0d%0a?%00=%0a HTTP/1.1\r\nHost: x\r\n\r\n", "GET  /  HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.0\r\n\r\n",
    "GET / HTTP/1.1\r\n folded: x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "{\"json\":1}\n\n", "GET / HTTP/1.1\nHost: x\n\n",
    "🦊 / HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /\u{e9} HTTP/1.1\r\nHost: x\r\nX-\u{e9}: \u{e9}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n",
    String(repeating: "A", count: 100_000), String(repeating: "\r\n", count: 50_000),
    "GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: 20_000) + "\r\n",
  ]

  @Test func servesOnAfterNonsense() throws {
    let seen = Atomic<Int>(0)
    try withServer { _, responder in
      seen.wrappingAdd(1, ordering: .relaxed)
      responder.respond(.text("ok"))
    } test: { port in
      var generator = SeededGenerator(seed: 7)
      var inputs = Self.nonsense.map { Data($0.utf8) }
      let whole = Data("POST /a?b=c HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nCookie: a=b\r\n\r\nabcd".utf8)
      for _ in 0..<300 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        inputs.append(bytes.prefix(Int.random(in: 1...bytes.count, using: &generator)))
      }
      for input in inputs {
        let connection = try LoopbackConnection(port: port)
        try? connection.send(input)
        _ = try? connection.readHead(within: 0.01)
      }
      #expect(try LoopbackConnection(port: port).request("GET", "/").text == "ok")
      #expect(seen.load(ordering: .relaxed) > 1)
    }
  }
}

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
