import AVKit
import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIWeb

@MainActor
private final class Speaker: NSObject, ObservableObject, AVSpeechSynthesizerDelegate {
  @Published var told: [String] = []
  private let synthesizer = AVSpeechSynthesizer()

  override init() {
    super.init()
    synthesizer.delegate = self
  }

  func speak(_ texts: [String]) {
    for text in texts {
      let utterance = AVSpeechUtterance(string: text)
      utterance.voice = AVSpeechSynthesisVoice(language: "de-DE")
      utterance.rate = 0.25
      synthesizer.speak(utterance)
    }
  }

  func stop() { synthesizer.stopSpeaking(at: .immediate) }
  func pause() { told.append("paused \(synthesizer.pauseSpeaking(at: .word))") }

  nonisolated func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    MainActor.assumeIsolated { told.append("began \(utterance.speechString)") }
  }
  nonisolated func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    MainActor.assumeIsolated { told.append("ended \(utterance.speechString)") }
  }
  nonisolated func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
    MainActor.assumeIsolated { told.append("dropped \(utterance.speechString)") }
  }
}

private struct Talk: View {
  @StateObject private var speaker = Speaker()

  var body: some View {
    VStack {
      Button("Speak") { speaker.speak(["one", "two"]) }
      Button("Pause") { speaker.pause() }
      Button("Stop") { speaker.stop() }
      Text(speaker.told.joined(separator: ", "))
    }
  }
}

/// The browser's voice, in a real browser, whose voice is a double: one without a loudspeaker has none.
@Suite(.serialized, .timeLimit(.minutes(3))) @MainActor
struct SpeechPageTests {
  private static let double = """
    window.spoken = []; window.calls = []
    speechSynthesis.speak = words => spoken.push(words)
    for (const name of ['cancel', 'pause', 'resume']) speechSynthesis[name] = () => calls.push(name)
    """

  @Test func textsAreSpokenInTheirOrderAndTheAppHearsOfIt() async throws {
    try await withApp {
      Talk()
    } _: { app in
      try await app.page.evaluate(Self.double)
      try await app.press("Speak")
      try await app.page.wait(until: "spoken.length == 2")
      let heard = "spoken.map(w => [w.text, w.lang, w.rate].join()).join(';')"
      #expect(try await app.page.evaluate(heard).string == "one,de-DE,0.5;two,de-DE,0.5")
      try await app.wait(forText: "began one")
      try await app.page.evaluate("spoken[0].onend()")
      try await app.wait(forText: "began one, ended one, began two")
      try await app.page.evaluate("spoken[1].onerror()")
      try await app.wait(forText: "began two, ended two")
    }
  }

  @Test func whatIsStoppedIsNotSpokenAndNotTold() async throws {
    try await withApp {
      Talk()
    } _: { app in
      try await app.page.evaluate(Self.double)
      try await app.press("Speak")
      try await app.page.wait(until: "spoken.length == 2")
      try await app.press("Pause")
      try await app.wait(forText: "paused true")
      try await app.press("Stop")
      try await app.wait(forText: "dropped one, dropped two")
      try await app.page.wait(until: "calls.join() == 'pause,cancel'")
      // The browser still tells of what it has dropped.
      try await app.page.evaluate("spoken[0].onend()")
      try await app.press("Speak")
      try await app.page.wait(until: "spoken.length == 4")
      try await app.page.evaluate("spoken[2].onend()")
      try await app.wait(forText: "ended one")
      #expect(try await app.page.evaluate("document.body.innerText.split('ended one').length").int == 2)
    }
  }
}
