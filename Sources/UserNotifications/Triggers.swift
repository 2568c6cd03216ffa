import Foundation

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }

  /// The next moment after `date`; nil where there is none.
  func next(after date: Date) -> Date? { nil }
}

/// After some seconds, once or again and again.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds from asking, or from the last time.
  public let timeInterval: TimeInterval

  /// - Precondition: the interval is longer than nothing, and a minute at least where it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "The time interval must be greater than 0.")
    precondition(!repeats || timeInterval >= 60, "The time interval must be at least 60 if it repeats.")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The next moment, counted from now; the seconds are not counted from asking.
  public func nextTriggerDate() -> Date? { next(after: Date()) }
  override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// When the calendar says so.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the date must match.
  public let dateComponents: DateComponents

  /// Comes at the next date that matches, in the calendar of the components or the person's.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that matches; nil where there is none.
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  override func next(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}
