import Foundation
import HTTPServer
import LoopbackClient
import SwiftUICore
import Testing

@testable import SwiftUIWeb

/// Who may come in, against a real server on loopback.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct AccessTests {
  private let secret = "0123456789abcdefghijkl"

  private func fixture(_ adjust: @escaping (inout WebServer.Options) -> Void = { _ in }) throws -> LiveFixture {
    try LiveFixture(
      rows: 1,
      adjust: { options in
        options.access = WebAccess(secret: secret)
        adjust(&options)
      })
  }

  private func request(
    _ fixture: LiveFixture, _ method: String = "GET", _ path: String = "/", _ headers: [String: String] = [:],
    body: String? = nil
  ) async throws -> LoopbackConnection.Response {
    let port = fixture.port
    let headers = ["Host": "127.0.0.1:\(port)"].merging(headers) { $1 }
    return try await Task.detached {
      try LoopbackConnection(port: port).request(method, path, headers: headers, body: body.map { Data($0.utf8) })
    }.value
  }

  private func signIn(
    _ fixture: LiveFixture, _ guess: String, _ more: [String: String] = ["Via": "1.1 x"]
  ) async throws -> LoopbackConnection.Response {
    let headers = ["Origin": "http://127.0.0.1:\(fixture.port)", "Content-Type": "application/x-www-form-urlencoded"]
    return try await request(
      fixture, "POST", Address.signIn, headers.merging(more) { $1 }, body: "secret=\(guess)&to=%2Fitem%2F1%3Fa%3Db")
  }

  @Test func theOwnAccountComesInWithoutCeremony() async throws {
    let fixture = try fixture()
    defer { fixture.server.stop() }
    #expect(try await request(fixture).status == 200)
    #expect(fixture.server.url == "http://127.0.0.1:\(fixture.port)/")
  }

  @Test(arguments: [
    "Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Forwarded-Anything", "Via", "X-Real-IP",
    "x-forwarded",
  ])
  func whatWasForwardedNeedsTheSecret(name: String) async throws {
    let fixture = try fixture()
    defer { fixture.server.stop() }
    for value in ["127.0.0.1", "", "for=127.0.0.1"] {
      for path in ["/", "/item/1", "/-/icon.svg", "/-/nothing", "/-/metrics"] {
        let answer = try await request(fixture, "GET", path, [name: value])
        #expect(answer.status == 401, "\(name): \(value) \(path)")
        #expect(answer.text.contains("type=\"password\""))
        #expect(answer["cache-control"] == "no-store")
      }
    }
    #expect(fixture.pages.isEmpty)
  }

  @Test func aProgramOfHTTP10NeedsTheSecret() async throws {
    let fixture = try fixture()
    defer { fixture.server.stop() }
    let port = fixture.port
    let answer = try await Task.detached {
      let connection = try LoopbackConnection(port: port)
      try connection.send("GET / HTTP/1.0\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      return try connection.readResponse()
    }.value
    #expect(answer.status == 401)
  }

  @Test(.enabled(if: geteuid() == 0, "another account can be taken by root only"))
  func anotherAccountNeedsTheSecret() async throws {
    let fixture = try fixture()
    defer { fixture.server.stop() }
    let port = fixture.port
    let status = try await Task.detached {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
      process.arguments = [
        "--reuid=65534", "--clear-groups", "/usr/bin/curl", "-s", "-o", "/dev/null", "-w", "%{http_code}",
        "http://127.0.0.1:\(port)/",
      ]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      defer { process.waitUntilExit() }
      return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }.value
    #expect(status == "401")
    #expect(fixture.pages.isEmpty)
  }

  @Test func theOwnAccountNeedsItTooWhereThatIsAskedFor() async throws {
    let fixture = try fixture { $0.access.requiresSecret = true }
    defer { fixture.server.stop() }
    #expect(try await request(fixture).status == 401)
    #expect(try await request(fixture, "GET", "/?access=wrong").status == 401)
    #expect(
      try await request(fixture, "POST", "/-/events", ["Origin": "http://127.0.0.1:\(fixture.port)"]).status == 401)
    #expect(fixture.pages.isEmpty)
  }

  @Test func theSecretLeavesTheAddressAndACookieStaysForAYear() async throws {
    let fixture = try fixture { $0.access.requiresSecret = true }
    defer { fixture.server.stop() }
    let answer = try await request(fixture, "GET", "/item/1?a=b&access=\(secret)")
    #expect(answer.status == 303)
    #expect(answer["location"] == "/item/1?a=b")
    let cookie = try #require(answer["set-cookie"])
    #expect(cookie.contains("Max-Age=31536000; HttpOnly; SameSite=Lax"))
    #expect(!cookie.contains("Secure") && !cookie.contains(secret))
    let pass = String(cookie.prefix { $0 != ";" })
    let inside = try await request(fixture, "GET", "/", ["Cookie": pass])
    #expect(inside.status == 200 && inside.text.contains("Story 0"))
    #expect(inside.headers.filter { $0.name == "set-cookie" }.allSatisfy { !$0.value.hasPrefix("access") })
    // Given out on another day: renewed by use.
    let old = "access-\(fixture.port)=\(WebAccess(secret: secret).pass(day: 20_000))"
    let renewed = try await request(fixture, "GET", "/", ["Cookie": old])
    #expect(renewed.headers.contains { $0.name == "set-cookie" && $0.value.hasPrefix("access-\(fixture.port)=") })
    for forged in [
      "\(Door.today())-00000000000000000000000000000000", "1-", "-1-x", "", "999999999999999999999-x", secret,
    ] {
      #expect(try await request(fixture, "GET", "/", ["Cookie": "access-\(fixture.port)=\(forged)"]).status == 401)
    }
  }

  @Test func theQuietPageTakesTheSecret() async throws {
    let fixture = try fixture()
    defer { fixture.server.stop() }
    #expect(try await signIn(fixture, "wrong").status == 401)
    let answer = try await signIn(fixture, secret)
    #expect(answer.status == 303 && answer["location"] == "/item/1?a=b")
    let pass = String(try #require(answer["set-cookie"]).prefix { $0 != ";" })
    #expect(try await request(fixture, "GET", "/", ["Cookie": pass, "Via": "1.1 x"]).status == 200)
    // Another site's form does nothing.
    #expect(try await signIn(fixture, secret, ["Via": "1.1 x", "Origin": "http://evil.example"]).status == 403)
  }

  @Test func guessesAreLimited() async throws {
    let fixture = try fixture()
    defer { fixture.server.stop() }
    var statuses: [Int] = []
    for number in 0..<15 { statuses.append(try await signIn(fixture, "wrong\(number)").status) }
    #expect(statuses.prefix(8).allSatisfy { $0 == 401 })
    #expect(statuses.suffix(5).allSatisfy { $0 == 429 })
    // Then not even the right one is looked at, in a form or in the address.
    #expect(try await signIn(fixture, secret).status == 429)
    #expect(try await request(fixture, "GET", "/?access=\(secret)", ["Via": "x"]).status == 429)
  }

  @Test func guessesFromManyAddressesAreLimitedTogether() {
    var limit = GuessLimit(now: 0)
    let taken = (0..<200).map { limit.take(from: "10.0.0.\($0)", now: 0) }
    #expect(taken.count(where: \.self) == 60)
    var one = GuessLimit(now: 0)
    let ofOne = (0..<20).map { one.take(from: "2001:db8:1:2::\($0)", now: 0) }
    #expect(ofOne.count(where: \.self) == 8)
    let neighbour = one.take(from: "2001:db8:1:3::1", now: 0)
    let later = one.take(from: "2001:db8:1:2::99", now: 11)
    #expect(neighbour && later)
    var many = GuessLimit(now: 0)
    for number in 0..<10_000 { _ = many.take(from: "10.\(number >> 8).\(number & 255).1", now: Double(number) / 10) }
    let afterwards = many.take(from: "10.9.9.9", now: 5000)
    #expect(afterwards)
  }

  @Test func aPasswordOfOnesOwnOpensAndItsChangeThrowsOut() async throws {
    let password = WebAccess.Password(mark: "one") { $0 == "correct horse" }
    let fixture = try fixture { $0.access = WebAccess(secret: secret, password: password) }
    defer { fixture.server.stop() }
    let answer = try await signIn(fixture, "correct+horse")
    #expect(answer.status == 303)
    #expect(try await signIn(fixture, "wrong").status == 401)
    #expect(try await signIn(fixture, secret).status == 303)
    let pass = String(try #require(answer["set-cookie"]).prefix { $0 != ";" })
    #expect(try await request(fixture, "GET", "/", ["Cookie": pass, "Via": "1.1 x"]).status == 200)
    fixture.server.replace(WebAccess(secret: secret, password: WebAccess.Password(mark: "two") { _ in false }))
    #expect(try await request(fixture, "GET", "/", ["Cookie": pass, "Via": "1.1 x"]).status == 401)
  }

  @Test func aNewSecretThrowsEverybodyOutButTheOwner() async throws {
    let fixture = try fixture()
    defer { fixture.server.stop() }
    let answer = try await signIn(fixture, secret)
    let pass = String(try #require(answer["set-cookie"]).prefix { $0 != ";" })
    let typed = ["Cookie": pass, "Via": "1.1 x", "Sec-Fetch-Site": "none"]
    #expect(try await request(fixture, "GET", "/", typed).status == 200)
    let guests = fixture.last.session
    #expect(try await request(fixture).status == 200)
    let own = fixture.last.session
    fixture.server.replace(WebAccess(secret: "another secret of 22 letters"))
    #expect(guests.isEnded)
    #expect(!own.isEnded)
    #expect(try await request(fixture, "GET", "/", ["Cookie": pass, "Via": "1.1 x"]).status == 401)
    #expect(try await signIn(fixture, secret).status == 401)
  }

  @Test func aTrustedProxyTellsTheReaderAndTLS() throws {
    func visitor(_ headers: HTTPHeaders, remote: String = "127.0.0.1", trusts: Bool = true) -> Visitor {
      let rules = VisitorRules(access: WebAccess(secret: secret), isBehindProxy: trusts, accessCookie: "access-1")
      return rules.visitor(Requests.get("/", headers, remote: remote), day: 1)
    }
    let told = visitor(["X-Forwarded-For": "6.6.6.6, 203.0.113.7", "X-Forwarded-Proto": "https"])
    #expect(told == Visitor(standing: .stranger, address: "203.0.113.7", isSecure: true, isDirect: false))
    let new = visitor(["Forwarded": "for=6.6.6.6, for=\"[2001:db8::1]:4711\";proto=https;by=x"])
    #expect(new.address == "2001:db8::1" && new.isSecure)
    #expect(visitor(["Forwarded": "for=_hidden;proto=http"]).address == "127.0.0.1")
    #expect(visitor(["X-Forwarded-For": "203.0.113.7:80"], remote: "").address == "203.0.113.7")
    // Anybody else may write what they like.
    #expect(
      visitor(["X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"], remote: "198.51.100.1").address
        == "198.51.100.1")
    let untrusted = visitor(["X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"], trusts: false)
    #expect(untrusted == Visitor(standing: .stranger, address: "127.0.0.1", isSecure: false, isDirect: false))
  }

  @Test func behindTLSCookiesAreSecure() async throws {
    let fixture = try fixture {
      $0.isBehindProxy = true; $0.names = ["news.example"]
    }
    defer { fixture.server.stop() }
    let way = ["Host": "news.example", "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"]
    let answer = try await request(fixture, "GET", "/?access=\(secret)", way)
    #expect(answer["set-cookie"]?.hasSuffix("; Secure") == true)
    let pass = String(try #require(answer["set-cookie"]).prefix { $0 != ";" })
    let page = try await request(
      fixture, "GET", "/", way.merging(["Cookie": pass, "Sec-Fetch-Site": "none"]) { $1 })
    #expect(page.status == 200)
    #expect(page.headers.filter { $0.name == "set-cookie" }.allSatisfy { $0.value.hasSuffix("; Secure") })
    #expect(fixture.server.store.pages.values.first?.remoteAddress == "203.0.113.7")
  }

  @Test func whoWatchesNeedsTheSecretForFiguresAndNoneForHealth() async throws {
    let fixture = try fixture()
    defer { fixture.server.stop() }
    let health = try await request(fixture, "GET", "/-/health", ["Via": "x", "Host": "anything"])
    #expect(health.status == 200 && health.text == "200 OK\n")
    #expect(try await request(fixture).status == 200)
    let own = try await request(fixture, "GET", "/-/metrics")
    #expect(own.status == 200 && own.text.contains("\nkiosk_pages_total 1\n"))
    let told = try await request(fixture, "GET", "/-/metrics", ["Via": "x", "Authorization": "Bearer \(secret)"])
    #expect(told.status == 200 && told.text.contains("# TYPE kiosk_resident_bytes gauge"))
    #expect(
      try await request(fixture, "GET", "/-/metrics", ["Via": "x", "Authorization": "Bearer wrong"]).status == 401)
    #expect(!told.text.contains(secret))
  }

  @Test func anAddressThatLeadsNowhereIsNotFound() async throws {
    let fixture = try fixture { $0.isAddress = { $0 == "/" || $0.hasPrefix("/item/") } }
    defer { fixture.server.stop() }
    #expect(try await request(fixture, "GET", "/item/1").status == 200)
    for path in ["/wp-login.php", "/.env", "/items", "/-/nothing"] {
      #expect(try await request(fixture, "GET", path).status == 404, "\(path)")
    }
    #expect(fixture.pages.count == 1)
  }

  @Test func otherAddressesPrintTheSecretAndTheMachinesNames() throws {
    for host in ["0.0.0.0", "::"] {
      var options = WebServer.Options(listen: ListenAddress(host: host, port: 0), title: "Test")
      options.access = WebAccess(secret: secret)
      let server = WebServer(options) { host, _ in TreeSession(host: host) }
      try server.start()
      defer { server.stop() }
      #expect(server.urls.allSatisfy { $0.hasSuffix("/?access=\(secret)") })
      #expect(!server.urls.isEmpty)
    }
  }
}

/// Requests as values.
enum Requests {
  static func get(_ path: String, _ headers: HTTPHeaders, remote: String = "127.0.0.1") -> HTTPRequest {
    HTTPRequest(path: path, headers: headers, remoteAddress: remote)
  }
}

/// Where requests begin.
@Suite struct ProvenanceTests {
  private func provenance(
    _ headers: HTTPHeaders, own: Bool = false, loopback: Bool = true
  ) -> Provenance {
    Provenance(Requests.get("/", headers), hasOwnCookie: own, isOnLoopback: loopback)
  }

  @Test func theReaderAsksAnotherSiteLinksTheRestIsElsewhere() {
    #expect(provenance(["Sec-Fetch-Site": "none"]) == .reader)
    #expect(provenance(["Sec-Fetch-Site": "same-origin"]) == .reader)
    for site in ["cross-site", "same-site", "nonsense"] {
      let link: HTTPHeaders = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"]
      #expect(provenance(link) == .link)
      #expect(provenance(link, own: true) == .link)
      for destination in ["image", "iframe", "script", "style", "video", "object", "empty", "font", "audio", "track"] {
        let mode = destination == "iframe" ? "navigate" : "no-cors"
        #expect(
          provenance(["Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": destination]) == .elsewhere)
      }
    }
  }

  @Test func aBrowserThatDoesNotSayIsKnownByItsCookie() {
    #expect(provenance([:]) == .reader)
    #expect(provenance(["Accept": "text/html,*/*"]) == .reader)
    #expect(provenance(["Accept": "image/avif,image/webp"]) == .elsewhere)
    #expect(provenance(["Accept": "text/html"], loopback: false) == .link)
    #expect(provenance(["Accept": "image/png"], loopback: false) == .elsewhere)
    #expect(provenance(["Accept": "text/html"], own: true, loopback: false) == .reader)
  }

  @Test func aWebSocketOfAnotherSiteIsKnownByItsOrigin() {
    #expect(provenance(["Origin": "http://localhost:2", "Host": "127.0.0.1:1"], own: true) == .elsewhere)
    #expect(provenance(["Origin": "http://127.0.0.1:1", "Host": "127.0.0.1:1"], own: true) == .reader)
  }

  @Test func whatIsLoadedAheadIsNotAskedFor() {
    for name in ["Sec-Purpose", "Purpose"] {
      #expect(provenance([name: "prefetch;prerender", "Sec-Fetch-Site": "none"], own: true) == .elsewhere)
    }
  }
}

/// How fast pages may come.
@Suite struct PagePaceTests {
  @Test func whoWouldWaitTooLongIsToldAtOnce() {
    var pace = PagePace()
    #expect(pace.admits(waiting: 0, arrival: 0, now: 100))
    #expect(pace.admits(waiting: 50, arrival: 0, now: 0))
    #expect(!pace.admits(waiting: 200, arrival: 0, now: 0))
    #expect(!pace.admits(waiting: 50, arrival: 0, now: 1.9))
    #expect(pace.begins(arrival: 0, now: 1.5) && !pace.begins(arrival: 0, now: 1.7))
    #expect(pace.patience(arrival: 0, now: 0.1, most: 0.25) == 0.25)
    #expect(pace.patience(arrival: 0, now: 1.9, most: 0.25) < 0.1)
    var time = 0.0
    for _ in 0..<100 {
      pace.finished(now: time + 0.2, began: time, isBusy: true)
      time += 0.2
    }
    #expect(pace.cost > 0.15 && pace.cost < 0.25)
    // However dear pages are, the one who comes to an idle server gets one.
    var dearest = pace
    for _ in 0..<100 { dearest.finished(now: time + 5, began: time, isBusy: false) }
    #expect(dearest.begins(arrival: 0, now: 0.4) && !dearest.begins(arrival: 0, now: 1))
    #expect(!pace.admits(waiting: 20, arrival: 0, now: 0))
    #expect(pace.retry(waiting: 20) >= 4)
    for _ in 0..<100 { pace.finished(now: time + 0.002, began: time, isBusy: false) }
    #expect(pace.admits(waiting: 100, arrival: 0, now: 0))
  }
}
