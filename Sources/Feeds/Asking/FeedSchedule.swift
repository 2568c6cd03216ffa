import Foundation

/// When a feed is asked next: a value that takes in answers and failures. It follows how often the feed changes, within what
/// the feed and its server want.
package struct FeedSchedule: Hashable, Sendable, Codable {
  package static let shortest: TimeInterval = 900
  package static let longest: TimeInterval = 86_400
  /// So long a server may ask for patience.
  private static let longestPatience: TimeInterval = 7 * 86_400
  /// No time for a question lies further ahead, unless the clock was wrong when it was set.
  static let furthest: TimeInterval = 8 * 86_400

  /// Seconds between two questions while all is well.
  package var interval: TimeInterval
  /// The time of the next question.
  package var next: Date
  /// Failures since the last answer.
  package var failureCount = 0
  /// Whether the server has said that there will be no more.
  package var hasEnded = false

  /// - Parameter next: of a new feed: at once.
  package init(interval: TimeInterval = 3600, next: Date) {
    self.interval = Self.within(interval)
    self.next = next
  }

  /// The feed has answered.
  /// - Parameters:
  ///   - newCount: how many articles were new.
  ///   - jitter: from 0 to 1, so that feeds that were added together are not asked together for ever.
  package mutating func take(
    newCount: Int, pace: FeedPace, freshFor: TimeInterval?, isFinished: Bool = false, at now: Date, jitter: Double
  ) {
    failureCount = 0
    hasEnded = isFinished
    interval = Self.within(newCount > 0 ? interval / 2 : interval * 1.5)
    let wanted = min(Self.longest, max(pace.interval ?? 0, freshFor ?? 0))
    let seconds = max(interval, wanted) * (1 + 0.1 * min(1, max(0, jitter)))
    next = Self.outside(pace, now.addingTimeInterval(seconds))
  }

  /// The feed could not be had: the pause doubles each time; what the server asks for counts where it is longer.
  package mutating func takeFailure(
    retryAfter: TimeInterval?, isEnd: Bool, at now: Date, jitter: Double
  ) {
    failureCount = min(failureCount + 1, 1000)
    hasEnded = isEnd
    let pause = min(Self.longest, Self.shortest * pow(2, Double(min(failureCount, 10) - 1)))
    let asked = min(Self.longestPatience, retryAfter ?? 0)
    next = now.addingTimeInterval(max(pause, asked) * (1 + 0.1 * min(1, max(0, jitter))))
  }

  /// The interval of a feed whose articles are known, before it has been followed for a while: half the usual time between two.
  package static func interval(of items: [FeedItem]) -> TimeInterval {
    let dates = items.compactMap(\.date).sorted(by: >).prefix(11)
    guard dates.count > 1, let newest = dates.first, let oldest = dates.last else { return 3600 }
    return within(newest.timeIntervalSince(oldest) / Double(dates.count - 1) / 2)
  }

  private static func within(_ seconds: TimeInterval) -> TimeInterval {
    seconds.isFinite ? min(longest, max(shortest, seconds)) : longest
  }

  /// The first hour from `date` on in which the feed may have news; a feed that skips all hours has its way no longer than a day.
  private static func outside(_ pace: FeedPace, _ date: Date) -> Date {
    guard !pace.skippedHours.isEmpty || !pace.skippedDays.isEmpty else { return date }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var candidate = date
    for _ in 0..<(24 * 7) {
      let parts = calendar.dateComponents([.hour, .weekday], from: candidate)
      if !pace.skippedHours.contains(parts.hour ?? -1), !pace.skippedDays.contains(parts.weekday ?? -1) {
        return candidate
      }
      candidate = candidate.addingTimeInterval(3600)
    }
    return date.addingTimeInterval(longest)
  }
}
