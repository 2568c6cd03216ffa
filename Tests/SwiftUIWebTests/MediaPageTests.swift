import AVKit
import BrowserTesting
import Foundation
import HTTPServer
import Locks
import SwiftUI
import Testing

@testable import SwiftUIWeb

private struct Player: View {
  let address: URL
  @State private var presses = 0

  var body: some View {
    VStack {
      VideoPlayer(player: AVPlayer(url: address)).frame(height: 54).accessibilityLabel("Episode 1")
      Button("Press") { presses += 1 }
      Text("Pressed \(presses)")
    }
  }
}

/// Recordings in a real browser: nothing is fetched before somebody plays, and what plays goes on while the page changes.
@Suite(.serialized, .timeLimit(.minutes(3))) @MainActor
struct MediaPageTests {
  @Test func aRecordingPlaysAndGoesOn() async throws {
    let requests = Locked(0)
    let sound = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { _, responder in
      requests.withLock { $0 += 1 }
      responder.respond(HTTPResponse(headers: ["Content-Type": "audio/wav"], body: Tone.wav(seconds: 10)))
    }
    try sound.start()
    defer { sound.stop() }
    let address = try #require(URL(string: "http://127.0.0.1:\(sound.boundAddress.port)/episode.wav"))
    try await withApp {
      Player(address: address)
    } _: { app in
      try await app.page.wait(until: "document.querySelector('audio.med') != null")
      let player = "document.querySelector('audio.med')"
      // What was pressed anywhere lets a page play.
      try await app.press("Press")
      try await app.wait(forText: "Pressed 1")
      #expect(requests.withLock { $0 } == 0)
      try await app.page.evaluate("\(player).muted = true; \(player).play()")
      try await app.page.wait(until: "\(player).currentTime > 0.1")
      #expect(requests.withLock { $0 } > 0)
      try await app.press("Press")
      try await app.wait(forText: "Pressed 2")
      try await app.page.wait(until: "!\(player).paused && \(player).currentTime > 0.3")
    }
  }

  /// An address of no web server is none.
  @Test func onlyTheWebIsPlayed() async throws {
    let address = try #require(URL(string: "javascript:alert(1)//x.mp3"))
    try await withApp {
      Player(address: address)
    } _: { app in
      try await app.page.wait(until: "document.querySelector('audio.med') != null")
      #expect(try await app.page.evaluate("document.querySelector('audio.med').hasAttribute('src')").bool == false)
    }
  }
}
