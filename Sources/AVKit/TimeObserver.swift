import Foundation

/// Told the time again and again while something plays.
@MainActor
final class TimeObserver {
  let tell: @MainActor () -> Void
  private let interval: TimeInterval
  private var timer: (any DispatchSourceTimer)?

  /// - Parameter interval: in seconds; at least a sixtieth.
  init(each interval: TimeInterval, tell: @escaping @MainActor () -> Void) {
    self.interval = interval.isFinite ? max(interval, 1 / 60) : 1
    self.tell = tell
  }

  isolated deinit { timer?.cancel() }

  func run(_ runs: Bool) {
    guard runs != (timer != nil) else { return }
    timer?.cancel()
    timer = nil
    guard runs else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.tell() }
    }
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.resume()
    self.timer = timer
  }
}
