/// A bucket that fills at a steady rate; each event takes one.
struct RateLimit {
  private let perSecond: Double
  private let burst: Double
  private var level: Double
  private var last: Double

  /// - Parameter now: seconds of any steady clock.
  init(perSecond: Double, burst: Double, now: Double) {
    self.perSecond = perSecond
    self.burst = burst
    level = burst
    last = now
  }

  /// Whether `count` events may pass now.
  mutating func take(_ count: Int, now: Double) -> Bool {
    level = min(burst, level + max(0, now - last) * perSecond)
    last = now
    guard level >= Double(count) else { return false }
    level -= Double(count)
    return true
  }

  /// Whether nothing was taken for so long that it is as it began.
  func isFull(now: Double) -> Bool { level + max(0, now - last) * perSecond >= burst }
}
