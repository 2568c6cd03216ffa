import Foundation

/// A formatter of dates that writes "Today" and "Yesterday" where it is asked for, which Foundation's own does not on Linux.
open class _DayFormatter: DateFormatter, @unchecked Sendable {
  /// The words for the day, and the time in its style; the date as Foundation writes it where the language has no word for the day.
  open override func string(from date: Date) -> String {
    guard doesRelativeDateFormatting, dateStyle != .none, let day = day(of: date) else {
      return super.string(from: date)
    }
    guard timeStyle != .none else { return day }
    let date = (whole: super.string(from: date), alone: dayAlone.string(from: date))
    return date.whole.replacingOccurrences(of: date.alone, with: day)
  }

  private var dayAlone: DateFormatter {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, timeZone)
    (formatter.dateStyle, formatter.timeStyle) = (dateStyle, .none)
    return formatter
  }

  /// The same as `string(from:)`, for a `Date`.
  open override func string(for obj: Any?) -> String? { (obj as? Date).map(string(from:)) }

  private func day(of date: Date) -> String? {
    var calendar: Calendar = self.calendar ?? .current
    calendar.timeZone = timeZone ?? .current
    let distance = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)
    ).day
    guard let distance, abs(distance) <= 2 else { return nil }
    return UnicodeLibrary.day(distance, in: locale ?? .current)
  }
}
