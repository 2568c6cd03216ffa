import Foundation
import LoopbackClient
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// Apps whose main actor never comes to an end of something.
@Suite(.serialized, .timeLimit(.minutes(2)))
@MainActor
struct SilenceTests {
  @Test func whoOwesASignIsSilentOnceOnesPatienceIsOver() {
    var silence = Silence(patience: 4)
    #expect(!silence.isLong(now: 1_000))
    let isAsked = [silence.asks(now: 10), silence.asks(now: 11)]
    #expect(isAsked == [true, false])
    #expect(!silence.isLong(now: 10 + silence.patience - 0.1))
    #expect(silence.isLong(now: 10 + silence.patience))
    // Whoever is at work on what came before is not silent.
    silence.stirs(now: 13)
    #expect(!silence.isLong(now: 10 + silence.patience))
    silence.answers(now: 15)
    #expect(!silence.isLong(now: 100))
  }

  @Test func aSignThatWasPromisedIsMissedLikeOneThatWasAskedFor() {
    var silence = Silence(patience: 4)
    silence.stirs(now: 10, next: 15)
    #expect(!silence.isLong(now: 15 + silence.patience - 0.1))
    #expect(silence.isLong(now: 15 + silence.patience))
    silence.stirs(now: 30, next: nil)
    #expect(!silence.isLong(now: 100))
  }

  @Test func aServerWhoseLastPageHasEndedOwesNobodyASign() async throws {
    var options = WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "App")
    options.limits.unclaimedSeconds = 0
    options.patience = 4
    let server = WebServer(options) { Text("content") }
    try server.start()
    defer { server.stop() }
    let port = server.boundAddress.port
    let answer = try await Task.detached {
      try LoopbackConnection(port: port).request("GET", "/", headers: ["Host": "127.0.0.1:\(port)"])
    }.value
    #expect(answer.status == 200)
    #expect(server.sessionCount == 1)
    let desk = try #require(server.desk)
    desk.tick()
    #expect(server.sessionCount == 0)
    #expect(desk.standIn?.awaitsSign == false)
  }

  /// Ends when it is let go, at the latest after half a minute.
  private struct Endless: View {
    let letsGo: DispatchSemaphore

    var body: some View {
      let result = letsGo.wait(timeout: .now() + 30)
      Text(result == .success ? "done" : "too late")
    }
  }

  @Test func aBodyThatNeverEndsIsNamedInPlaceOfThePage() async throws {
    let letsGo = DispatchSemaphore(value: 0)
    var options = WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "App")
    options.patience = 4
    let server = WebServer(options) { Endless(letsGo: letsGo) }
    try server.start()
    defer { server.stop() }
    let port = server.boundAddress.port
    let (visit, stranger, picture, later) = try await Task.detached {
      func answer(_ path: String, host: String? = nil, destination: String) throws -> LoopbackConnection.Response {
        try LoopbackConnection(port: port).request(
          "GET", path, headers: ["Host": host ?? "127.0.0.1:\(port)", "Sec-Fetch-Dest": destination])
      }
      let visit = try answer("/", destination: "document")
      let stranger = try answer("/", host: "elsewhere.example", destination: "document")
      let picture = try answer("/-/picture", destination: "image")
      for _ in 0..<100 { letsGo.signal() }
      var later = try answer("/", destination: "document")
      while later.status == 504 { later = try answer("/", destination: "document") }
      return (visit, stranger, picture, later)
    }.value
    #expect(visit.status == 504)
    #expect(visit.text.contains("The body of Endless does not end."))
    #expect(visit["Refresh"] == "3")
    #expect(stranger.status == 421)
    #expect(picture.status == 504)
    #expect(picture.text == "The app does not answer at the moment. The body of Endless does not end.")
    #expect(later.status == 200)
    #expect(later.text.contains("done"))
  }

  private struct Worker: View {
    let letsGo: DispatchSemaphore
    @State private var rounds = 0

    var body: some View {
      Button("Rounds: \(rounds)") {
        _ = letsGo.wait(timeout: .now() + 40)
        rounds += 1
      }
    }
  }

  @Test func anOpenPageSaysWhichActionDoesNotEndAndGoesOnAfterIt() async throws {
    let letsGo = DispatchSemaphore(value: 0)
    try await withApp(patience: 4, errors: { $0.contains(" 504 ") }, content: { Worker(letsGo: letsGo) }) { app in
      try await app.wait(forText: "Rounds: 0")
      try await app.page.evaluate(
        """
        window.said = ''; const status = document.getElementById('status')
        new MutationObserver(() => said += status.innerText).observe(status, { childList: true })
        """)
      let port = app.server.boundAddress.port
      let page = app.page
      let hears = Task.detached {
        defer { letsGo.signal() }
        var last = 200
        while last == 200 {
          last = try LoopbackConnection(port: port).request("GET", "/-/health", headers: ["Host": "127.0.0.1:\(port)"])
            .status
        }
        // An app that answers again before the page has asked is not told of.
        try await page.wait(
          until: "said.includes('The app does not answer at the moment. An action in Worker does not end.')")
        return last
      }
      try await app.press("Rounds: 0")
      try await app.wait(forText: "Rounds: 1")
      #expect(try await hears.value == 504)
      try await app.page.wait(until: "document.getElementById('status').hidden")
    }
  }
}
