import Foundation

// Fields for values that are read from text. What cannot be read changes nothing.

extension Binding where Value == String {
  /// A value as its format writes it.
  fileprivate static func parsed<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
  }

  /// A value that may be missing: an empty text is nil.
  fileprivate static func parsed<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = $0.isEmpty ? nil : (try? format.parseStrategy.parse($0)) ?? value.wrappedValue })
  }

  /// A number or a date that a formatter reads.
  fileprivate static func read<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "\(value.wrappedValue)" },
      set: { text in
        if let number = (formatter as? NumberFormatter)?.number(from: text), let new = number as? V {
          value.wrappedValue = new
        } else if let date = (formatter as? DateFormatter)?.date(from: text), let new = date as? V {
          value.wrappedValue = new
        }
      })
  }
}

extension TextField {
  /// Text that can be read as a value, with any view as the label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String { self.init(text: .parsed(value, format), prompt: prompt, label: label()) }

  /// A value that may be missing, with any view as the label: an empty text is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String { self.init(text: .parsed(value, format), prompt: prompt, label: label()) }

  /// A number or a date that a formatter reads, with any view as the label.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(text: .read(value, formatter), prompt: prompt, label: label()) }
}

extension TextField where Label == Text {
  /// Text that can be read as a value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

  /// A value that is read from text, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }

  /// A value that may be missing: an empty text is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }

  /// A value that may be missing, with a string as the label: an empty text is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }

  /// A number or a date that a formatter reads.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// A number or a date that a formatter reads, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// With closures for the focus, which comes as true and goes as false, and for Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: .read(value, formatter), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// With a closure for Return.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) { self.init(titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit) }
}
