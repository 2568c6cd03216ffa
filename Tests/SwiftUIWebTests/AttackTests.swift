import Eventually
import Foundation
import HTTPServer
import LoopbackClient
import SwiftUICore
import Testing

@testable import SwiftUIWeb

/// Requests that a browser of ours would never make, against a real server on loopback.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct AttackTests {
  private struct Visit {
    var cookie: String
    var token: String
  }

  private nonisolated func request(
    _ port: UInt16, _ method: String, _ path: String, _ headers: [(String, String)], _ body: String = ""
  ) async throws -> LoopbackConnection.Response {
    try await Task.detached {
      let connection = try LoopbackConnection(port: port)
      var text = "\(method) \(path) HTTP/1.1\r\n"
      for (name, value) in headers { text += "\(name): \(value)\r\n" }
      if !body.isEmpty || method == "POST" { text += "Content-Length: \(body.utf8.count)\r\n" }
      try connection.send(text + "Connection: close\r\n\r\n" + body)
      return try connection.readResponse()
    }.value
  }

  private func host(_ fixture: LiveFixture) -> String { "127.0.0.1:\(fixture.port)" }

  private func visit(_ fixture: LiveFixture) async throws -> Visit {
    let answer = try await request(fixture.port, "GET", "/", [("Host", host(fixture))])
    #expect(answer.status == 200)
    let cookie = try #require(answer["set-cookie"])
    let meta = try #require(answer.text.range(of: "name=\"live\" content=\""))
    let token = String(answer.text[meta.upperBound...].prefix { $0 != " " })
    return Visit(cookie: String(cookie.prefix { $0 != ";" }), token: token)
  }

  private func post(
    _ fixture: LiveFixture, _ path: String, _ visit: Visit, body: String, origin: String? = nil, host: String? = nil,
    more: [(String, String)] = []
  ) async throws -> LoopbackConnection.Response {
    let host = host ?? self.host(fixture)
    return try await request(
      fixture.port, "POST", path,
      [
        ("Host", host), ("Origin", origin ?? "http://\(self.host(fixture))"), ("Cookie", visit.cookie),
        ("Content-Type", "application/json"),
      ] + more, body)
  }

  @Test func aBrowserThatHasSeenAHundredServersIsAnsweredByTheNext() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    // A browser that keeps what it is told, and has met many servers at other ports before.
    var kept = Dictionary(
      uniqueKeysWithValues: (0..<60).map { ("live-\(1000 + $0)", String(repeating: "x", count: 43)) })
    let line = kept.map { "\($0)=\($1)" }.joined(separator: "; ")
    let answer = try await request(fixture.port, "GET", "/", [("Host", host(fixture)), ("Cookie", line)])
    #expect(answer.status == 200)
    let gone = answer.headers.filter { $0.name.lowercased() == "set-cookie" && $0.value.contains("Max-Age=0") }
    for cookie in gone { kept[String(cookie.value.prefix { $0 != "=" })] = nil }
    #expect(kept.count == 20)
  }

  private func press(_ visit: Visit, _ id: UInt64 = 0, token: String? = nil) -> String {
    "{\"t\":\"\(token ?? visit.token)\",\"s\":0,\"n\":1,\"e\":[[\(id),0]]}"
  }

  private func buttonID(_ fixture: LiveFixture) -> UInt64 {
    fixture.last.session.tree.nodes.first { node in
      if case .button = node.value.element.role { return true }
      return false
    }?.key.rawValue ?? 0
  }

  @Test func everyAnswerCarriesItsDefences() async throws {
    let fixture = try LiveFixture(rows: 2)
    defer { fixture.server.stop() }
    for path in ["/", "/-/icon.svg", "/-/nothing", "/item/1"] {
      let answer = try await request(fixture.port, "GET", path, [("Host", host(fixture))])
      let policy = answer["content-security-policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none'"), "\(path)")
      #expect(!policy.contains("unsafe"), "\(path)")
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(answer["x-content-type-options"] == "nosniff")
      #expect(answer["referrer-policy"] == "no-referrer")
      #expect(answer["cross-origin-opener-policy"] == "same-origin")
      #expect(answer["cross-origin-resource-policy"] == "same-origin")
    }
    let page = try await request(fixture.port, "GET", "/", [("Host", host(fixture))])
    #expect(!page.text.contains("style=\""))
    #expect(!page.text.contains("<style"))
    #expect(page["set-cookie"]?.contains("HttpOnly") == true)
    #expect(page["set-cookie"]?.contains("SameSite=Strict") == true)
    #expect(page["cache-control"] == "no-store")
  }

  @Test(arguments: [
    "evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example", "127.0.0.1.evil.example",
    "",
    "[::2]", "0.0.0.0", "127.0.0.1:99999", "user@127.0.0.1",
  ])
  func aForeignHostIsRefused(name: String) async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let withPort = name.contains(":") || name == "127.0.0.1" ? name : "\(name):\(fixture.port)"
    let answer = try await request(fixture.port, "GET", "/", [("Host", withPort)])
    #expect([400, 421].contains(answer.status), "\(withPort)")
    #expect(fixture.pages.isEmpty)
  }

  @Test func ownNamesAreServed() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    for name in ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"] {
      let answer = try await request(fixture.port, "GET", "/", [("Host", "\(name):\(fixture.port)")])
      #expect(answer.status == 200, "\(name)")
    }
  }

  @Test func anotherSitesPostHasNoEffect() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    let body = press(visit, buttonID(fixture))
    for origin in [
      "http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1", "http://\(host(fixture)).evil.example",
      "",
    ] {
      let answer = try await post(fixture, "/-/events", visit, body: body, origin: origin)
      #expect(answer.status == 403, "\(origin)")
    }
    let none = try await request(
      fixture.port, "POST", "/-/events", [("Host", host(fixture)), ("Cookie", visit.cookie)], body)
    #expect(none.status == 403)
    let site = try await post(fixture, "/-/events", visit, body: body, more: [("Sec-Fetch-Site", "cross-site")])
    #expect(site.status == 403)
    #expect(fixture.last.session.events.isEmpty)
    let own = try await post(fixture, "/-/events", visit, body: body)
    #expect(own.status == 204)
    #expect(fixture.last.session.events.count == 1)
  }

  @Test func aTokenWithoutItsCookieOpensNothing() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    let other = Visit(cookie: "live-\(fixture.port)=\(Secret.make())", token: visit.token)
    #expect(try await post(fixture, "/-/events", other, body: press(visit, buttonID(fixture))).status == 410)
    #expect(try await post(fixture, "/-/live", other, body: "{\"t\":\"\(visit.token)\",\"s\":0}").status == 410)
    #expect(try await post(fixture, "/-/end", other, body: "{\"t\":\"\(visit.token)\"}").status == 204)
    let none = Visit(cookie: "a=b", token: visit.token)
    #expect(try await post(fixture, "/-/events", none, body: press(visit, buttonID(fixture))).status == 410)
    #expect(fixture.last.session.events.isEmpty)
    #expect(!fixture.last.session.isEnded)
    #expect(try await post(fixture, "/-/events", visit, body: press(visit, 1, token: Secret.make())).status == 410)
    #expect(try await post(fixture, "/-/end", visit, body: "{\"t\":\"\(visit.token)\"}").status == 204)
    #expect(fixture.last.session.isEnded)
  }

  @Test func aGetChangesNothing() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    for path in ["/-/events", "/-/live", "/-/end", "/-/events?t=\(visit.token)"] {
      let answer = try await request(fixture.port, "GET", path, [("Host", host(fixture)), ("Cookie", visit.cookie)])
      #expect(answer.status == 404, "\(path)")
    }
    #expect(!fixture.last.session.isEnded)
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"] {
      #expect(try await request(fixture.port, method, "/", [("Host", host(fixture))]).status == 405, "\(method)")
    }
  }

  @Test(arguments: [
    "", "{", "null", "[[[[[[[[", "{\"t\":\"x\"}", "\u{0}\u{1}\u{2}", "{\"t\":\"x\",\"s\":0,\"n\":1,\"e\":[[1,200]]}",
  ])
  func malformedBodiesAreRefused(body: String) async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    #expect(try await post(fixture, "/-/events", visit, body: body).status == 400)
    #expect([400, 410].contains(try await post(fixture, "/-/live", visit, body: body).status))
  }

  @Test func deepAndLargeBodiesAreRefused() async throws {
    var limits = WebLimits()
    limits.bodyBytes = 8 * 1024
    let fixture = try LiveFixture(rows: 1, limits: limits)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    let deep =
      "{\"t\":\"\(visit.token)\",\"n\":1,\"e\":[[1,9,\(String(repeating: "[", count: 3000))\(String(repeating: "]", count: 3000))]]}"
    #expect(try await post(fixture, "/-/events", visit, body: deep).status == 400)
    let large = press(visit) + String(repeating: " ", count: 20_000)
    #expect(try await post(fixture, "/-/events", visit, body: large).status == 413)
    #expect(try await request(fixture.port, "GET", "/", [("Host", host(fixture))]).status == 200)
  }

  @Test func manyPagesOfOneVisitorAreBounded() async throws {
    var limits = WebLimits()
    limits.unclaimedPerAddress = 20
    let fixture = try LiveFixture(rows: 1, limits: limits)
    defer { fixture.server.stop() }
    for _ in 0..<150 { _ = try await request(fixture.port, "GET", "/", [("Host", host(fixture))]) }
    #expect(fixture.server.sessionCount <= 20)
    #expect(fixture.pages.filter { !$0.session.isEnded }.count <= 20)
  }

  @Test func theStreamIsCompressedAndReadableAsItComes() async throws {
    let fixture = try LiveFixture(rows: 30)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    let port = fixture.port
    let head =
      "POST /-/live HTTP/1.1\r\nHost: \(host(fixture))\r\nOrigin: http://\(host(fixture))\r\nCookie: \(visit.cookie)\r\nContent-Type: application/json\r\nAccept-Encoding: gzip\r\n"
    let body = "{\"t\":\"\(visit.token)\",\"s\":0}"
    let connection = try LoopbackConnection(port: port)
    try connection.send(head + "Content-Length: \(body.utf8.count)\r\n\r\n" + body)
    let page = try #require(fixture.server.store.pages.values.first)
    try await eventually("the page is live", seeing: page.stage) { page.stage == .live }
    let stream = try #require(page.currentStream as? HTTPLiveStream)
    func bytes(_ change: () -> Void) async throws -> Int {
      try await eventually("the stream is drained") { page.isReady }
      let before = stream.sentBytes
      change()
      try await eventually("the change is sent") { stream.sentBytes != before }
      return stream.sentBytes - before
    }
    let news = fixture.last
    _ = try await bytes { news.setText(news.scores[3], "57 points") }
    let score = try await bytes { news.setText(news.scores[5], "124 points") }
    let first = try await bytes { news.addRow(300, before: news.rows[0]) }
    let row = try await bytes { news.addRow(301, before: news.rows[0]) }
    print("bytes on the wire: one score \(score), a first new row \(first), one more new row \(row)")
    #expect(score <= 40)
    #expect(first <= 600)
    #expect(row <= 400)
    connection.close()
  }

  @Test func aReaderThatNeverDrainsCostsOneFrame() async throws {
    let fixture = try LiveFixture(rows: 2)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    let connection = try LoopbackConnection(port: fixture.port, receiveBuffer: 2048)
    let body = "{\"t\":\"\(visit.token)\",\"s\":0}"
    try connection.send(
      "POST /-/live HTTP/1.1\r\nHost: \(host(fixture))\r\nOrigin: http://\(host(fixture))\r\nCookie: \(visit.cookie)\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        + body)
    let page = try #require(fixture.server.store.pages.values.first)
    try await eventually("the page is live", seeing: page.stage) { page.stage == .live }
    let stream = try #require(page.currentStream as? HTTPLiveStream)
    let news = fixture.last
    for round in 0..<400 {
      news.setText(news.scores[0], String(repeating: "x\(round) ", count: 4000))
      if round % 4 == 0 { try await Task.sleep(for: .milliseconds(1)) }
    }
    #expect(!page.isReady)
    // What the system's own buffers take, and one frame beyond: not the eight million bytes that were made.
    #expect(stream.sentBytes < 6_000_000)
    // A reader that has taken nothing for a minute is given up, which a busy machine may need for all this.
    #expect(page.stage == .live || page.stage == .detached)
    connection.close()
    try await eventually("the server notices", seeing: page.stage) { page.stage != .live }
    #expect(page.stage == .detached)
  }

  @Test func aPortInUseIsNamedWithAWayOut() throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let other = WebServer(WebServer.Options(listen: fixture.server.boundAddress, title: "")) { host, _ in
      TreeSession(host: host)
    }
    #expect(throws: WebServerError.portInUse(fixture.server.boundAddress)) { try other.start() }
    #expect(WebServerError.portInUse(fixture.server.boundAddress).description.contains("--listen 127.0.0.1:0"))
  }

  @Test(arguments: [
    ("127.0.0.1:8080", true), ("localhost:8080", true), ("[::1]:8080", true), ("192.168.1.5:8080", true),
    ("[fe80::1]:8080", true), ("news.example", true), ("evil.example:8080", false), ("192.168.1.5:80", false),
    ("192.168.1.5.evil.example:8080", false),
  ])
  func aServerOnAllInterfacesIsKnownByFiguresAndGivenNames(name: String, isOwn: Bool) {
    let gate = RequestGuard(port: 8080, isLoopback: false, listenHost: "0.0.0.0", names: ["news.example"])
    #expect(gate.isOwn(name) == isOwn)
  }

  @Test func aNameOfOursHoldsWithAnyPortAndOneWithAPortWithThatOne() {
    let gate = RequestGuard(
      port: 8080, isLoopback: true, listenHost: "127.0.0.1", names: ["news.example", "other.example:8443"])
    for name in ["news.example", "NEWS.example:443", "news.example:8443", "other.example:8443"] {
      #expect(gate.isOwn(name), "\(name)")
    }
    for name in ["other.example", "other.example:80", "x.news.example", "news.example.evil.example", "news.example:x"] {
      #expect(!gate.isOwn(name), "\(name)")
    }
    let socket = RequestGuard(port: 0, isLoopback: true, listenHost: "unix:/s", names: ["news.example"])
    #expect(socket.isOwn("localhost") && socket.isOwn("news.example:443") && !socket.isOwn("evil.example"))
  }

  @Test func eventsOfAnyOtherTypeAreNotTaken() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    let own = [("Host", host(fixture)), ("Origin", "http://\(host(fixture))"), ("Cookie", visit.cookie)]
    for type in [
      "text/plain", "text/plain;application/json", "application/x-www-form-urlencoded", "application/jsonx", "",
    ] {
      for path in ["/-/events", "/-/live", "/-/end"] {
        let answer = try await request(
          fixture.port, "POST", path, own + [("Content-Type", type)], press(visit, buttonID(fixture)))
        #expect(answer.status == 415, "\(type)")
      }
    }
    #expect(fixture.last.session.events.isEmpty)
    #expect(try await post(fixture, "/-/events", visit, body: press(visit, buttonID(fixture))).status == 204)
  }

  @Test func aNameThatSomebodyElseChoseForABrowserIsNotAdopted() async throws {
    let fixture = try LiveFixture(rows: 1)
    defer { fixture.server.stop() }
    let visit = try await visit(fixture)
    for chosen in [
      Secret.make(), String(repeating: "a", count: 54), "", String(visit.cookie.dropFirst(12).dropLast()) + "0",
    ] {
      let answer = try await request(
        fixture.port, "GET", "/", [("Host", host(fixture)), ("Cookie", "live-\(fixture.port)=\(chosen)")])
      #expect(answer["set-cookie"]?.contains("live-\(fixture.port)=\(chosen);") == false, "\(chosen)")
    }
    let again = try await request(fixture.port, "GET", "/", [("Host", host(fixture)), ("Cookie", visit.cookie)])
    #expect(again["set-cookie"] == nil)
  }

  @Test func secretsAreComparedAndMadeRight() {
    #expect(Secret.same("abc", "abc"))
    #expect(!Secret.same("abc", "abd"))
    #expect(!Secret.same("", "abc"))
    #expect(!Secret.same("abcd", "abc"))
    let secrets = (0..<1000).map { _ in Secret.make() }
    #expect(Set(secrets).count == 1000)
    let names = BrowserNames()
    #expect(names.known(names.make()) != nil)
    #expect(BrowserNames().known(names.make()) == nil)
    #expect(names.known("0123456789abcdefghij;=") == nil)
  }
}
