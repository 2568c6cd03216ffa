import Foundation

/// The days of one month to press, and arrows to the months before and after.
nonisolated struct MonthCalendar: View {
  /// Days outside are not to be chosen.
  let range: Range<Date>
  /// A moment of the month that is shown first; nil for the current one.
  let start: Date?
  let isChosen: (DateComponents) -> Bool
  let choose: (DateComponents) -> Void

  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.now) private var now
  @State private var months = 0

  @MainActor var body: some View {
    let first = max(min(start ?? now, range.upperBound), range.lowerBound)
    let month = MonthOfDays(now: first, months: months, calendar: calendar)
    VStack(spacing: 8) {
      HStack {
        Text(month.start, format: .dateTime.month(.wide).year().locale(locale)).font(.headline)
        Spacer()
        Button("Previous Month", systemImage: "chevron.backward") { months -= 1 }
        Button("Next Month", systemImage: "chevron.forward") { months += 1 }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.plain)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4) {
        ForEach(month.weekdays.indices, id: \.self) { place in
          Text(verbatim: month.weekdays[place]).font(.caption).foregroundStyle(.secondary)
        }
        ForEach(month.cells.indices, id: \.self) { place in
          if let day = month.cells[place] { button(of: day) } else { Text(verbatim: "") }
        }
      }
    }
    .accessibilityElement(children: .contain)
  }

  @MainActor private func button(of day: DateComponents) -> some View {
    let isChosen = isChosen(day)
    let date = calendar.date(from: day) ?? .distantPast
    return Button {
      choose(day)
    } label: {
      Text(verbatim: "\(day.day ?? 0)")
        .frame(width: 36, height: 36)
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .background(isChosen ? Color.accentColor : Color.clear, in: Circle())
    }
    .buttonStyle(.plain)
    .disabled(!overlaps(date))
    .accessibilityLabel(Text(date, format: .dateTime.day().month(.wide).year().locale(locale)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  /// Whether some moment of the day lies in the range.
  private func overlaps(_ day: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return day < range.upperBound && end > range.lowerBound
  }
}

/// The days of a month in weeks: a value.
struct MonthOfDays: Equatable {
  /// The first moment of the month.
  let start: Date
  /// Short names of the days of the week, from the calendar's first.
  let weekdays: [String]
  /// The days, with nil in front of the first so that each stands under its day of the week.
  let cells: [DateComponents?]

  /// The month that lies a number of months after that of `now`.
  init(now: Date, months: Int, calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month], from: now)
    let first = calendar.date(from: parts) ?? now
    start = calendar.date(byAdding: .month, value: months, to: first) ?? first
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let offset = names.isEmpty ? 0 : (calendar.firstWeekday - 1) % names.count
    weekdays = Array(names[offset...] + names[..<offset])
    let length = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let weekday = calendar.component(.weekday, from: start)
    let before = (weekday - calendar.firstWeekday + 7) % 7
    let month = calendar.dateComponents([.era, .year, .month], from: start)
    var cells = [DateComponents?](repeating: nil, count: before)
    for day in 0..<length {
      var parts = month
      parts.calendar = calendar
      parts.day = day + 1
      cells.append(parts)
    }
    self.cells = cells
  }

  /// The chosen value for a day, whatever else is said of it.
  static func find(_ day: DateComponents, in chosen: Set<DateComponents>) -> DateComponents? {
    chosen.first { $0.year == day.year && $0.month == day.month && $0.day == day.day }
  }
}
