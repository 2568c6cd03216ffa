import Eventually
import Foundation
import HTTPServer
import Locks
import LoopbackClient
import Testing

@Suite(.timeLimit(.minutes(5))) struct ServingTests {
  @Test func answersWithWhatTheHandlerSays() throws {
    try withServer { request, responder in
      let shown = """
        \(request.method) \(request.path) \(request.rawPath) \(request.query["q"] ?? "-") \
        \(request.headers["x-note"] ?? "-") \(request.cookie("sid") ?? "-") \
        \(String(decoding: request.body, as: UTF8.self)) \(request.remoteAddress)
        """
      responder.respond(.text(shown, status: 201, headers: ["X-Seen": "yes"]))
    } test: { port in
      let answer = try LoopbackConnection(port: port).request(
        "POST", "/a%20b?q=1%2B1", headers: ["X-Note": "n", "Cookie": "sid=s1"], body: Data("body".utf8))
      #expect(answer.status == 201)
      #expect(answer.text == "POST /a b /a%20b 1+1 n s1 body 127.0.0.1")
      #expect(answer["X-Seen"] == "yes")
      #expect(answer["Content-Type"] == "text/plain; charset=utf-8")
      #expect(answer["Date"] != nil)
      #expect(answer["Server"] == nil)
    }
  }

  @Test func keepsTheConnectionForFurtherRequests() throws {
    try withServer { request, responder in
      responder.respond(.text(request.path))
    } test: { port in
      let connection = try LoopbackConnection(port: port)
      for number in 0..<20 { #expect(try connection.request("GET", "/\(number)").text == "/\(number)") }
      try connection.send("GET /p1 HTTP/1.1\r\nHost: x\r\n\r\nGET /p2 HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(try connection.readResponse().text == "/p1")
      #expect(try connection.readResponse().text == "/p2")
    }
  }

  @Test func answersHeadWithoutABody() throws {
    try withServer { _, responder in
      responder.respond(.text("12345"))
    } test: { port in
      let connection = try LoopbackConnection(port: port)
      let head = try connection.request("HEAD", "/")
      #expect(head.status == 200)
      #expect(head["Content-Length"] == "5")
      #expect(try connection.request("GET", "/").text == "12345")
    }
  }

  @Test func answersLaterFromAnotherThread() throws {
    try withServer { request, responder in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
        #expect(responder.respond(.text("later")))
        #expect(!responder.respond(.text("twice")))
      }
    } test: { port in
      let connections = try (0..<20).map { _ in try LoopbackConnection(port: port) }
      for connection in connections { try connection.sendRequest("GET", "/") }
      for connection in connections { #expect(try connection.readResponse().text == "later") }
      for connection in connections { #expect(try connection.request("GET", "/").text == "later") }
    }
  }

  @Test func answers500WhereTheHandlerForgets() throws {
    try withServer { _, _ in
    } test: { port in
      let answer = try LoopbackConnection(port: port).request("GET", "/")
      #expect(answer.status == 500)
      #expect(answer.text.hasPrefix("500 Internal Server Error"))
    }
  }

  @Test func cutsTheConnectionOnAbort() throws {
    try withServer { request, responder in
      if request.path == "/later" {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { responder.abort() }
      } else {
        responder.abort()
      }
    } test: { port in
      for path in ["/now", "/later"] {
        let connection = try LoopbackConnection(port: port)
        try connection.sendRequest("GET", path)
        #expect(try connection.readToEnd().isEmpty)
      }
    }
  }

  @Test func tellsTheHandlerThatAWaitingPeerHasLeft() throws {
    let waiting = Locked<[HTTPResponder]>([])
    let left = DispatchSemaphore(value: 0)
    try withServer { _, responder in
      responder.onClose { left.signal() }
      waiting.withLock { $0.append(responder) }
    } test: { port in
      let connection = try LoopbackConnection(port: port)
      try connection.sendRequest("GET", "/")
      try blockUntil("the request waits") { waiting.withLock { $0.count } == 1 }
      connection.close()
      #expect(left.wait(timeout: .now() + 30) == .success)
      #expect(waiting.withLock { $0[0].respond(.text("too late")) } == false)
    }
  }

  @Test func sendsStatusesThatHaveNoBody() throws {
    try withServer { request, responder in
      responder.respond(HTTPResponse(status: Int(request.path.dropFirst()) ?? 200, headers: ["ETag": "\"e\""]))
    } test: { port in
      let connection = try LoopbackConnection(port: port)
      for status in [204, 304, 200] {
        let answer = try connection.request("GET", "/\(status)")
        #expect(answer.status == status)
        #expect(answer["ETag"] == "\"e\"")
      }
    }
  }

  @Test func namesAPortThatIsInUse() throws {
    try withServer { _, responder in
      responder.respond(.text(""))
    } test: { port in
      let address = ListenAddress(host: "127.0.0.1", port: port)
      let second = HTTPServer(address: address) { _, _ in }
      #expect(throws: HTTPServerError.portInUse(address)) { try second.start() }
    }
  }

  @Test func explainsHostsItCannotListenOn() {
    for host in ["192.0.2.1", "no-such-host.invalid"] {
      let server = HTTPServer(address: ListenAddress(host: host, port: 0)) { _, _ in }
      let error = #expect(throws: HTTPServerError.self) { try server.start() }
      #expect(error?.description.contains(host) == true)
    }
  }

  @Test func startsAgainOnTheSamePortAfterAStop() throws {
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { _, responder in
      responder.respond(.text("ok"))
    }
    try server.start()
    #expect(throws: HTTPServerError.alreadyRunning) { try server.start() }
    let port = server.boundAddress.port
    #expect(try LoopbackConnection(port: port).request("GET", "/").text == "ok")
    server.stop()
    server.stop()
    #expect(throws: LoopbackConnection.Failure.cannotConnect(ECONNREFUSED)) { try LoopbackConnection(port: port) }
    let again = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: port)) { _, responder in
      responder.respond(.text("again"))
    }
    try again.start()
    #expect(try LoopbackConnection(port: port).request("GET", "/").text == "again")
  }

  @Test func listensOnIPv6() throws {
    let server = HTTPServer(address: try ListenAddress("[::1]:0")) { request, responder in
      responder.respond(.text(request.remoteAddress))
    }
    do {
      try server.start()
    } catch .badAddress {
      return  // A machine without IPv6.
    }
    #expect(server.boundAddress.port != 0)
    #expect(server.boundAddress.host == "::1")
  }

  /// The socket and the server's thread go at the same time, again and again.
  @Test func stopsWhileItsThreadIsAtWork() throws {
    for _ in 0..<300 {
      let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { _, responder in
        responder.respond(.text("ok"))
      }
      try server.start()
      let connection = try LoopbackConnection(port: server.boundAddress.port)
      try connection.sendRequest("GET", "/")
      server.stop()
    }
  }

  @Test func stopsWhileRequestsWaitAndStreamsAreOpen() throws {
    let kept = Locked<[HTTPResponder]>([])
    let streams = Locked<[HTTPResponseStream]>([])
    let closed = DispatchSemaphore(value: 0)
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { request, responder in
      if request.path == "/stream" {
        let stream = responder.stream()
        stream.onClose { closed.signal() }
        stream.send("hello")
        streams.withLock { $0.append(stream) }
      } else {
        kept.withLock { $0.append(responder) }
      }
    }
    try server.start()
    let connections = try (0..<10).map { _ in try LoopbackConnection(port: server.boundAddress.port) }
    for (index, connection) in connections.enumerated() {
      try connection.sendRequest("GET", index.isMultiple(of: 2) ? "/stream" : "/wait")
    }
    try blockUntil("all are waited for") { kept.withLock { $0.count } == 5 && streams.withLock { $0.count } == 5 }
    server.stop()
    for _ in 0..<5 { #expect(closed.wait(timeout: .now() + 30) == .success) }
    for stream in streams.withLock({ $0 }) {
      #expect(stream.isClosed)
      #expect(stream.send("more") == .closed)
    }
    for responder in kept.withLock({ $0 }) { #expect(!responder.respond(.text("late"))) }
  }

  /// One that has waited before is cut when the stop begins; the other comes to wait only then.
  @Test func aRequestThatIsToWaitWhileTheServerStopsIsCutToo() throws {
    let kept = Locked<[HTTPResponder]>([])
    let stop = DispatchSemaphore(value: 0)
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { request, responder in
      let first = kept.withLock { kept in
        defer { kept.append(responder) }
        return kept.first
      }
      guard let first else { return }
      stop.signal()
      try? blockUntil("the one that waits is cut") { first.isClosed }
    }
    try server.start()
    let port = server.boundAddress.port
    let waiting = try LoopbackConnection(port: port)
    try waiting.sendRequest("GET", "/first")
    try blockUntil("the first is there") { kept.withLock { $0.count } == 1 }
    let late = try LoopbackConnection(port: port)
    try late.sendRequest("GET", "/late")
    #expect(stop.wait(timeout: .now() + 30) == .success)
    server.stop()
    for connection in [waiting, late] {
      #expect(throws: LoopbackConnection.Failure.self) { try connection.readResponse() }
    }
  }
}

/// Runs `test` against a server on a free port of loopback.
func withServer(
  limits: HTTPServerLimits = HTTPServerLimits(), _ handler: @escaping HTTPServer.Handler, test: (UInt16) throws -> Void
) throws {
  let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0), limits: limits, handler: handler)
  try server.start()
  defer { server.stop() }
  try test(server.boundAddress.port)
}
