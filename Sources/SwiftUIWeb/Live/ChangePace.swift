/// How much work a change is that reaches all live pages, and so how many pages there may be: a value, told how long the main thread
/// has worked.
///
/// Pages that change by the same thing get their frames one right after the other. The work between two of these is what one
/// page costs; what readers ask for themselves, and what else the server does, is left out.
struct ChangePace {
  /// Nobody waits longer for a change, in seconds; who would make others wait longer is told to come back.
  static let longestWait: Double = 1
  /// The part of that which frames may take: models are told before, and the machine does other things, too.
  private static let share = 0.7
  /// More work than this, in seconds, was more than a frame.
  private static let most = 0.02
  /// Of how many frames the mean is taken, about.
  private static let memory = 64.0

  /// Seconds of work for the frame of one page.
  private(set) var cost = 0.000_5
  private var last: Double?

  /// How many live pages a change reaches in time.
  var room: Int { Int(Self.longestWait * Self.share / cost) }

  /// How long a change takes until it has reached `live` pages, in seconds.
  func wait(live: Int) -> Double { Double(live) * cost / Self.share }

  /// A page got a frame that its reader did not ask for, when the main thread had worked for `work` seconds in all.
  mutating func sent(work: Double) {
    if let last {
      let spent = work - last
      if (0..<Self.most).contains(spent) { cost += (max(spent, 0.000_01) - cost) / Self.memory }
    }
    last = work
  }

  /// The main thread does something else than frames.
  mutating func interrupted() { last = nil }
}
