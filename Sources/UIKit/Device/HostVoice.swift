import SwiftUIElements

/// The voice of a session's host, as far as it has one. Texts are numbered, so that the host can tell which it is done with.
@MainActor
package final class HostVoice {
  private let order: (Speech) -> Void
  private var waiting: [Int: @MainActor () -> Void] = [:]
  private var last = 0

  /// Texts of which the host has not told that they have been spoken; more than anybody waits for are not kept.
  private static let mostWaiting = 4096

  package init(order: @escaping (Speech) -> Void) { self.order = order }

  /// Has a text spoken after what waits already.
  /// - Parameters:
  ///   - text: gets a number of its own.
  ///   - done: called when it has been spoken, and not where it is stopped.
  package func speak(_ text: SpokenText, done: @escaping @MainActor () -> Void) {
    guard waiting.count < Self.mostWaiting else { return }
    last += 1
    waiting[last] = done
    var text = text
    text.number = last
    order(.say(text))
  }

  package func stop() {
    waiting = [:]
    order(.stop)
  }

  package func pause() { order(.pause) }
  package func goOn() { order(.goOn) }

  /// The host is done with the text of this number.
  package func finished(_ number: Int) { waiting.removeValue(forKey: number)?() }
}
