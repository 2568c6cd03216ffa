import Articles
import SwiftUI

/// A text is read aloud, or not.
@MainActor
final class ReadAloud: ObservableObject {
  @Published private(set) var isReading = false
  private var voice: (any ReaderVoice)?
  private lazy var pageVoice = PageVoice()

  /// - Parameter voice: nil for the page's own.
  func start(_ texts: [String], language: String?, by voice: (any ReaderVoice)?) {
    let voice = voice ?? pageVoice
    self.voice = voice
    isReading = true
    voice.speak(texts, language: language) { [weak self] in self?.isReading = false }
  }

  func stop() {
    guard isReading else { return }
    voice?.stop()
    isReading = false
  }
}

/// Has a text read aloud, by the browser or by the terminal's machine; nothing where neither has a voice.
struct ReadAloudButton: View {
  let title: String
  let blocks: [ReadableDocument.Block]
  /// A BCP 47 tag; nil where nobody knows it.
  let language: String?
  @StateObject private var reading = ReadAloud()
  @Environment(\.terminalReading) private var terminal

  var body: some View {
    if terminal == nil || terminal?.voice != nil {
      Button(action: toggle) {
        Label(
          reading.isReading ? "Stop reading aloud" : "Read aloud",
          systemImage: reading.isReading ? "stop" : "speaker.wave.2")
      }
      .buttonStyle(.borderless)
      .onDisappear { reading.stop() }
    }
  }

  private func toggle() {
    guard !reading.isReading else { return reading.stop() }
    reading.start(SpokenParts.of([title] + blocks.map(\.plainText)), language: language, by: terminal?.voice)
  }
}
