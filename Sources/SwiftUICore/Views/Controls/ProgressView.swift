import Foundation

/// Work under way: how far it is, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never

  var fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  var timer: TimedProgress?

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    if let timer = view.timer {
      let ticking = TimelineView(.explicit(timer.moments(from: Date()))) { context in
        var now = view
        (now.fraction, now.timer) = (timer.fraction(at: context.date), nil)
        return now
      }
      return AnyView._node(for: AnyView(ticking), replacing: old, inputs)
    }
    if let style = inputs.environment.progressStyle {
      let configuration = ProgressViewStyleConfiguration(
        fractionCompleted: view.fraction,
        label: Label.self == EmptyView.self ? nil : _StyledPart(view.label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : _StyledPart(view.currentValueLabel))
      return AnyView._node(
        for: style.body(configuration), replacing: old, inputs.changing { $0.progressStyle = nil })
    }
    let isCircular = inputs.environment.progressIsCircular ?? (view.fraction == nil)
    if !isCircular, CurrentValueLabel.self != EmptyView.self {
      let column = LabelledBar(
        bar: ProgressView<Label, EmptyView>(
          fraction: view.fraction, label: view.label, currentValueLabel: EmptyView()),
        currentValueLabel: view.currentValueLabel)
      return AnyView._node(for: AnyView(column), replacing: old, inputs)
    }
    var element = Element(.progress(fraction: view.fraction, isCircular: isCircular))
    if inputs.environment.hidesLabels {
      element.accessibility.label = (view.label as? Text)?.plain(in: inputs.environment)
      return DrawingNode.container(element, view.currentValueLabel, replacing: old, inputs)
    }
    return DrawingNode.container(
      element, TupleView((view.label, view.currentValueLabel)), replacing: old, inputs)
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

/// How far the work is stands below the bar.
private nonisolated struct LabelledBar<Bar: View, CurrentValueLabel: View>: View {
  let bar: Bar
  let currentValueLabel: CurrentValueLabel

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      bar
      currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Work of unknown length, around a circle.
  public init() {
    fraction = nil
    label = EmptyView()
    currentValueLabel = EmptyView()
  }

  /// Work by how much of the total is done, held within 0 and the total; nil is work of unknown length.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    fraction = Self.fraction(value, total)
    label = EmptyView()
    currentValueLabel = EmptyView()
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work of unknown length, with any view as the label.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
    currentValueLabel = EmptyView()
  }

  /// Work by how much of the total is done, with any view as the label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    fraction = Self.fraction(value, total)
    self.label = label()
    currentValueLabel = EmptyView()
  }
}

extension ProgressView {
  /// With a second view that tells how far the work is.
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
  /// Work of unknown length, with a string key as the label.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Work of unknown length, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Work by how much of the total is done, with a string key as the label.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Work by how much of the total is done, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How progress is drawn: along a line or around a circle.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// How this module's own styles are drawn; nil for an app's own.
  nonisolated var _look: _ProgressLook? { get }
}

/// The hosts' looks of progress. `automatic` leaves it to the kind of progress.
public enum _ProgressLook: Sendable { case automatic, linear, circular }

extension ProgressViewStyle {
  public nonisolated var _look: _ProgressLook? { nil }
}

extension ProgressViewStyle where Body == ProgressView<_StyledPart?, _StyledPart?> {
  public func makeBody(configuration: Configuration) -> Body { ProgressView(configuration) }
}

/// Progress as its style sees it.
public nonisolated struct ProgressViewStyleConfiguration {
  /// What the work is called.
  public typealias Label = _StyledPart
  /// What tells how far the work is.
  public typealias CurrentValueLabel = _StyledPart

  /// 0…1; nil where the length of the work is unknown.
  public let fractionCompleted: Double?
  /// What the work is called; nil where it has no label.
  public var label: Label?
  /// What tells how far the work is; nil where there is no such label.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressView where Label == _StyledPart?, CurrentValueLabel == _StyledPart? {
  /// The progress that a style was asked to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label
    currentValueLabel = configuration.currentValueLabel
  }
}

/// A style that was made with a colour; nil is the one around.
nonisolated protocol TintedStyle {
  var tint: Color? { get }
}

/// A line where the length of the work is known, else a circle.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public typealias Body = ProgressView<_StyledPart?, _StyledPart?>
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _look: _ProgressLook? { .automatic }
}

/// Along a line.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, TintedStyle, Sendable {
  public typealias Body = ProgressView<_StyledPart?, _StyledPart?>
  let tint: Color?
  /// The same as `.linear`.
  public init() { tint = nil }
  /// In a colour of its own.
  public init(tint: Color) { self.tint = tint }
  public nonisolated var _look: _ProgressLook? { .linear }
}

/// Around a circle.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, TintedStyle, Sendable {
  public typealias Body = ProgressView<_StyledPart?, _StyledPart?>
  let tint: Color?
  /// The same as `.circular`.
  public init() { tint = nil }
  /// In a colour of its own.
  public init(tint: Color) { self.tint = tint }
  public nonisolated var _look: _ProgressLook? { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A line where the length of the work is known, else a circle.
  public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Along a line.
  public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Around a circle.
  public static var circular: CircularProgressViewStyle { .init() }
}

extension EnvironmentValues {
  private struct ProgressStyleKey: EnvironmentKey { static let defaultValue: Bool? = nil }

  var progressStyle: CustomStyle<ProgressViewStyleConfiguration>? {
    get { self[CustomStyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[CustomStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }

  var progressIsCircular: Bool? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the progress views within along a line, around a circle, or as an app's own style says.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let look = style._look
    let custom = look == nil ? CustomStyle(style) { $0.makeBody(configuration: $1) } : nil
    return modifier(
      EnvironmentChange {
        $0.progressIsCircular = look.flatMap { $0 == .automatic ? nil : $0 == .circular }
        $0.progressStyle = custom
      }
    ).tint((style as? any TintedStyle)?.tint)
  }
}

extension ProgressView {
  /// How far work has come when the view is made: Foundation on Linux does not tell of changes.
  public init(_ progress: Progress) where Label == Text, CurrentValueLabel == Text {
    self.init(
      value: progress.isIndeterminate ? nil : progress.fractionCompleted, total: 1,
      label: { Text(progress.localizedDescription ?? "") },
      currentValueLabel: { Text(progress.localizedAdditionalDescription ?? "") })
  }
}
