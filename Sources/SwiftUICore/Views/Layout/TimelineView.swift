import Foundation

/// A view that is drawn anew at the moments of a schedule, while it is on the screen.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the closure is told of the moment.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
  @State private var date = Date()

  /// Runs the closure at each moment of the schedule; of moments that have passed, for the last.
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
  /// How often the view is drawn; the less often, the greater.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// The moment the view is drawn for.
  public let date: Date
  /// Always `live`.
  public var cadence: Cadence { .live }
}

/// Whether a schedule may be sparing; it is always asked for `normal`.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// The moments at which a timeline view is drawn.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The moments in order; those before `startDate` count as passed.
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

  /// The moments from the last before `startDate` on, without an end.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return sequence(first: start.addingTimeInterval(passed * interval)) { [interval] in
      $0.addingTimeInterval(interval)
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The same as `.everyMinute`.
  public init() {}

  /// The beginnings of minutes from the one that runs on, without an end.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

/// Moments of the app's choice.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The moments in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The moments as they were given.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as animations are drawn: hosts are sent four pictures a second at most.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// A quarter of a second apart at least; paused has one moment.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 0.25)
    isPaused = paused
  }

  /// The moments from `start` on; one where the schedule is paused.
  public func entries(from start: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
    sequence(first: start) { [interval, isPaused] in isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at one distance in seconds, at least 0.05, counted from a date.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Four times a second.
  public static var animation: AnimationTimelineSchedule { .init() }
  /// At the distance in seconds, at least 0.25; paused has one moment.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// Moments of the app's choice, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
