/// How long a change takes until it has reached all live pages, and so how many pages there may be: a value, told the time.
///
/// Pages that change by the same thing get their frames one right after the other: a wave. The time from the first frame of a
/// wave to its last is what the change took, with all that the machine did in between; what readers ask for themselves is no
/// part of it.
struct ChangePace {
  /// Nobody waits longer for a change, in seconds; who would make others wait longer is told to come back.
  static let longestWait: Double = 1
  /// The part of that which frames may take: models are told before the first of them, and what has been sent must be carried and
  /// shown. With a half, 5,000 readers who come within a minute to two processors made some of 274 wait for 1.3 s.
  private static let share = 0.35
  /// Fewer frames than this tell nothing.
  private static let fewest = 8
  /// A wave of so many frames counts as much as all before it.
  private static let weighty = 64.0
  private static let costs = 0.000_01...0.02

  /// Seconds for the frame of one page.
  private(set) var cost = 0.001
  private var wave: (began: Double, last: Double, frames: Int)?

  /// How many live pages a change reaches in time.
  var room: Int { Int(Self.longestWait * Self.share / cost) }

  /// How long a change takes until it has reached `live` pages, in seconds.
  func wait(live: Int) -> Double { Double(live) * cost / Self.share }

  /// Frames of the wave that is under way.
  var frames: Int { wave?.frames ?? 0 }

  /// A page got a frame that its reader did not ask for.
  mutating func sent(now: Double) {
    guard let wave else {
      self.wave = (now, now, 1)
      return
    }
    self.wave = (wave.began, now, wave.frames + 1)
  }

  /// All pages that were to change have their frames.
  mutating func ended() {
    defer { wave = nil }
    guard let wave, wave.frames >= Self.fewest else { return }
    // The first frame's own work lies before the wave.
    let gaps = Double(wave.frames - 1)
    let spent = min(max((wave.last - wave.began) / gaps, Self.costs.lowerBound), Self.costs.upperBound)
    // Dearer pages are believed sooner than cheaper ones.
    let weight = gaps / (gaps + Self.weighty) * (spent > cost ? 1 : 0.5)
    cost += (spent - cost) * weight
  }
}
