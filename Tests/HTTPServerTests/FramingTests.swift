import Eventually
import Foundation
import Glibc
import Locks
import LoopbackClient
import Synchronization
import Testing

@testable import HTTPServer

/// Requests whose end two readers would see in two places.
@Suite(.timeLimit(.minutes(5))) struct FramingTests {
  /// How the bytes of a malformed request arrive.
  enum Arrival: CaseIterable, Sendable {
    case atOnce
    /// Cut behind the request line, and in the middle of what follows.
    case inPieces
    /// On a connection that has served a request.
    case afterAnother
  }

  @Test(arguments: MalformedRequest.all.map(\.name), Arrival.allCases)
  func oneAnswerAndTheEndFollowARequestThatCanBeReadInTwoWays(name: String, arrival: Arrival) throws {
    let shape = try #require(MalformedRequest.all.first { $0.name == name })
    let served = Locked<[String]>([])
    try withServer { request, responder in
      served.withLock { $0.append(request.rawPath) }
      responder.respond(.text("served"))
    } test: { port in
      let connection = try LoopbackConnection(port: port)
      if arrival == .afterAnother {
        #expect(try connection.request("GET", "/first", headers: ["Host": "x"]).status == 200)
        served.withLock { $0 = [] }
      }
      var rest = Substring(shape.text() + MalformedRequest.smuggled)
      if arrival == .inPieces {
        for end in [rest.firstIndex(of: "\r\n"), rest.index(rest.startIndex, offsetBy: shape.text().count - 3)] {
          let end = try #require(end)
          try connection.send(String(rest[..<end]))
          rest = rest[end...]
          usleep(20_000)
        }
      }
      // It may have ended before.
      try? connection.send(String(rest))
      // The connection ends by itself.
      let answer = String(decoding: (try? connection.readToEnd(within: 5)) ?? Data("still open".utf8), as: UTF8.self)
      #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(answer)")
      #expect(!answer.contains("still open"))
      #expect(!answer.contains("HTTP/1.1 200"), "\(answer)")
      #expect(served.withLock { $0 } == [])
      #expect(try LoopbackConnection(port: port).request("GET", "/", headers: ["Host": "x"]).status == 200)
    }
  }

  @Test func whatIsInOrderIsServedOnOneConnection() throws {
    let served = Locked<[String]>([])
    try withServer { request, responder in
      served.withLock { $0.append("\(request.method) \(request.rawPath) \(request.body.count)") }
      responder.respond(.text("ok"))
    } test: { port in
      let connection = try LoopbackConnection(port: port)
      for text in [
        "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "GET http://x/absolute HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /body HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nabcd",
        "POST /chunks HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: Chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n",
        "POST /length HTTP/1.1\r\nHost: x\r\ncontent-length:  4\r\n\r\nabcd",
      ] {
        try connection.send(text)
        #expect(try connection.readResponse().status == 200, "\(text)")
      }
      #expect(
        served.withLock { $0 } == ["GET / 0", "GET /absolute 0", "GET /body 4", "POST /chunks 5", "POST /length 4"])
    }
  }

  @Test func aTargetAndALengthAreReadStrictly() {
    func problem(_ target: String, _ lines: [(String, String)], version: String = "HTTP/1.1") -> String? {
      RequestFraming(method: "GET", target: target, version: version, lines: lines.map { (name: $0.0, value: $0.1) })
        .problem
    }
    #expect(problem("/", [("Host", "x")]) == nil)
    #expect(problem("http://X:80/a", [("Host", "x:80")]) == nil)
    #expect(problem("http://x:81/a", [("Host", "x:80")]) == "the address names another host")
    #expect(problem("http://x@y/", [("Host", "x")]) == "the address names another host")
    #expect(problem("//y/", [("Host", "x")]) == nil)
    #expect(problem("*", [("Host", "x")]) == "the address is no path")
    #expect(problem("/", [], version: "HTTP/1.0") == nil)
    #expect(problem("/", [("Host", "x"), ("X", "\u{7F}")]) == "a header holds control characters")
    #expect(problem("/", [("Host", "x"), ("Content-Length", "1234567890123456")]) == "the length is no number")
  }

  @Test func oneByteASecondIsNotEnough() throws {
    var limits = HTTPServerLimits()
    limits.headSeconds = 0.5
    limits.bodySeconds = 0.5
    try withServer(limits: limits) { _, responder in
      responder.respond(.text("ok"))
    } test: { port in
      let head = try LoopbackConnection(port: port)
      let body = try LoopbackConnection(port: port)
      try body.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
      let started = ContinuousClock.now
      func isCut(_ connection: LoopbackConnection, _ byte: String) -> Bool {
        (try? connection.send(byte)) == nil || (try? connection.readToEnd(within: 0.1)) != nil
      }
      var (headIsCut, bodyIsCut) = (false, false)
      while !(headIsCut && bodyIsCut), ContinuousClock.now < started + .seconds(20) {
        headIsCut = headIsCut || isCut(head, "G")
        bodyIsCut = bodyIsCut || isCut(body, "x")
      }
      #expect(headIsCut)
      #expect(bodyIsCut)
    }
  }

  @Test func whoWaitsForAnAnswerOrAStreamIsNotCut() throws {
    var limits = HTTPServerLimits()
    limits.headSeconds = 0.3
    limits.bodySeconds = 0.3
    let waiting = Locked<[HTTPResponder]>([])
    try withServer(limits: limits) { _, responder in
      waiting.withLock { $0.append(responder) }
    } test: { port in
      let connection = try LoopbackConnection(port: port)
      try connection.sendRequest("GET", "/")
      #expect(connection.staysSilent(for: 2.5))
      waiting.withLock {
        $0.first?.respond(.text("late")); $0 = []
      }
      #expect(try connection.readResponse().text == "late")
    }
  }

  @Test func deadlinesAreKeptByTheTimeTheyAreTold() {
    var deadlines = ReceptionDeadlines<Int>()
    deadlines.expect(1, by: 10)
    deadlines.expect(2, by: 5)
    deadlines.expect(3, by: 5)
    deadlines.forget(3)
    #expect(deadlines.takeOverdue(now: 4) == [])
    #expect(deadlines.takeOverdue(now: 5) == [2])
    deadlines.expect(1, by: 20)
    #expect(deadlines.takeOverdue(now: 15) == [])
    #expect(deadlines.takeOverdue(now: 20) == [1])
    #expect(deadlines.isEmpty)
  }
}

@Suite(.timeLimit(.minutes(5))) struct PeerTests {
  static let isRoot = geteuid() == 0

  private func answer(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private func withPeers(_ test: (UInt16) throws -> Void) throws {
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0), identifiesPeers: true) {
      request, responder in
      responder.respond(.text("\(request.peer) \(request.peer.isOwn)"))
    }
    try server.start()
    defer { server.stop() }
    try test(server.boundAddress.port)
  }

  @Test func theKernelTellsTheOwnAccount() throws {
    try withPeers { port in
      let connection = try LoopbackConnection(port: port)
      for _ in 0..<3 { #expect(try connection.request("GET", "/").text == "local(user: \(geteuid())) true") }
      let told = try answer(["/usr/bin/curl", "-s", "http://127.0.0.1:\(port)/"])
      #expect(told == "local(user: \(geteuid())) true")
    }
  }

  @Test(.enabled(if: isRoot, "another account can be taken by root only")) func theKernelTellsAnotherAccount() throws {
    try withPeers { port in
      let words = [
        "/usr/bin/setpriv", "--reuid=65534", "--clear-groups", "/usr/bin/curl", "-s", "http://127.0.0.1:\(port)/",
      ]
      let told = try answer(words)
      #expect(told == "local(user: 65534) false")
    }
  }

  @Test func theTablesSayTheSame() throws {
    let listener = try ListeningSocket(ListenAddress(host: "127.0.0.1", port: 0))
    defer { listener.close() }
    let client = try LoopbackConnection(port: listener.address.port)
    var accepted: Int32 = -1
    try blockUntil("the connection is accepted") {
      accepted = accept(listener.descriptor, nil, nil)
      return accepted >= 0
    }
    defer { close(accepted) }
    guard case .internet(let peer, let own)? = SocketEnds(accepted) else {
      Issue.record("no ends")
      return
    }
    #expect(PeerAccount.ownerInTables(of: peer, to: own) == geteuid())
    #expect(PeerAccount(ofPeerOf: accepted).isOwn)
    // Whoever has left is nobody: not the user 0 that the kernel names.
    client.close()
    try blockUntil("who has left is nobody") { PeerAccount(ofPeerOf: accepted) == .unknown }
  }

  @Test func onlyEstablishedSocketsOfAProcessCount() {
    func table(_ state: String, _ user: Int, _ inode: Int) -> Data {
      let line =
        "   1: 0100007F:8FC7 0100007F:1F90 \(state) 00000000:00000000 00:00000000 00000000  \(user)        0 \(inode) 1 0\n"
      return Data(("  sl  local_address\n" + line).utf8)
    }
    let ends = "0100007F:8FC7 0100007F:1F90"
    #expect(SocketTable.user(of: ends, in: table("01", 1000, 77)) == 1000)
    #expect(SocketTable.user(of: ends, in: table("01", 0, 0)) == nil)
    #expect(SocketTable.user(of: ends, in: table("06", 0, 0)) == nil)
    #expect(SocketTable.user(of: ends, in: table("04", 1000, 77)) == nil)
    #expect(SocketTable.user(of: "0100007F:1F90 0100007F:8FC7", in: table("01", 1000, 77)) == nil)
    #expect(SocketTable.user(of: ends, in: Data()) == nil)
    let end = SocketEnds.End(address: [127, 0, 0, 1], port: 0x1F90)
    #expect(end.text(mapped: false) == "0100007F:1F90")
    #expect(end.text(mapped: true) == "0000000000000000FFFF00000100007F:1F90")
    #expect(
      SocketEnds.End(address: [UInt8](repeating: 0, count: 15) + [1], port: 80).text(mapped: false)
        == "00000000000000000000000001000000:0050")
  }
}
