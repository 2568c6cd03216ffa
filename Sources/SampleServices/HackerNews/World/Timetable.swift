import Foundation

/// When the next thing happens by itself.
struct Timetable: Sendable {
  enum Event: CaseIterable, Sendable {
    case story, comment, votes, ranking

    /// Seconds between two of them.
    var interval: ClosedRange<Double> {
      switch self {
      case .story: 15...30
      case .comment: 5...13
      case .votes: 2...5
      case .ranking: 8...15
      }
    }
  }

  private var times: [Event: Date] = [:]
  private let speed: Double
  private let pace: Double?

  /// - Parameter pace: seconds between two events of a kind, in place of the usual changing times.
  init(speed: Double, pace: Double? = nil) {
    self.speed = max(0, speed)
    self.pace = pace.map { max(0.01, $0) }
  }

  mutating func begin(at now: Date, using random: inout SeededRandom) {
    guard speed > 0 else { return }
    for event in Event.allCases { schedule(event, after: now, using: &random) }
  }

  mutating func schedule(_ event: Event, after now: Date, using random: inout SeededRandom) {
    let seconds = pace ?? Double.random(in: event.interval, using: &random) / speed
    times[event] = now.addingTimeInterval(max(0.01, seconds))
  }

  /// The earliest event; `nil` where nothing happens by itself.
  var next: (event: Event, time: Date)? {
    Event.allCases.compactMap { event in times[event].map { (event, $0) } }.min { $0.1 < $1.1 }
  }
}
