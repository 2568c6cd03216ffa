import AVKit
import BrowserTesting
import Foundation
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

/// Recordings in a real browser.
@Suite(.serialized, .timeLimit(.minutes(3))) @MainActor
struct MediaPageTests {
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
