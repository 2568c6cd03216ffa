import Foundation

/// Draws date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// True for styles that are the host's field for dates.
  nonisolated var _isOfHost: Bool { get }
}

extension DatePickerStyle {
  public nonisolated var _isOfHost: Bool { false }
}

extension DatePickerStyle where Body == DatePicker<_StyledPart> {
  public func makeBody(configuration: Configuration) -> Body { DatePicker(configuration) }
}

/// A date picker as its style sees it.
public nonisolated struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public typealias Label = _StyledPart

  /// The label of the date picker.
  public let label: Label
  /// The chosen date; setting it chooses another.
  @Binding public var selection: Date
  /// The first date that may be chosen; nil for any.
  public let minimumDate: Date?
  /// The last date that may be chosen; nil for any.
  public let maximumDate: Date?
  /// The parts of the date that are chosen.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  var range: ClosedRange<Date> {
    let least = minimumDate ?? .distantPast
    return least...max(maximumDate ?? .distantFuture, least)
  }
}

extension DatePicker where Label == _StyledPart {
  /// The date picker that a style was asked to draw.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      selection: configuration.$selection, range: configuration.range,
      components: configuration.displayedComponents, label: configuration.label)
  }
}

/// The host's field for dates.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  public typealias Body = DatePicker<_StyledPart>
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

/// The host's field for dates.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  public typealias Body = DatePicker<_StyledPart>
  /// The same as `.compact`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

/// A calendar of a month for days, and the host's field for times.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// The same as `.graphical`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if configuration.displayedComponents.contains(.date) { ChosenDay(configuration: configuration) }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DatePicker(
          selection: configuration.$selection, range: configuration.range, components: .hourAndMinute,
          label: Text("Time"))
      }
    }
  }
}

/// A calendar that changes the day of a date and keeps its time.
private nonisolated struct ChosenDay: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar

  @MainActor var body: some View {
    let (least, most) = (configuration.range.lowerBound, configuration.range.upperBound)
    let chosen = calendar.dateComponents([.year, .month, .day], from: configuration.selection)
    MonthCalendar(
      range: least..<most, start: configuration.selection,
      isChosen: { ($0.year, $0.month, $0.day) == (chosen.year, chosen.month, chosen.day) },
      choose: { day in
        var parts = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
        (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
        guard let date = calendar.date(from: parts) else { return }
        configuration.selection = min(max(date, least), most)
      })
  }
}

/// Wheels for the parts of a date; in a terminal its field for dates.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// The same as `.wheel`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    WheelsOrField(configuration: configuration)
  }
}

private nonisolated struct WheelsOrField: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.hostKind) private var hostKind

  @MainActor var body: some View {
    if hostKind == .terminal { DatePicker(configuration) } else { DateWheels(configuration: configuration) }
  }
}

/// The host's field for dates.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle, Sendable {
  public typealias Body = DatePicker<_StyledPart>
  /// The same as `.field`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

/// The host's field for dates; drawn as `field` is.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
  public typealias Body = DatePicker<_StyledPart>
  /// The same as `.stepperField`.
  public init() {}
  public nonisolated var _isOfHost: Bool { true }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { .init() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: Self { .init() } }

extension EnvironmentValues {
  var datePickerStyle: CustomStyle<DatePickerStyleConfiguration>? {
    get { self[CustomStyleKey<DatePickerStyleConfiguration>.self] }
    set { self[CustomStyleKey<DatePickerStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the date pickers within as the style says.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let custom =
      style._isOfHost ? nil : CustomStyle<DatePickerStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(EnvironmentChange { $0.datePickerStyle = custom })
  }
}
