import Foundation

/// A calendar of one month in which days are chosen and taken back.
public nonisolated struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let range: Range<Date>
  let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.now) private var now
  @State private var months = 0

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, in: Date.distantPast..<Date.distantFuture, label: label)
  }

  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    range = bounds
    self.label = label()
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: bounds.lowerBound..<Date.distantFuture, label: label) }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: Date.distantPast..<bounds.upperBound, label: label) }

  @MainActor public var body: some View {
    let month = MonthOfDays(now: max(min(now, range.upperBound), range.lowerBound), months: months, calendar: calendar)
    VStack(spacing: 8) {
      HStack {
        Text(month.start, format: .dateTime.month(.wide).year().locale(locale)).font(.headline)
        Spacer()
        Button("Previous Month", systemImage: "chevron.left") { months -= 1 }
        Button("Next Month", systemImage: "chevron.right") { months += 1 }
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
    let isChosen = MonthOfDays.find(day, in: selection.wrappedValue) != nil
    let date = calendar.date(from: day) ?? .distantPast
    return Button {
      if let chosen = MonthOfDays.find(day, in: selection.wrappedValue) {
        selection.wrappedValue.remove(chosen)
      } else {
        selection.wrappedValue.insert(day)
      }
    } label: {
      Text(verbatim: "\(day.day ?? 0)")
        .frame(width: 36, height: 36)
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .background(isChosen ? Color.accentColor : Color.clear, in: Circle())
    }
    .buttonStyle(.plain)
    .disabled(!range.contains(date))
    .accessibilityLabel(Text(date, format: .dateTime.day().month(.wide).year().locale(locale)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
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
