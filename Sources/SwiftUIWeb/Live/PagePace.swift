/// How fast pages are painted, and so how long the next one will wait: a value, told the time.
struct PagePace {
  /// Nobody waits longer for the first page; whoever would is told at once.
  static let longestWait: Double = 2
  /// A page that would be begun later than this is not begun: what is under way meanwhile, and the page itself, take time, too.
  private static let latestBegin = 1.6

  /// Seconds a page takes while others wait.
  private(set) var cost: Double = 0.02
  private var last: Double?

  /// Whether one more page is taken that came at `arrival` and has `waiting` others before it.
  func admits(waiting: Int, arrival: Double, now: Double) -> Bool {
    waiting == 0 || max(0, now - arrival) + Double(waiting) * cost <= Self.latestBegin
  }

  /// Whether a page that came at `arrival` is still begun, at the turn of the one who waited longest.
  func begins(arrival: Double, now: Double) -> Bool {
    now - arrival <= max(0.5, min(Self.latestBegin, Self.longestWait - 2 * cost))
  }

  /// For how many seconds a page that came at `arrival` may wait for its content.
  func patience(arrival: Double, now: Double, most: Double) -> Double {
    max(0, min(most, Self.longestWait - 2 * cost - (now - arrival)))
  }

  /// Seconds after which it is worth to come again.
  func retry(waiting: Int) -> Int { min(30, max(2, Int((Double(waiting) * cost).rounded(.up)))) }

  /// A page is done. `isBusy` tells whether another waited meanwhile, so that the time since the last one was all work.
  mutating func finished(now: Double, began: Double, isBusy: Bool) {
    let spent = last.map { isBusy ? now - max($0, began - 1) : now - began } ?? (now - began)
    cost += (min(max(spent, 0.000_1), 1) - cost) * 0.1
    last = isBusy ? now : nil
  }
}
