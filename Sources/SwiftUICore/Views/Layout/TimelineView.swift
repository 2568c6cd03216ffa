import Foundation

/// A view that is drawn anew at the moments of a schedule, while it is on the screen.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
  @State private var date = Date()

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public var body: some View {
    content(Context(date: date)).task { [schedule, $date] in
      // Of moments that have passed, the last is drawn.
      var passed: Date?
      for entry in schedule.entries(from: Date(), mode: .normal) {
        let wait = entry.timeIntervalSinceNow
        if wait > 0 {
          do { try await Task.sleep(nanoseconds: UInt64(min(wait, 1e9) * 1e9)) } catch { return }
        } else if wait < -1 {
          passed = entry
          continue
        }
        passed = nil
        guard !Task.isCancelled else { return }
        $date.wrappedValue = entry
      }
      if let passed { $date.wrappedValue = passed }
    }
  }
}

/// What a timeline view is told of the moment.
public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  public let date: Date
  public var cadence: Cadence { .live }
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// The moments at which a timeline view is drawn.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Moments at one distance from each other.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.05)
  }

  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return sequence(first: start.addingTimeInterval(passed * interval)) { [interval] in
      $0.addingTimeInterval(interval)
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

/// Moments of the app's choice.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as animations are drawn: hosts are sent four pictures a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 0.25)
    isPaused = paused
  }

  public func entries(from start: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    sequence(first: start) { [interval, isPaused] in isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
