/// The voice of a session's host, as far as it has one. Texts are numbered, so that the host can tell which it is done with.
@MainActor
package final class HostVoice {
  package struct Text: Sendable {
    package var words: String
    /// A BCP 47 tag; nil for the language of the host.
    package var language: String?
    package var rate: Double
    package var pitch: Double
    package var volume: Double

    package init(words: String, language: String?, rate: Double, pitch: Double, volume: Double) {
      self.words = words
      self.language = language
      self.rate = rate
      self.pitch = pitch
      self.volume = volume
    }
  }

  package enum Change: Sendable {
    case stop, pause, goOn
  }

  private let say: (Int, Text) -> Void
  private let change: (Change) -> Void
  private var waiting: [Int: @MainActor () -> Void] = [:]
  private var last = 0

  /// Texts of which the host has not told that they have been spoken; more than anybody waits for are not kept.
  private static let mostWaiting = 4096

  package init(say: @escaping (Int, Text) -> Void, change: @escaping (Change) -> Void) {
    self.say = say
    self.change = change
  }

  /// Has a text spoken after what waits already.
  /// - Parameter done: called when it has been spoken, and not where it is stopped.
  package func speak(_ text: Text, done: @escaping @MainActor () -> Void) {
    guard waiting.count < Self.mostWaiting else { return }
    last += 1
    waiting[last] = done
    say(last, text)
  }

  package func tell(_ change: Change) {
    if change == .stop { waiting = [:] }
    self.change(change)
  }

  /// The host is done with the text of this number.
  package func finished(_ number: Int) { waiting.removeValue(forKey: number)?() }
}
