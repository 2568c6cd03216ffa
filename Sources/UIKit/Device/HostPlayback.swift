import SwiftUIElements

/// The recordings that code plays at a session's host, by their numbers.
@MainActor
package final class HostPlayback {
  private let tell: (Playback) -> Void
  private var listeners: [Int: @MainActor (Playback.Report) -> Void] = [:]
  /// Of which the host has been told.
  private var told: Set<Int> = []
  private var last = 0

  package init(tell: @escaping (Playback) -> Void) { self.tell = tell }

  /// A number for a recording.
  /// - Parameter heard: called with what the host tells of it.
  package func add(_ heard: @escaping @MainActor (Playback.Report) -> Void) -> Int {
    last += 1
    listeners[last] = heard
    return last
  }

  package func want(_ sound: Playback.Sound, of number: Int) {
    guard listeners[number] != nil else { return }
    told.insert(number)
    tell(Playback(number: number, sound: sound))
  }

  /// Nobody has anything to do with the recording any more.
  package func drop(_ number: Int) {
    listeners[number] = nil
    if told.remove(number) != nil { tell(Playback(number: number, sound: nil)) }
  }

  package func heard(_ report: Playback.Report, of number: Int) { listeners[number]?(report) }
}
