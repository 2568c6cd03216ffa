import AVKit
import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

@MainActor
private func withTone(seconds: Double, _ body: (URL) async throws -> Void) async throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "tone-\(UUID().uuidString).wav")
  try Tone.wav(seconds: seconds).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  try await body(file)
}

/// As authors of drum machines and meditations write it.
@MainActor
private final class Gong: NSObject, ObservableObject, AVAudioPlayerDelegate {
  @Published var told: [String] = []
  @Published var player: AVAudioPlayer?

  func load(_ make: () throws -> AVAudioPlayer) {
    do {
      let player = try make()
      player.delegate = self
      player.prepareToPlay()
      self.player = player
    } catch {
      told.append("\(error)")
    }
  }

  func ask() {
    guard let player else { return }
    told.append("\(player.isPlaying) \(player.currentTime > 0) \(player.duration)")
  }

  nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    MainActor.assumeIsolated { told.append("finished \(flag) \(player.isPlaying)") }
  }

  nonisolated func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    MainActor.assumeIsolated { told.append("unreadable") }
  }
}

private struct GongScreen: View {
  let make: () throws -> AVAudioPlayer
  var loops = 0
  var startsByItself = false
  @StateObject private var gong = Gong()

  var body: some View {
    VStack {
      Button("Play") { gong.player?.play() }
      Button("Pause") { gong.player?.pause() }
      Button("Ask") { gong.ask() }
      Button("Drop") { gong.player = nil }
      Text(gong.told.joined(separator: ", "))
    }
    .onAppear {
      gong.load(make)
      gong.player?.numberOfLoops = loops
      if startsByItself { gong.player?.play() }
    }
  }
}

@MainActor
private final class Cinema: ObservableObject {
  @Published var ticks = 0
  @Published var told: [String] = []
  let player: AVPlayer
  private var observer: Any?

  init(_ file: URL) {
    player = AVPlayer(url: file)
    observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 10), queue: .main) {
      [weak self] _ in self?.ticks += 1
    }
  }

  func seek() {
    player.seek(to: CMTime(seconds: 19.5, preferredTimescale: 600)) { [self] arrived in
      told.append("sought \(arrived) \((player.currentTime().seconds * 10).rounded() / 10)")
    }
  }

  func ask() {
    told.append("status \(player.timeControlStatus.rawValue) of \(player.currentItem?.duration.seconds ?? 0)")
  }
}

private struct CinemaScreen: View {
  @StateObject private var cinema: Cinema

  init(_ file: URL) { _cinema = StateObject(wrappedValue: Cinema(file)) }

  var body: some View {
    VStack {
      VideoPlayer(player: cinema.player).frame(height: 54)
      Button("Play") { cinema.player.play() }
      Button("Pause") { cinema.player.pause() }
      Button("Seek") { cinema.seek() }
      Button("Ask") { cinema.ask() }
      Text(cinema.ticks > 2 ? "Ticks" : "Still")
      Text(cinema.told.joined(separator: ", "))
    }
    .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) {
      cinema.told.append("ended \($0.object as? AVPlayerItem === cinema.player.currentItem)")
    }
  }
}

/// What code plays, in a real browser.
@Suite(.serialized, .timeLimit(.minutes(3))) @MainActor
struct PlayingPageTests {
  private static let unseen = "document.querySelector('audio.unseen')"

  @Test func aSoundIsPlayedAndItsEndIsTold() async throws {
    try await withTone(seconds: 1) { file in
      try await withApp {
        GongScreen(make: { try AVAudioPlayer(contentsOf: file) })
      } _: { app in
        #expect(try await app.page.evaluate("\(Self.unseen) == null").bool == true)
        try await app.press("Play")
        try await app.wait(forText: "finished true false")
        try await app.press("Ask")
        try await app.wait(forText: "false true 1.0")
        #expect(try await app.page.evaluate("\(Self.unseen).ended").bool == true)
        try await app.press("Drop")
        try await app.page.wait(until: "\(Self.unseen) == null")
      }
    }
  }

  @Test func aSoundPausesAndGoesOn() async throws {
    try await withTone(seconds: 60) { file in
      try await withApp {
        GongScreen(make: { try AVAudioPlayer(contentsOf: file) })
      } _: { app in
        try await app.press("Play")
        try await app.page.wait(until: "\(Self.unseen)?.currentTime > 0")
        try await app.press("Ask")
        try await app.wait(forText: "true true 60.0")
        try await app.press("Pause")
        try await app.page.wait(until: "\(Self.unseen).paused")
        let place = try await app.page.evaluate("\(Self.unseen).currentTime").double ?? 0
        try await app.press("Play")
        try await app.page.wait(until: "\(Self.unseen).currentTime > \(place)")
      }
    }
  }

  @Test func aSoundOfBytesIsRepeated() async throws {
    try await withApp {
      GongScreen(make: { try AVAudioPlayer(data: Tone.wav(seconds: 0.3)) }, loops: 2)
    } _: { app in
      try await app.page.evaluate(
        "window.starts = 0, document.addEventListener('playing', () => starts++, true), 0")
      try await app.press("Play")
      try await app.wait(forText: "finished true false")
      #expect(try await app.page.evaluate("starts").int == 3)
    }
  }

  /// Browsers let a page sound only after the reader has touched it.
  @Test func aSoundWaitsForTheFirstTouch() async throws {
    try await withTone(seconds: 60) { file in
      try await withApp {
        GongScreen(make: { try AVAudioPlayer(contentsOf: file) }, startsByItself: true)
      } _: { app in
        try await app.page.wait(until: "\(Self.unseen) != null")
        try await app.press("Ask")
        try await app.page.wait(until: "\(Self.unseen).currentTime > 0")
      }
    }
  }

  @Test func whatNoBrowserReadsIsTold() async throws {
    try await withApp {
      GongScreen(make: { try AVAudioPlayer(data: Data("no sound".utf8)) })
    } _: { app in
      try await app.press("Play")
      try await app.wait(forText: "unreadable")
    }
  }

  @Test func codePlaysWhatIsShown() async throws {
    try await withTone(seconds: 20) { file in
      try await withApp {
        CinemaScreen(file)
      } _: { app in
        let shown = "document.querySelector('audio.med')"
        try await app.press("Play")
        try await app.page.wait(until: "\(shown).currentTime > 0")
        #expect(try await app.page.evaluate("\(Self.unseen) == null").bool == true)
        try await app.wait(forText: "Ticks")
        try await app.press("Ask")
        try await app.wait(forText: "status 2 of 20.0")
        try await app.press("Pause")
        try await app.page.wait(until: "\(shown).paused")
        try await app.press("Seek")
        try await app.wait(forText: "sought true 19.5")
        // The reader's own controls are heard, too.
        try await app.page.evaluate("\(shown).play(), 0")
        try await app.wait(forText: "ended true")
      }
    }
  }
}
