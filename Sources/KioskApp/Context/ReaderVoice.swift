import AVKit
import Foundation

/// Speaks texts, one after the other.
@MainActor
package protocol ReaderVoice: AnyObject {
  /// - Parameters:
  ///   - language: a BCP 47 tag; nil where nobody knows it.
  ///   - done: called when all have been spoken, and not where that is stopped.
  func speak(_ texts: [String], language: String?, done: @escaping @MainActor () -> Void)
  func stop()
}

/// The voice of a page's browser.
@MainActor
final class PageVoice: NSObject, ReaderVoice, AVSpeechSynthesizerDelegate {
  private let synthesizer = AVSpeechSynthesizer()
  private var left = 0
  private var done: (@MainActor () -> Void)?

  override init() {
    super.init()
    synthesizer.delegate = self
  }

  func speak(_ texts: [String], language: String?, done: @escaping @MainActor () -> Void) {
    stop()
    left = texts.count
    self.done = done
    for text in texts {
      let utterance = AVSpeechUtterance(string: text)
      if let language { utterance.voice = AVSpeechSynthesisVoice(language: language) }
      synthesizer.speak(utterance)
    }
    if texts.isEmpty { finish() }
  }

  func stop() {
    left = 0
    done = nil
    synthesizer.stopSpeaking(at: .immediate)
  }

  private func finish() {
    let done = done
    self.done = nil
    done?()
  }

  nonisolated func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    MainActor.assumeIsolated {
      guard left > 0 else { return }
      left -= 1
      if left == 0 { finish() }
    }
  }
}
