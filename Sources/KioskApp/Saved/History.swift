import Foundation
import Library

/// What the reader opened, by days, the newest first unless it is sorted in another way: a value made of the library and the words they look for.
package struct History: Equatable, Sendable {
  /// One day of reading.
  package struct Day: Identifiable, Equatable, Sendable {
    /// Its first moment.
    package var date: Date
    package var items: [KeptItem]

    package var id: Date { date }

    /// "Today", "Yesterday", else the day with its date.
    package func name(at now: Date, calendar: Calendar = .current) -> String {
      if calendar.isDate(date, inSameDayAs: now) { return localized("Today") }
      if let yesterday = calendar.date(byAdding: .day, value: -1, to: now),
        calendar.isDate(date, inSameDayAs: yesterday)
      {
        return localized("Yesterday")
      }
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      let style = Date.FormatStyle(calendar: calendar, timeZone: calendar.timeZone).weekday(.wide).day().month(.wide)
      return date.formatted(isThisYear ? style : style.year())
    }
  }

  package private(set) var days: [Day] = []
  /// How many there are, shown or not.
  package private(set) var count = 0
  package private(set) var hasMore = false

  /// - Parameters:
  ///   - text: words of the title or the origin, in any order, whatever their case and accents; empty for all.
  ///   - limit: the most to show.
  ///   - order: where it is not by time, all are of one day.
  package init(
    _ items: [KeptItem], matching text: String = "", limit: Int = 100, order: KeptOrder = .newest,
    calendar: Calendar = .current
  ) {
    let found = order.sorted(KeptSelection(text: text).items(items))
    count = found.count
    hasMore = found.count > limit
    for item in found.prefix(limit) {
      let day = order.isByTime ? calendar.startOfDay(for: item.date) : .distantPast
      if days.last?.date == day {
        days[days.count - 1].items.append(item)
      } else {
        days.append(Day(date: day, items: [item]))
      }
    }
  }
}
