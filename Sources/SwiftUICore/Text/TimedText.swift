import Foundation

// Texts that follow the time, by a source of times and by styles that count.

/// Times that a text follows: it goes on with the clock. Hosts keep styles that count going; others stay as they were drawn.
public struct TimeDataSource<Value>: Sendable {
  let now: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The time now.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// How long it is since a date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { Duration.seconds($0.timeIntervalSince(date)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to now, or from now to it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<max(date, $0) }
  }
  /// From now to a date, or from it to now.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { dateRange(startingAt: date) }
}

extension Text {
  /// What a style makes of the time. It is drawn once; styles of the system that count go on by themselves.
  @_disfavoredOverload
  public init<V: Equatable, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String { self.init(source.now(Date()), format: format) }

  /// What a style that counts makes of the time; hosts keep it going.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer) {
    self.init(format.reference, style: .timer)
  }
  /// What a style that counts makes of the time; hosts keep it going.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Stopwatch) {
    self.init(format.start, style: .timer)
  }
  /// What a style that counts makes of the time; hosts keep it going.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) {
    self.init(format.anchor, style: .offset)
  }
  /// What a style that counts makes of the time; hosts keep it going.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateReference) {
    self.init(format.date, style: .relative)
  }
}

/// Styles of the system that count.
public enum SystemFormatStyle {
  /// How far a time is from an anchor.
  public struct DateOffset: FormatStyle, Sendable {
    let anchor: Date
    /// From the anchor.
    public init(to anchor: Date) { self.anchor = anchor }
    public func format(_ value: Date) -> String { Spans.offset(from: anchor, to: value, in: .current) }
  }

  /// A date as seen from another.
  public struct DateReference: FormatStyle, Sendable {
    let date: Date
    /// The date that is told.
    public init(to date: Date) { self.date = date }
    public func format(_ value: Date) -> String { Spans.twoUnits(from: date, to: value, in: .current) }
  }

  /// A clock that counts up from a date.
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    /// From the date on.
    public init(startingAt start: Date) { self.start = start }
    public func format(_ value: Date) -> String { Spans.timer(from: start, to: value) }
  }

  /// A clock that counts through an interval.
  public struct Timer: FormatStyle, Sendable {
    /// The end that is counted to, or the beginning that is counted from.
    let reference: Date
    /// Down to the end of the interval.
    public init(countingDownIn interval: Range<Date>) { reference = interval.upperBound }
    /// Up from the beginning of the interval.
    public init(countingUpIn interval: Range<Date>) { reference = interval.lowerBound }
    public func format(_ value: Date) -> String { Spans.timer(from: reference, to: value) }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a time is from an anchor.
  public static func offset(to anchor: Date) -> Self { Self(to: anchor) }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as seen from another.
  public static func reference(to date: Date) -> Self { Self(to: date) }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that counts up from a date.
  public static func stopwatch(startingAt start: Date) -> Self { Self(startingAt: start) }
}
extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that counts down to the end of an interval.
  public static func timer(countingDownIn interval: Range<Date>) -> Self { Self(countingDownIn: interval) }
  /// A clock that counts up from the beginning of an interval.
  public static func timer(countingUpIn interval: Range<Date>) -> Self { Self(countingUpIn: interval) }
}
