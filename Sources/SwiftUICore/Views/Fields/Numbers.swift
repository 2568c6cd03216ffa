import Foundation

/// A value changed in steps.
public nonisolated struct Stepper<Label: View>: View {
  public typealias Body = Never

  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// Runs a closure for each step up or down; nil disables the direction.
  /// `onEditingChanged` is called with true before each step and with false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Changes a value by steps, held within its bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    self.label = label()
    self.onEditingChanged = onEditingChanged
    increment =
      now < bounds.upperBound
      ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil
    decrement =
      now > bounds.lowerBound
      ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) } : nil
  }

  /// Changes a value by steps, without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onEditingChanged = onEditingChanged
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let role = Role.stepper(canIncrement: view.increment != nil, canDecrement: view.decrement != nil)
    let element = Element(role, accepts: .change).enabled(inputs.environment.isEnabled)
    let node = drawn(element, view.label, replacing: old, inputs)
    node.setHandler { kind, value in
      guard kind == .change, case .index(let direction) = value else { return false }
      guard let step = direction > 0 ? view.increment : view.decrement else { return false }
      view.onEditingChanged(true)
      step()
      view.onEditingChanged(false)
      return true
    }
    return node
  }
}

extension Stepper {
  /// With its label, or, where labels are hidden, named by it.
  @MainActor private static func drawn(
    _ element: Element, _ label: Label, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> DrawingNode {
    guard inputs.environment.hidesLabels else {
      return DrawingNode.container(element, label, replacing: old, inputs)
    }
    var named = element
    named.accessibility.label = (label as? Text)?.plain(in: inputs.environment)
    return DrawingNode.container(named, EmptyView(), replacing: old, inputs)
  }

  /// The older form, with the label last.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// The older form of a value within bounds, with the label last.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// The older form of a value without bounds, with the label last.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }
}

extension Stepper where Label == Text {
  /// Within bounds, with a string key as the label.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

  /// Within bounds, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

  /// Without bounds, with a string key as the label.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

  /// Without bounds, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

  /// Runs a closure for each step, with a string key as the label.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Runs a closure for each step, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

/// A value on a line.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label
  let least: ValueLabel
  let most: ValueLabel
  let onEditingChanged: (Bool) -> Void

  @MainActor public var body: some View {
    HStack {
      least
      SliderBody(
        value: value.wrappedValue, range: range, step: step, label: label,
        set: { [value, onEditingChanged] in
          onEditingChanged(true)
          value.wrappedValue = $0
          onEditingChanged(false)
        })
      most
    }
  }

  fileprivate static func number<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
    Binding<Double>(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
  }
}

extension Slider {
  /// A value within bounds, in steps where one is given, with labels at both ends.
  /// `onEditingChanged` is called with true before each change and with false after it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.number(value), range: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label(), least: minimumValueLabel(), most: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// The older form, with labels as values.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.number(value), range: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label(), least: minimumValueLabel, most: maximumValueLabel,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// With a label that is spoken, not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.number(value), range: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label(), least: EmptyView(), most: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.number(value), range: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }, label: EmptyView(), least: EmptyView(), most: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

nonisolated struct SliderBody<Label: View>: View {
  typealias Body = Never

  let value: Double
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label
  let set: (Double) -> Void

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? FieldNode ?? FieldNode(inputs)
    let name = node.name(of: view.label, inputs)
    var element = Element(.slider(value: view.value, range: view.range, step: view.step), accepts: .change)
      .enabled(inputs.environment.isEnabled)
    if !name.isEmpty { element.accessibility.label = name }
    node.draw(element, inputs)
    node.setHandler { kind, value in
      guard kind == .change, case .number(let number) = value, number.isFinite else { return false }
      view.set(min(max(number, view.range.lowerBound), view.range.upperBound))
      return true
    }
    return node
  }
}
