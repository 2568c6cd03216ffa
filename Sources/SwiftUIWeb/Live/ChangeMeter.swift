import Glibc

/// Tells a pace what pages are sent.
@MainActor
final class ChangeMeter {
  private(set) var pace = ChangePace()

  /// - Parameter isAsked: whether the page's reader did something since its last frame.
  func sent(isAsked: Bool) {
    if isAsked { pace.interrupted() } else { pace.sent(work: Self.work) }
  }

  func interrupted() { pace.interrupted() }

  /// Seconds for which this thread has worked.
  private static var work: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
