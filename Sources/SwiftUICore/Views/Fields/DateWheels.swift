import Foundation

/// A date by wheels: its day, month and year in the order of the language, or its day, hour and minute.
nonisolated struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.now) private var now
  @Environment(\.hidesLabels) private var hidesLabels

  @MainActor var body: some View {
    let (selection, range) = (configuration.$selection, configuration.range)
    let wheels = DateWheel.all(
      for: selection.wrappedValue, configuration.displayedComponents, calendar: localCalendar, now: now)
    HStack {
      if !hidesLabels { configuration.label }
      HStack(spacing: 0) {
        ForEach(wheels, id: \.part) { wheel in
          Picker(
            wheel.title,
            selection: Binding {
              wheel.chosen
            } set: { index in
              selection.wrappedValue = min(max(wheel.rows[index].date, range.lowerBound), range.upperBound)
            }
          ) {
            ForEach(wheel.rows.indices, id: \.self) { index in Text(verbatim: wheel.rows[index].title) }
          }
          .pickerStyle(.wheel)
          .labelsHidden()
          .frame(minWidth: wheel.part.isWord ? 150 : nil)
        }
      }
    }
  }

  private var localCalendar: Calendar {
    var local = calendar
    (local.locale, local.timeZone) = (locale, timeZone)
    return local
  }
}

/// One wheel of a date: a value.
struct DateWheel: Equatable {
  enum Part: Hashable {
    case year, month, day, dayOfYears, hour, minute, half

    /// Whether its rows are words, which are wider than numbers.
    var isWord: Bool { self == .month || self == .dayOfYears }
  }

  struct Row: Equatable {
    let title: String
    /// The date once the row is chosen.
    let date: Date
  }

  let part: Part
  let title: LocalizedStringKey
  let rows: [Row]
  let chosen: Int

  /// How many years there are before and after the chosen one.
  private static let years = 60
  /// How many days there are before and after the chosen one.
  private static let days = 45

  /// The wheels from the leading edge on.
  static func all(for date: Date, _ components: DatePickerComponents, calendar: Calendar, now: Date) -> [DateWheel] {
    let parts: [Part]
    let locale = calendar.locale ?? Locale(identifier: "en_US")
    let hours: [Part] = hasHalves(locale) ? [.hour, .minute, .half] : [.hour, .minute]
    switch components {
    case .date: parts = order(in: locale)
    case .hourAndMinute: parts = hours
    default: parts = [.dayOfYears] + hours
    }
    return parts.map { DateWheel($0, of: date, calendar: calendar, locale: locale, now: now) }
  }

  private init(_ part: Part, of date: Date, calendar: Calendar, locale: Locale, now: Date) {
    self.part = part
    let told = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func moved(_ component: Calendar.Component, by count: Int) -> Date {
      calendar.date(byAdding: component, value: count, to: date) ?? date
    }
    func named(_ template: String) -> (Date) -> String {
      let formatter = DateFormatter()
      (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, calendar.timeZone)
      formatter.setLocalizedDateFormatFromTemplate(template)
      return { formatter.string(from: $0) }
    }
    func turned(_ component: Calendar.Component, _ steps: ClosedRange<Int>, _ name: (Date) -> String) -> [Row] {
      steps.map { step in
        let date = moved(component, by: step)
        return Row(title: name(date), date: date)
      }
    }
    switch part {
    case .year:
      title = "Year"
      rows = turned(.year, -Self.years...Self.years, named("y"))
      chosen = Self.years
    case .month:
      title = "Month"
      chosen = (told.month ?? 1) - 1
      let count = calendar.range(of: .month, in: .year, for: date)?.count ?? 12
      rows = turned(.month, -chosen...(count - 1 - chosen), named("LLLL"))
    case .day:
      title = "Day"
      chosen = (told.day ?? 1) - 1
      let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      rows = turned(.day, -chosen...(count - 1 - chosen), named("d"))
    case .dayOfYears:
      title = "Day"
      chosen = Self.days
      let name = named("EEEMMMd")
      rows = turned(.day, -Self.days...Self.days) { day in
        calendar.isDate(day, inSameDayAs: now) ? String(localized: "Today", locale: locale) : name(day)
      }
    case .hour:
      title = "Hour"
      let half = Self.hasHalves(locale)
      // The half of the day stays.
      let hour = (told.hour ?? 0) % (half ? 12 : 24)
      chosen = hour
      rows = (0..<(half ? 12 : 24)).map { place in
        let name = half ? "\(place == 0 ? 12 : place)" : Self.twoDigits(place)
        return Row(title: name, date: moved(.hour, by: place - hour))
      }
    case .minute:
      title = "Minute"
      let minute = told.minute ?? 0
      chosen = minute
      rows = (0..<60).map { Row(title: Self.twoDigits($0), date: moved(.minute, by: $0 - minute)) }
    case .half:
      title = "AM or PM"
      let half = (told.hour ?? 0) / 12
      chosen = half
      rows = [calendar.amSymbol, calendar.pmSymbol].enumerated().map { place, name in
        Row(title: name, date: moved(.hour, by: 12 * (place - half)))
      }
    }
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  private static func hasHalves(_ locale: Locale) -> Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") == true
  }

  /// Month, day and year in the order of the language.
  private static func order(in locale: Locale) -> [Part] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    var parts: [Part] = []
    for letter in format {
      let part: Part? =
        switch letter {
        case "y": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let part, !parts.contains(part) { parts.append(part) }
    }
    return parts
  }
}
