import Foundation

/// Work under way: how far it is, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never

  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let isCircular = inputs.environment.progressIsCircular ?? (view.fraction == nil)
    let element = Element(.progress(fraction: view.fraction, isCircular: isCircular))
    return DrawingNode.container(
      element, TupleView((view.label, view.currentValueLabel)), replacing: old, inputs)
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() {
    fraction = nil
    label = EmptyView()
    currentValueLabel = EmptyView()
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    fraction = Self.fraction(value, total)
    label = EmptyView()
    currentValueLabel = EmptyView()
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
    currentValueLabel = EmptyView()
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    fraction = Self.fraction(value, total)
    self.label = label()
    currentValueLabel = EmptyView()
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.fraction(value, total)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How progress is drawn: along a line or around a circle.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// nil leaves it to the kind of progress.
  nonisolated var _isCircular: Bool? { get }
}

public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public nonisolated var _isCircular: Bool? { nil }
}

public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public init(tint: Color) {}
  public nonisolated var _isCircular: Bool? { false }
}

public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public init(tint: Color) {}
  public nonisolated var _isCircular: Bool? { true }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { .init() }
}

extension EnvironmentValues {
  private struct ProgressStyleKey: EnvironmentKey { static let defaultValue: Bool? = nil }

  var progressIsCircular: Bool? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentChange { $0.progressIsCircular = style._isCircular })
  }
}
