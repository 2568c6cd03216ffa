import Foundation

/// Spans of time from one moment to another in words: "2 hours ago", "in 3 days". The largest unit that is full counts; the rest is dropped.
open class RelativeDateTimeFormatter: Formatter {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// Whether the words may be names such as "yesterday".
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  /// How long the words are, `full` at first.
  open var unitsStyle = UnitsStyle.full
  /// Whether the words may be names such as "yesterday"; `numeric` at first.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The language of the words.
  open var locale: Locale! = .current
  /// What days, weeks and months are counted by.
  open var calendar: Calendar! = .current
  /// Kept; the words are as in the middle of a sentence.
  open var formattingContext = Formatter.Context.unknown

  /// A formatter in the language of the process.
  public override init() { super.init() }
  /// Reads none of its own settings from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private typealias Unit = (component: Calendar.Component, field: Date.ComponentsFormatStyle.Field)

  private static let units: [Unit] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  /// The words for the way from the second date to the first.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = calendar.dateComponents(
      Set(Self.units.map(\.component)), from: referenceDate, to: date)
    return words(components)
  }

  /// The words for a number of seconds from now; less than 0 for what is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// The words for the first part that is not 0, the largest unit first.
  open func localizedString(from dateComponents: DateComponents) -> String { words(dateComponents) }

  /// The words for a `Date` as seen from now; nil for others.
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
