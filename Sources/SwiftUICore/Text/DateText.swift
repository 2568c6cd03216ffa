import Foundation

extension Text.DateStyle {
  /// The text of a date as of now; relative styles say how the host keeps them counting.
  func content(of date: Date, in environment: EnvironmentValues) -> TextContent {
    let now = environment.now
    switch kind {
    case .time: return TextContent(date.formatted(clock(environment).hour().minute()))
    case .date: return TextContent(date.formatted(clock(environment).day().month(.wide).year()))
    case .relative: return ticking(.relative(date), Spans.twoUnits(from: date, to: now, in: environment.locale))
    case .offset: return ticking(.offset(date), Spans.offset(from: date, to: now, in: environment.locale))
    case .timer: return ticking(.timer(date), Spans.timer(from: date, to: now))
    }
  }

  private func clock(_ environment: EnvironmentValues) -> Date.FormatStyle {
    Date.FormatStyle(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }

  private func ticking(_ ticking: TextContent.Ticking, _ text: String) -> TextContent {
    TextContent([TextContent.Run(text)], ticking: ticking)
  }
}

extension Text {
  /// A clock that counts to the end of an interval or from its beginning; it goes on at the end.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { self.init(countsDown ? timerInterval.upperBound : timerInterval.lowerBound, style: .timer) }
}
