import Foundation

/// Tells a pace when pages are sent frames, and when a wave of them is over.
@MainActor
final class ChangeMeter {
  private(set) var pace = ChangePace()
  private var isWatching = false
  private let now: () -> Double

  init(now: @escaping () -> Double) { self.now = now }

  /// - Parameter isAsked: whether the page's reader did something since its last frame.
  func sent(isAsked: Bool) {
    guard !isAsked else { return }
    pace.sent(now: now())
    watch()
  }

  /// Pages that change by the same thing stand behind one another in the main queue: when a turn of it has brought no frame, all
  /// have theirs.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    let frames = pace.frames
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isWatching = false
        if self.pace.frames > frames { self.watch() } else { self.pace.ended() }
      }
    }
  }
}
