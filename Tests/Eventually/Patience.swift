/// How long one waits for something, in the time in which one could look for it: a value, told when each look was.
///
/// What lies between two looks counts for a hundredth of the limit at most. Where tests keep all processors busy, where another
/// holds the actor that both share, or where the whole machine stands still, a limit of time may pass without a look, and
/// says nothing.
package struct Patience: Sendable {
  private let limit: Duration
  private var spent = Duration.zero
  private var last: ContinuousClock.Instant

  package init(_ limit: Duration, now: ContinuousClock.Instant = .now) {
    self.limit = limit
    last = now
  }

  /// Notes a look in vain, and tells whether it was the last.
  package mutating func isOver(now: ContinuousClock.Instant = .now) -> Bool {
    spent += min(now - last, limit / 100)
    last = now
    return spent >= limit
  }
}
