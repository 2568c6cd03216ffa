import Foundation

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date to choose: written as year, month and day, with hours and minutes where they are asked for.
public nonisolated struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label

  @Environment(\.timeZone) private var timeZone

  init(selection: Binding<Date>, range: ClosedRange<Date>, components: DatePickerComponents, label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, range: Date.distantPast...Date.distantFuture, components: displayedComponents,
      label: label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: range, components: displayedComponents, label: label())
  }

  @MainActor public var body: some View {
    let formatter = DatePicker.formatter(components, timeZone)
    let (selection, range) = (selection, range)
    HStack {
      label
      Spacer()
      FieldBody(
        kind: .text, text: formatter.string(from: selection.wrappedValue), prompt: Text(verbatim: formatter.dateFormat),
        label: label,
        change: { text in
          guard let date = formatter.date(from: text) else { return }
          selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
        }, edit: { _ in }, commit: {})
    }
  }

  private static func formatter(_ components: DatePickerComponents, _ timeZone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.dateFormat =
      components == .date ? "yyyy-MM-dd" : components == .hourAndMinute ? "HH:mm" : "yyyy-MM-dd HH:mm"
    return formatter
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) } }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range.lowerBound...Date.distantFuture, displayedComponents: displayedComponents)
    {
      Text(titleKey)
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: Date.distantPast...range.upperBound, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }
}

/// Date pickers have one look.
public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }

extension View {
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
