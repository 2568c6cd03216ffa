import Foundation

/// A calendar of one month in which days are chosen and taken back.
public nonisolated struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let range: Range<Date>
  let label: Label

  /// Any days; the label is spoken, not drawn.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, in: Date.distantPast..<Date.distantFuture, label: label)
  }

  /// Days within the range; the label is spoken, not drawn.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    range = bounds
    self.label = label()
  }

  /// Days from the bound on; the label is spoken, not drawn.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: bounds.lowerBound..<Date.distantFuture, label: label) }

  /// Days before the bound; the label is spoken, not drawn.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: Date.distantPast..<bounds.upperBound, label: label) }

  @MainActor public var body: some View {
    let selection = selection
    SpokenLabel(
      label: label,
      content: MonthCalendar(
        range: range, start: nil, isChosen: { MonthOfDays.find($0, in: selection.wrappedValue) != nil },
        choose: { day in
          if let chosen = MonthOfDays.find(day, in: selection.wrappedValue) {
            selection.wrappedValue.remove(chosen)
          } else {
            selection.wrappedValue.insert(day)
          }
        }
      ))
  }
}

extension MultiDatePicker where Label == Text {
  /// With a string key as the label, which is spoken, not drawn.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// With a string key as the label, which is spoken, not drawn.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// With a string key as the label, which is spoken, not drawn.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// With a string key as the label, which is spoken, not drawn.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// With a string as the label, which is spoken, not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// With a string as the label, which is spoken, not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// With a string as the label, which is spoken, not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  /// With a string as the label, which is spoken, not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}
