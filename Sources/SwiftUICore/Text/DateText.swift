import Foundation
import Locks

extension Text.DateStyle {
  /// The text of a date as of now; relative styles say how the host keeps them counting.
  func content(of date: Date, in environment: EnvironmentValues) -> TextContent {
    let now = environment.now
    switch kind {
    case .time, .date: return TextContent(Moment(date, self, environment).known)
    case .relative: return ticking(.relative(date), Spans.twoUnits(from: date, to: now, in: environment.locale))
    case .offset: return ticking(.offset(date), Spans.offset(from: date, to: now, in: environment.locale))
    case .timer: return ticking(.timer(date), Spans.timer(from: date, to: now))
    }
  }

  /// A moment as somebody reads it. The rows of a list say the same ones in all windows, and formatting one takes long.
  private struct Moment: Hashable {
    private let date: Date
    private let style: Text.DateStyle
    private let locale: Locale
    private let calendar: Calendar.Identifier
    private let timeZone: TimeZone

    private static let known = Memoized<Moment, String>(limit: 1024)

    init(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) {
      self.date = date
      self.style = style
      // Of a calendar nothing else is to be seen in the words, and much of it is slow to compare.
      (locale, calendar, timeZone) = (environment.locale, environment.calendar.identifier, environment.timeZone)
    }

    var known: String { Self.known.answer(self) { words } }

    private var words: String {
      let format = Date.FormatStyle(locale: locale, calendar: Calendar(identifier: calendar), timeZone: timeZone)
      return date.formatted(style == .time ? format.hour().minute() : format.day().month(.wide).year())
    }
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
