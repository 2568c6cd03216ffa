import Foundation

/// Spans of time from one moment to another in words: "2 hours ago", "in 3 days". The largest unit that is full counts; the rest is dropped.
open class RelativeDateTimeFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  open var unitsStyle = UnitsStyle.full
  open var dateTimeStyle = DateTimeStyle.numeric
  open var locale: Locale! = .current
  open var calendar: Calendar! = .current
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private typealias Unit = (component: Calendar.Component, field: Date.ComponentsFormatStyle.Field)

  private static let units: [Unit] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = calendar.dateComponents(
      Set(Self.units.map(\.component)), from: referenceDate, to: date)
    return words(components)
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  open func localizedString(from dateComponents: DateComponents) -> String { words(dateComponents) }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func words(_ components: DateComponents) -> String {
    let found = Self.units.lazy.map { ($0, components.value(for: $0.component) ?? 0) }.first { $0.1 != 0 }
    let (unit, count) = found ?? (Self.units[6], 0)
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = calendar.date(byAdding: unit.component, value: count, to: reference) ?? reference
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: style, locale: locale, calendar: calendar
    ).format(reference)
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
