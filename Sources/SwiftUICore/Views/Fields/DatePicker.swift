import Foundation

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to choose, by the host's own field for dates, times or both.
public nonisolated struct DatePicker<Label: View>: View {
  /// The parts of a date that are chosen.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label

  @Environment(\.timeZone) private var timeZone
  @Environment(\.hidesLabels) private var hidesLabels

  init(selection: Binding<Date>, range: ClosedRange<Date>, components: DatePickerComponents, label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// Any date, in the time zone of the environment.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: Date.distantPast...Date.distantFuture, components: displayedComponents,
      label: label())
  }

  /// A date within the range; what is chosen beyond it becomes its end.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: range, components: displayedComponents, label: label())
  }

  /// A date from the bound on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: range.lowerBound...max(range.lowerBound, .distantFuture),
      displayedComponents: displayedComponents, label: label)
  }

  /// A date up to the bound.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, in: min(range.upperBound, .distantPast)...range.upperBound,
      displayedComponents: displayedComponents, label: label)
  }

  @Environment(\.datePickerStyle) private var style

  @MainActor public var body: some View {
    if let style {
      style.body(
        DatePickerStyleConfiguration(
          label: _StyledPart(label), selection: selection,
          minimumDate: range.lowerBound == .distantPast ? nil : range.lowerBound,
          maximumDate: range.upperBound == .distantFuture ? nil : range.upperBound, displayedComponents: components)
      ).environment(\.datePickerStyle, nil)
    } else {
      field
    }
  }

  @MainActor private var field: some View {
    let form = DateForm(components: components, timeZone: timeZone)
    let (selection, range) = (selection, range)
    return HStack {
      if !hidesLabels {
        label
        Spacer()
      }
      FieldBody(
        kind: form.kind, text: form.text(of: selection.wrappedValue), prompt: nil, label: label,
        change: { text in
          guard let date = form.date(text, changing: selection.wrappedValue) else { return }
          selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
        }, edit: { _ in }, commit: {},
        earliest: range.lowerBound == .distantPast ? nil : form.limit(range.lowerBound),
        latest: range.upperBound == .distantFuture ? nil : form.limit(range.upperBound))
    }
  }
}

/// How a date stands in a field.
struct DateForm {
  let components: DatePickerComponents
  let timeZone: TimeZone

  var kind: FieldContent.Kind {
    switch components {
    case .date: .date
    case .hourAndMinute: .time
    default: .dateAndTime
    }
  }

  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = String(format: "%04d-%02d-%02d", parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    let time = String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    return kind == .date ? day : kind == .time ? time : day + "T" + time
  }

  /// A limit as a field takes it. Times of a day have none.
  func limit(_ date: Date) -> String? { kind == .time ? nil : text(of: date) }

  /// The date that `text` says, with what is not asked for as in `old`; nil where it says none.
  func date(_ text: String, changing old: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
    let pieces = text.split(separator: "T", omittingEmptySubsequences: false)
    let day = kind == .time ? nil : pieces.first
    let time = kind == .date ? nil : pieces.last
    if let day {
      let numbers = day.split(separator: "-").map { Int($0) }
      guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let number = numbers[2],
        (1...9999).contains(year), (1...12).contains(month), (1...31).contains(number)
      else { return nil }
      (parts.year, parts.month, parts.day) = (year, month, number)
    }
    if let time {
      let numbers = time.split(separator: ":").prefix(2).map { Int($0) }
      guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1], (0...23).contains(hour),
        (0...59).contains(minute)
      else { return nil }
      (parts.hour, parts.minute, parts.second) = (hour, minute, 0)
    }
    return calendar.date(from: parts)
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}

extension DatePicker where Label == Text {
  /// Any date, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  /// Any date, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  /// A date within the range, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }

  /// A date from the bound on, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range.lowerBound...Date.distantFuture, displayedComponents: displayedComponents)
    {
      Text(titleKey)
    }
  }

  /// A date up to the bound, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: Date.distantPast...range.upperBound, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}

extension DatePicker where Label == Text {
  /// A date within the range, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A date from the bound on, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }

  /// A date up to the bound, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) } }
}
